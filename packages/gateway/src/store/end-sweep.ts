import type { Kysely } from 'kysely'
import { removeEvents } from './remove-events.ts'
import type { Schema } from './schema.ts'
import type { Page, Sweep } from './store.ts'

// A list that lost more than half of its events, and more than a few, may have been cut short.
const FEW = 10
const SUSPICIOUS_SHARE = 0.5

/**
 * Removes the events that a finished sweep did not see. If they are suspiciously many, they are kept, and removed only if
 * the next sweep does not see them either.
 */
export async function endSweep(
  transaction: Kysely<Schema>,
  { feed, number }: Sweep,
  { isCertain = false, at }: Pick<Page, 'isCertain' | 'at'>,
): Promise<{ removed: string[]; held: number }> {
  const unseen = await count(transaction, feed, number)
  const isSuspicious = !isCertain && unseen > FEW && unseen > SUSPICIOUS_SHARE * (await count(transaction, feed))
  const held = isSuspicious ? await heldSweep(transaction, feed) : null
  const isFirst = isSuspicious && held === null
  const removed = isFirst ? [] : await removeEvents(transaction, { feed, since: held ?? number, at })
  await transaction
    .updateTable('feeds')
    .set({ held_sweep: isFirst ? number : null })
    .where('feed', '=', feed)
    .execute()
  return { removed, held: isFirst ? unseen : 0 }
}

async function count(transaction: Kysely<Schema>, feed: string, before?: number): Promise<number> {
  let events = transaction
    .selectFrom('events')
    .select((is) => is.fn.countAll<number>().as('events'))
    .where('feed', '=', feed)
  if (before !== undefined) events = events.where('sweep', '<', before)
  return (await events.executeTakeFirstOrThrow()).events
}

async function heldSweep(transaction: Kysely<Schema>, feed: string): Promise<number | null> {
  const row = await transaction.selectFrom('feeds').select('held_sweep').where('feed', '=', feed).executeTakeFirst()
  return row?.held_sweep ?? null
}
