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
