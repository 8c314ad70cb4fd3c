import type { MarketOutcome, UnifiedMarket } from '@crossvenue/venues'
import type { ClusterEvent } from './cluster.ts'

// Rules, images and metadata are most of an event's bytes and rarely needed in a list. `yes` and `no` repeat entries of
// `outcomes`, a market's quotes repeat those of its first outcome, and its venue and event are those of the event.
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

/** Returns the fields of an event that a list of clusters shows. */
export const compactEvent = (event: ClusterEvent): ClusterEvent => ({
  ...pick(event, eventFields),
  description: undefined,
  markets: event.markets.map(compactMarket),
})

/** Returns the fields of a market that a list shows. */
export const compactMarket = (market: UnifiedMarket): UnifiedMarket => ({
  ...pick(market, marketFields),
  outcomes: market.outcomes.map((outcome) => pick(outcome, outcomeFields)),
})

/** Copies fields in this order, absent ones included: some become `null` on the wire and must come before the lists. */
const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
