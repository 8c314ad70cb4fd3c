import type { MarketOutcome, UnifiedMarket } from '@crossvenue/venues'
import type { ClusterEvent } from './cluster.ts'

// Rules, pictures and metadata are most of an event's bytes and seldom what a list is read for. `yes` and `no` repeat
// entries of `outcomes`, a market's quotes those of its first outcome, and a market's venue and event stand above it.
const eventFields = [
  'id',
  'eventId',
  'sourceExchange',
  'title',
  'slug',
  'url',
  'startDate',
  'category',
  'volume24h',
  'volume',
  'volumeUnit',
  'marketCount',
] as const satisfies readonly (keyof ClusterEvent)[]

const marketFields = [
  'marketId',
  'title',
  'slug',
  'url',
  'startDate',
  'resolutionDate',
  'status',
  'asOf',
  'volume24h',
  'volume',
  'liquidity',
  'lastPrice',
] as const satisfies readonly (keyof UnifiedMarket)[]

const outcomeFields = [
  'outcomeId',
  'label',
  'price',
  'bestBid',
  'bestAsk',
] as const satisfies readonly (keyof MarketOutcome)[]

/** Reduces an event to what a list of clusters shows of it. */
export const compactEvent = (event: ClusterEvent): ClusterEvent => ({
  ...pick(event, eventFields),
  markets: event.markets.map(compactMarket),
})

const compactMarket = (market: UnifiedMarket): UnifiedMarket => ({
  ...pick(market, marketFields),
  outcomes: market.outcomes.map((outcome) => pick(outcome, outcomeFields)),
})

function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  const picked: Partial<T> = {}
  for (const name of names) if (from[name] !== undefined) picked[name] = from[name]
  return picked as Pick<T, K>
}
