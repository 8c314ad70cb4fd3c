import type { Method, Venue } from '@crossvenue/venues'

/** The operations of the router. */
export const ROUTER_METHODS = [
  'loadMarkets',
  'fetchMarkets',
  'fetchEvents',
  'fetchOrderBook',
  'fetchMarketMatches',
  'fetchMatches',
  'fetchEventMatches',
  'compareMarketPrices',
  'fetchRelatedMarkets',
  'fetchHedges',
  'fetchMatchedMarkets',
  'fetchMatchedPrices',
  'fetchMatchedEventClusters',
  'fetchMatchedMarketClusters',
  'fetchArbitrage',
  'watchMatchedPrices',
  'unwatchMatchedPrices',
] as const satisfies readonly Method[]

export type RouterOperations = Required<Pick<Venue, (typeof ROUTER_METHODS)[number]>>

/** The router with operations that do nothing, for documents that list operations. */
export const silentRouter: Venue = {
  id: 'router',
  name: 'Router',
  ...Object.fromEntries(ROUTER_METHODS.map((method) => [method, async () => undefined])),
}
