import { changedLevels, type LevelSizes } from '../../engine/level-sizes.ts'
import { ONE } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

export const BOOK_CHANNEL = 'orderbook_delta'

/** Sends the books of one connection: a snapshot first, then every level that changed. */
export function createBookChannel(
  exchange: Exchange,
  subscriptions: Subscriptions,
  marketOf: (ticker: string) => ScenarioMarket | undefined,
) {
  /** The state of each book as sent over this connection. */
  const sent = new Map<string, LevelSizes>()

  /** Sizes as the venue sends them: bids for YES and bids for NO, each at its own price. */
  const sizesOf = (ticker: string): LevelSizes => {
    const { bids, asks } = exchange.engine.levels(ticker)
    return new Map([
      ...bids.map(({ price, size }) => [`yes ${textOf(price, 4)}`, size] as const),
      ...asks.map(({ price, size }) => [`no ${textOf(ONE - price, 4)}`, size] as const),
    ])
  }

  return {
    snapshot(subscription: Subscription, ticker: string): void {
      const market = marketOf(ticker)
      if (!market) return
      exchange.trade(market)
      const sizes = sizesOf(ticker)
      sent.set(ticker, sizes)
      const side = (name: string) =>
        [...sizes]
          .filter(([level]) => level.startsWith(`${name} `))
          .map(([level, size]) => [level.slice(name.length + 1), textOf(size, 2)])
          .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
      const [yes, no] = [side('yes'), side('no')]
      // A side without orders is left out.
      subscriptions.push(subscription, 'orderbook_snapshot', {
        market_ticker: ticker,
        market_id: ticker,
        ...(yes.length > 0 && { yes_dollars_fp: yes }),
        ...(no.length > 0 && { no_dollars_fp: no }),
      })
    },
    sendChanges(ticker: string): void {
      const subscription = subscriptions.ofMarket(BOOK_CHANNEL, ticker)
      const before = sent.get(ticker)
      if (!subscription || !before) return
      const now = sizesOf(ticker)
      sent.set(ticker, now)
      for (const { level, size, previous } of changedLevels(before, now)) {
        const [side, price] = level.split(' ')
        subscriptions.push(subscription, BOOK_CHANNEL, {
          market_ticker: ticker,
          market_id: ticker,
          price_dollars: price,
          delta_fp: textOf(size - previous, 2),
          side,
          ts: new Date(exchange.now()).toISOString(),
          ts_ms: exchange.now(),
        })
      }
    },
    forget: (ticker: string) => sent.delete(ticker),
  }
}
