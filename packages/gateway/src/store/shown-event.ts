import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '@crossvenue/venues'
import { countedVolume } from './counted-volume.ts'
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

/** An event as lists arrange it: a list shows few of its markets, and only those are read. */
export interface ShownEvent extends Omit<CatalogueEvent, 'markets'> {
  markets: readonly ShownMarket[]
}

/** A market of such an event, with the fields by which it is chosen. */
export interface ShownMarket extends Pick<UnifiedMarket, 'marketId' | 'title'> {
  /** Its volume of a day as markets are compared by it: see `countedVolume`. */
  volume?: number | undefined
  /** Returns at least the fields that a list shows. */
  read(): UnifiedMarket
}

/** Returns a whole event as lists arrange it. */
export const wholeAsShown = (event: CatalogueEvent): ShownEvent => ({
  ...event,
  markets: event.markets.map((market) => ({
    marketId: market.marketId,
    title: market.title,
    volume: countedVolume(market),
    read: () => market,
  })),
})

/** Copies fields in this order, absent ones included: some become `null` on the wire and must come before the lists. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>
  for (const name of names) picked[name] = from[name]
  return picked
}
