import type { OrderBook, SubscribedAddressSnapshot, Trade } from '../models.ts'
import type { Watch } from './watch.ts'

/**
 * What a venue tells as it happens. Each call is one reader: what is known already comes first, every later value is
 * whole, and a value that was not read before the next is merged with it. An unknown id ends the watch with a typed
 * error; a lost connection does not: it is made again, and the next value tells the state by then.
 */
export interface Streams {
  orderBook?(outcomeId: string): Watch<OrderBook>
  trades?(outcomeId: string): Watch<Trade[]>
  /** The state of a wallet, whole each time. */
  account?(address: string): Watch<SubscribedAddressSnapshot>
}
