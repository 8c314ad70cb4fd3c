import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Records since when the catalogue has had changes that are not matched. */
export const noteMatchingDue = (transaction: Kysely<Schema>, at: number) =>
  transaction.updateTable('counters').set({ due_since: at }).where('due_since', 'is', null).execute()

/** Records that the catalogue is matched up to `content`; later changes are due since the matching began. */
export const noteMatched = (transaction: Kysely<Schema>, content: number, begun: number) =>
  transaction
    .updateTable('counters')
    .set((is) => ({
      matched: content,
      due_since: is.case().when('content', '=', content).then(null).else(begun).end(),
    }))
    .returning('revision')
    .executeTakeFirstOrThrow()

/** Notes what made the edges, unless others of a later state are there. */
export async function noteMadeBy(transaction: Kysely<Schema>, maker: string, content: number): Promise<void> {
  await transaction
    .updateTable('last_matching')
    .set({ made_by: maker })
    .where(({ exists, selectFrom }) => exists(selectFrom('counters').select('matched').where('matched', '=', content)))
    .execute()
}
