import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Notes since when the catalogue has held changes that are not matched. */
export const noteMatchingDue = (transaction: Kysely<Schema>, at: number) =>
  transaction.updateTable('counters').set({ due_since: at }).where('due_since', 'is', null).execute()

/** Notes that the catalogue up to `content` is matched; what has changed since the matching began is due from then. */
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
