import type {
  MatchedPrices,
  OrderBook,
  OrderEvent,
  Position,
  SubscribedAddressSnapshot,
  Ticker,
  Trade,
  UserTrade,
} from '../models.ts'
import type { AccountSignals } from './account-signals.ts'
import type { Watch } from './watch.ts'

/** Watches wallets; the streams of orders, trades and positions stand on its signals. */
export interface AccountWatch {
  (address: string): Watch<SubscribedAddressSnapshot>
  signals?: AccountSignals
}

/**
 * The live streams of a venue. Each call creates one watch: it emits the known state first, then every later value as a
 * whole. Values that were not read yet are merged. An unknown id ends the watch with a typed error. A lost connection
 * does not: it is restored, and the next value is the state by then.
 */
export interface Streams {
  orderBook?(outcomeId: string): Watch<OrderBook>
  trades?(outcomeId: string): Watch<Trade[]>
  /** The best prices and figures of an outcome; built on its book. */
  ticker?(outcomeId: string): Watch<Ticker>
  /** The state of a wallet, complete each time. */
  account?: AccountWatch
  /** Changes of the caller's orders: first all open ones, then each change once. */
  orders?(marketId?: string): Watch<OrderEvent[]>
  /** The caller's trades: first those since a time, then each later one once. */
  myTrades?(marketId?: string, since?: number): Watch<UserTrade[]>
  /** Positions of the caller or of a wallet: first all, then those that changed. */
  positions?(address?: string): Watch<Position[]>
  /** The quotes of all markets of a question; only the router has this stream. */
  matchedPrices?(question: string): Watch<MatchedPrices>
}
