import type { MatchedPrices, OrderBook, SubscribedAddressSnapshot, Trade } from '../models.ts'
import type { Watch } from './watch.ts'

/**
 * The live streams of a venue. Each call creates one watch: it emits the known state first, then every later value as a
 * whole. Values that were not read yet are merged. An unknown id ends the watch with a typed error. A lost connection
 * does not: it is restored, and the next value is the state by then.
 */
export interface Streams {
  orderBook?(outcomeId: string): Watch<OrderBook>
  trades?(outcomeId: string): Watch<Trade[]>
  /** The state of a wallet, complete each time. */
  account?(address: string): Watch<SubscribedAddressSnapshot>
  /** The quotes of all markets of a question; only the router has this stream. */
  matchedPrices?(question: string): Watch<MatchedPrices>
}
