import type { Ref } from '@crossvenue/matcher'
import { type Override, orderOverride } from '@crossvenue/matcher/basics'
import type { Insertable, Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import { noteMatchingDue } from './matching-due.ts'
import { moveCounters } from './move-counters.ts'
import { eventOf, marketOf, type PairColumns, readRef } from './refs.ts'
import type { Schema } from './schema.ts'
import type { OverrideStore, StoredOverride } from './store.ts'

export async function readOverrides(database: Kysely<Schema>): Promise<StoredOverride[]> {
  const rows = await database
    .selectFrom('overrides')
    .selectAll()
    .orderBy('a_event')
    .orderBy('a_market')
    .orderBy('b_event')
    .orderBy('b_market')
    .orderBy('source')
    .execute()
  return rows.map((row) => ({
    a: readRef(row.a_event, row.a_market),
    b: readRef(row.b_event, row.b_market),
    relation: row.relation,
    ...(row.note !== null && { note: row.note }),
    source: row.source,
    ...(row.author !== null && { author: row.author }),
    createdAt: row.created_at,
  }))
}

export const createOverrideStore = (writer: Kysely<Schema>): OverrideStore => ({
  set: (override, at) =>
    writer.transaction().execute(async (transaction) => {
      await transaction
        .replaceInto('overrides')
        .values(toRow(override, 'command', at))
        .execute()
      await makeMatchingDue(transaction, at)
    }),

  remove: (a, b, at) =>
    writer.transaction().execute(async (transaction) => {
      const row = toRow({ a, b, relation: 'none' }, 'command', 0)
      const removed = await transaction
        .deleteFrom('overrides')
        .where('a_event', '=', row.a_event)
        .where('a_market', '=', row.a_market)
        .where('b_event', '=', row.b_event)
        .where('b_market', '=', row.b_market)
        .where('source', '=', 'command')
        .returning('a_event')
        .execute()
      if (removed.length > 0) await makeMatchingDue(transaction, at)
      return removed.length > 0
    }),

  replaceFile: (overrides, at) =>
    writer.transaction().execute(async (transaction) => {
      const before = (await readOverrides(transaction)).filter(({ source }) => source === 'file')
      if (sameSet(before, overrides)) return
      await transaction.deleteFrom('overrides').where('source', '=', 'file').execute()
      await inChunks(
        overrides.map((override) => toRow(override, 'file', at)),
        (some) => transaction.insertInto('overrides').values(some).execute(),
      )
      await makeMatchingDue(transaction, at)
    }),
})

async function makeMatchingDue(transaction: Kysely<Schema>, at: number): Promise<void> {
  await moveCounters(transaction, { revision: 1, content: 1 })
  await noteMatchingDue(transaction, at)
}

function toRow(
  override: Override & Pick<StoredOverride, 'author'>,
  source: StoredOverride['source'],
  at: number,
): Insertable<Schema['overrides']> & PairColumns {
  const { a, b, relation, note } = orderOverride(override)
  return {
    a_event: eventOf(a),
    a_market: marketOf(a),
    b_event: eventOf(b),
    b_market: marketOf(b),
    source,
    relation,
    note: note ?? null,
    author: override.author ?? null,
    created_at: at,
  }
}

function sameSet(some: readonly Override[], others: readonly Override[]): boolean {
  const written = (overrides: readonly Override[]) =>
    overrides.map((override) => JSON.stringify(partsOf(override))).sort()
  return written(some).join('\n') === written(others).join('\n')
}

function partsOf(override: Override) {
  const { a, b, relation, note } = orderOverride(override)
  const end = ({ venue, eventId, marketId }: Ref) => [venue, eventId, marketId]
  return [end(a), end(b), relation, note]
}
