import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Failure, Sweep } from './store.ts'

/** Continues the sweep of a feed that is under way if it is recent enough, else begins the next one. */
export async function beginSweep(
  transaction: Kysely<Schema>,
  feed: string,
  { at, freshSince }: { at: number; freshSince: number },
): Promise<Sweep> {
  const last = await transaction.selectFrom('feeds').selectAll().where('feed', '=', feed).executeTakeFirst()
  if (last && last.cursor !== null && (last.progress_at ?? 0) >= freshSince) {
    await transaction.updateTable('feeds').set({ progress_at: at }).where('feed', '=', feed).execute()
    return { feed, number: last.sweep, cursor: last.cursor }
  }
  const begun = { sweep: (last?.sweep ?? 0) + 1, cursor: null, source: null, progress_at: at }
  await transaction
    .insertInto('feeds')
    .values({ feed, ...begun })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet(begun))
    .execute()
  return { feed, number: begun.sweep }
}

/** Records why a sweep stopped. */
export async function recordFailure(
  database: Kysely<Schema>,
  feed: string,
  { code, message, at, resumable }: Failure & { at: number; resumable: boolean },
): Promise<void> {
  await database
    .updateTable('feeds')
    .set({ failed_at: at, failure: JSON.stringify({ code, message }), ...(!resumable && { cursor: null }) })
    .where('feed', '=', feed)
    .execute()
}
