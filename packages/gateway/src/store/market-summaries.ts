import type { Kysely, Selectable } from 'kysely'
import { inChunks } from './in-chunks.ts'
import { marketMember } from './market-member.ts'
import type { Schema } from './schema.ts'
import type { MarketRef, MarketSummary } from './store.ts'

/** Returns the summaries of those markets that are in the catalogue. */
export async function readMarketSummaries(
  database: Kysely<Schema>,
  markets: readonly MarketRef[],
): Promise<MarketSummary[]> {
  const wanted = new Set(markets.map(marketMember))
  const events = [...new Set(markets.map(({ eventId }) => eventId))]
  return readSummariesOf(database, events, (market) => wanted.has(marketMember(market)))
}

/** Returns the summaries of all markets of some events, or of those to keep. */
export function readSummariesOf(
  database: Kysely<Schema>,
  events: readonly string[],
  keep: (market: MarketRef) => boolean = () => true,
): Promise<MarketSummary[]> {
  return inChunks(events, async (some) => {
    const rows = await database.selectFrom('markets').select(columns).where('markets.event_id', 'in', some).execute()
    return rows.filter(keep).map(toSummary)
  })
}

const columns = [
  'markets.event_id as eventId',
  'markets.market_id as marketId',
  'title',
  'category',
  'volume24h',
  'is_open',
  'closes_at',
  'stated_fees',
  'outcomes',
  'quotes',
] as const

const toSummary = ({
  title,
  category,
  volume24h,
  is_open,
  closes_at,
  stated_fees,
  outcomes,
  quotes,
  eventId,
  marketId,
}: MarketRef &
  Pick<
    Selectable<Schema['markets']>,
    'title' | 'category' | 'volume24h' | 'is_open' | 'closes_at' | 'stated_fees' | 'outcomes' | 'quotes'
  >): MarketSummary => ({
  eventId,
  marketId,
  outcomes: readOutcomes(JSON.parse(outcomes ?? '[]'), JSON.parse(quotes ?? '[]')),
  ...(is_open !== null && { isOpen: is_open === 1 }),
  ...(closes_at !== null && { closesAt: closes_at }),
  ...(stated_fees !== null && { statedFees: JSON.parse(stated_fees) }),
  title: title ?? '',
  ...(category !== null && { category }),
  ...(volume24h !== null && { volume24h }),
})

/** Returns the outcomes of a market by their ids and the prices, bids and asks, in the same order. */
export function readOutcomes(
  ids: readonly string[],
  values: readonly (readonly (number | null)[])[],
): MarketSummary['outcomes'] {
  return ids.map((outcomeId, index) => {
    const [price = null, bestBid = null, bestAsk = null] = values[index] ?? []
    return {
      outcomeId,
      ...(price !== null && { price }),
      ...(bestBid !== null && { bestBid }),
      ...(bestAsk !== null && { bestAsk }),
    }
  })
}
