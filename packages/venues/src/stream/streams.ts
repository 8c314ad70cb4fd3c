import type { MatchedPrices, OrderBook, SubscribedAddressSnapshot, Trade } from '../models.ts'
import type { Watch } from './watch.ts'

/**
 * The live streams of a venue. Each call is one reader: it gets the known state first, then every later value, whole.
 * Values that the reader has not taken yet are merged. An unknown id ends the watch with a typed error. A lost
 * connection does not: it is made again, and the next value is the state by then.
 */
export interface Streams {
  orderBook?(outcomeId: string): Watch<OrderBook>
  trades?(outcomeId: string): Watch<Trade[]>
  /** The state of a wallet, complete each time. */
  account?(address: string): Watch<SubscribedAddressSnapshot>
  /** The quotes of all markets of a question; only the router has them. */
  matchedPrices?(question: string): Watch<MatchedPrices>
}
