import type { Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import { marketMember } from './market-member.ts'
import type { Schema } from './schema.ts'
import { type Settlement, storeSettlements } from './settlements.ts'
import { winnerOf } from './winner-of.ts'

/**
 * Stores the results of all markets of these events that have or had an edge, with any relation: markets that are in no
 * question are audited too.
 */
export async function settleRelatedMarkets(
  transaction: Kysely<Schema>,
  events: readonly string[],
  at: number,
): Promise<void> {
  const closed = await inChunks(events, (some) =>
    transaction
      .selectFrom('markets')
      .select(['event_id', 'market_id', 'quotes', 'outcomes', 'is_open'])
      .where('event_id', 'in', some)
      .where('is_open', '=', 0)
      .execute(),
  )
  const settled = closed.flatMap((row): Settlement[] => {
    const winner = winnerOf(row)
    return winner === undefined ? [] : [{ eventId: row.event_id, marketId: row.market_id, winner }]
  })
  if (settled.length === 0) return
  const ids = [...new Set(settled.map(({ eventId }) => eventId))]
  const [known, related] = [await settledMarkets(transaction, ids), await relatedMarkets(transaction, ids)]
  const fresh = settled.filter((market) => related.has(marketMember(market)) && !known.has(marketMember(market)))
  if (fresh.length > 0) await storeSettlements(transaction, fresh, at)
}

async function settledMarkets(transaction: Kysely<Schema>, events: string[]): Promise<Set<string>> {
  const rows = await inChunks(events, (some) =>
    transaction
      .selectFrom('settlements')
      .select(['event_id as eventId', 'market_id as marketId'])
      .where('event_id', 'in', some)
      .execute(),
  )
  return new Set(rows.map(marketMember))
}

/** Returns the markets of events with an edge now, or with one that is kept because its other market left the lists. */
async function relatedMarkets(transaction: Kysely<Schema>, events: string[]): Promise<Set<string>> {
  const ends = [
    ['edges', 'a_event', 'a_market'],
    ['edges', 'b_event', 'b_market'],
    ['audited_markets', 'event_id', 'market_id'],
  ] as const
  const related = new Set<string>()
  for (const [table, event, market] of ends) {
    const rows = await inChunks(events, (some) =>
      transaction
        .selectFrom(table as 'edges')
        .select([`${event} as eventId` as 'a_event as eventId', `${market} as marketId` as 'a_market as marketId'])
        .where(event as 'a_event', 'in', some)
        .distinct()
        .execute(),
    )
    for (const row of rows) related.add(marketMember(row))
  }
  return related
}
