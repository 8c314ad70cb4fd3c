import type { Kysely } from 'kysely'
import { removeBookRefreshes } from './book-refreshes.ts'
import { inChunks } from './in-chunks.ts'
import { moveCounters } from './move-counters.ts'
import type { Schema } from './schema.ts'
import { keepEdges } from './settlements.ts'
import { removeTitles } from './titles/write-titles.ts'

/**
 * Removes the events of a feed that no sweep from `since` on has seen, with their edges, because an edge must never point
 * to a missing event. Returns their ids.
 */
export async function removeEvents(
  transaction: Kysely<Schema>,
  { feed, since, at }: { feed: string; since: number; at: number },
): Promise<string[]> {
  const gone = await transaction
    .selectFrom('events')
    .select('id')
    .where('feed', '=', feed)
    .where('sweep', '<', since)
    .execute()
  await keepEdges(
    transaction,
    gone.map(({ id }) => id),
    at,
  )
  const unseen = await transaction
    .deleteFrom('events')
    .where('feed', '=', feed)
    .where('sweep', '<', since)
    .returning('id')
    .execute()
  const ids = unseen.map(({ id }) => id)
  await removeMarkets(transaction, ids)
  await removeTitles(transaction, ids)
  await removeBookRefreshes(transaction, ids)
  const edges = await inChunks(ids, (some) => {
    const ends = transaction.selectFrom('edge_ends').select('id').where('event_id', 'in', some)
    return transaction
      .deleteFrom('edge_rows')
      .where((is) => is.or([is('a', 'in', ends), is('b', 'in', ends)]))
      .returning('id')
      .execute()
  })
  for (const table of ['links', 'edge_groups'] as const) {
    await inChunks(ids, (some) =>
      transaction
        .deleteFrom(table)
        .where((is) => is.or([is('a_event', 'in', some), is('b_event', 'in', some)]))
        .execute(),
    )
  }
  await moveCounters(transaction, { revision: edges.length })
  return ids
}

export const removeMarkets = (transaction: Kysely<Schema>, eventIds: string[]) =>
  inChunks(eventIds, (some) => transaction.deleteFrom('markets').where('event_id', 'in', some).execute())
