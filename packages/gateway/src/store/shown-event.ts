import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '@crossvenue/venues'
import type { CatalogueEvent } from './store.ts'

// Lists show a fifth of an event: rules, images and metadata are most of its bytes. That part is stored by itself, so
// that a list does not read the rest.

/** The fields of an event that a list shows. */
export const shownEventFields = [
  'id',
  'sourceExchange',
  'title',
  'url',
  'slug',
  'startDate',
  'category',
  'volume24h',
  'volume',
  'volumeUnit',
] as const satisfies readonly (keyof UnifiedEvent)[]

/** The fields of a market that a list shows. */
export const shownMarketFields = [
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

/** The fields of an outcome that a list shows. */
export const shownOutcomeFields = [
  'outcomeId',
  'label',
  'price',
  'bestBid',
  'bestAsk',
] as const satisfies readonly (keyof MarketOutcome)[]

const listedMarketFields = [...shownMarketFields, 'volumeUnit', 'category', 'subtitle'] as const

/**
 * Returns the part of an event that lists show, with the unit and category by which they sort and filter its markets, and
 * the options of the markets.
 */
export const shownEvent = (event: CatalogueEvent): CatalogueEvent => ({
  ...pick(event, shownEventFields),
  description: undefined,
  markets: event.markets.map((market) => ({
    ...pick(market, listedMarketFields),
    outcomes: market.outcomes.map((outcome) => pick(outcome, shownOutcomeFields)),
  })),
})

/** Copies fields in this order, absent ones included: some become `null` on the wire and must come before the lists. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>
  for (const name of names) picked[name] = from[name]
  return picked
}
