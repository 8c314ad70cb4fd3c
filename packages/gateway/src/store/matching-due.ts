import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Records the time from which on the catalogue has changes that are not matched. */
export const noteMatchingDue = (transaction: Kysely<Schema>, at: number) =>
  transaction.updateTable('counters').set({ due_since: at }).where('due_since', 'is', null).execute()

/**
 * Records that the catalogue is matched up to the counter `content`. Later changes are due since the beginning of the
 * matching.
 */
export const noteMatched = (transaction: Kysely<Schema>, content: number, begun: number) =>
  transaction
    .updateTable('counters')
    .set((is) => ({
      matched: content,
      due_since: is.case().when('content', '=', content).then(null).else(begun).end(),
    }))
    .returning('revision')
    .executeTakeFirstOrThrow()

/** Records the version of the matcher that made the edges, unless there are edges of a later state. */
export async function noteMadeBy(transaction: Kysely<Schema>, maker: string, content: number): Promise<void> {
  await transaction
    .updateTable('last_matching')
    .set({ made_by: maker })
    .where(({ exists, selectFrom }) => exists(selectFrom('counters').select('matched').where('matched', '=', content)))
    .execute()
}
