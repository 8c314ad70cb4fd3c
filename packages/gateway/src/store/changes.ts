import type { Kysely } from 'kysely'
import type { Change, ChangeDetails, NewChange } from './change.ts'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'

/**
 * Stores changes in the transaction that makes them, so that no change is without a record and no record without a
 * change.
 */
export async function storeChanges(
  transaction: Kysely<Schema>,
  changes: readonly NewChange[],
  at: number,
): Promise<void> {
  await inChunks(
    changes.map(({ kind, data }) => ({ at, kind, data: JSON.stringify(data) })),
    (some) => transaction.insertInto('changes').values(some).execute(),
  )
}

/** Returns the changes after a place, oldest first. */
export async function readChanges(database: Kysely<Schema>, after: number, limit: number): Promise<Change[]> {
  const rows = await database
    .selectFrom('changes')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, at, kind, data }) => ({
    id,
    at: new Date(at).toISOString(),
    kind,
    data: JSON.parse(data) as ChangeDetails,
  }))
}

/** Returns the first and last stored places; if nothing is stored, both are the last place that was ever used. */
export async function changeRange(database: Kysely<Schema>): Promise<{ first: number; last: number }> {
  const { first, last } = await database
    .selectFrom('changes')
    .select((is) => [is.fn.min('id').as('first'), is.fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  return { first: first ?? 0, last: last ?? 0 }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The time for which changes are kept. */
export const CHANGES_KEPT_MS = 7 * DAY_MS

/** Deletes changes that are too old. The last one is kept, because its place determines the next. */
export const forgetChanges = (transaction: Kysely<Schema>, at: number) =>
  transaction
    .deleteFrom('changes')
    .where('at', '<', at - CHANGES_KEPT_MS)
    .where('id', '<', (is) => is.selectFrom('changes').select((each) => each.fn.max<number>('id').as('last')))
    .execute()
