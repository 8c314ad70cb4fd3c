import type { MarketOutcome, UnifiedMarket } from '@crossvenue/venues'
import type { ClusterEvent } from './cluster.ts'

// Rules, pictures and metadata are most of an event's bytes and seldom what a list is read for. `yes` and `no` repeat
// entries of `outcomes`, a market's quotes those of its first outcome, and a market's venue and event stand above it.
const eventFields = [
  'id',
  'eventId',
  'sourceExchange',
  'title',
  'url',
  'slug',
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
  description: undefined,
  markets: event.markets.map(compactMarket),
})

const compactMarket = (market: UnifiedMarket): UnifiedMarket => ({
  ...pick(market, marketFields),
  outcomes: market.outcomes.map((outcome) => pick(outcome, outcomeFields)),
})

/** Copies fields. An absent one keeps its place, so that the `null` some get on the wire stands before the lists. */
const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
