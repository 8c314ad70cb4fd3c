import type { EngineOrder, Fill } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { FakeSocket } from '../../sockets.ts'
import { fillRows, updateRow } from './account-wire.ts'
import { bookRow, coinOf, tradeRow } from './wire.ts'

export interface Subscription {
  type?: string
  coin?: string
  user?: string
}
export interface Side {
  market: ScenarioMarket
  side: 0 | 1
}

export const TRADES_SENT = 10

export type Channels = ReturnType<typeof createChannels>

/** Creates the channels of one connection: what is subscribed, and the messages it receives. */
export function createChannels(exchange: Exchange, sides: ReadonlyMap<string, Side>, socket: FakeSocket) {
  const { engine } = exchange
  const subscribed = new Map<string, Subscription>()
  const has = (subscription: Subscription) => subscribed.has(JSON.stringify(subscription))

  const sendBook = (coin: string): void => {
    const found = sides.get(coin)
    if (found) socket.push({ channel: 'l2Book', data: bookRow(exchange, found.market, found.side) })
  }
  /** Books with changes that were not sent yet: all of one instant are sent together. */
  const changed = new Set<string>()
  const sendBooks = (): void => {
    for (const coin of changed) sendBook(coin)
    changed.clear()
  }

  return {
    has,
    add: (subscription: Subscription) => subscribed.set(JSON.stringify(subscription), subscription),
    remove: (subscription: Subscription) => subscribed.delete(JSON.stringify(subscription)),
    sendBook,
    sendFill(fill: Fill): void {
      for (const side of [0, 1] as const) {
        const coin = coinOf({ id: fill.market }, side)
        const found = sides.get(coin)
        if (!found || !has({ type: 'trades', coin })) continue
        const trade = exchange.trades(found.market, TRADES_SENT).find(({ id }) => id === fill.id)
        if (trade) socket.push({ channel: 'trades', data: [tradeRow(found.market, trade, side)] })
      }
      for (const { account } of [fill.taker, fill.maker]) {
        if (!has({ type: 'userFills', user: account })) continue
        const fills = fillRows(engine.fills, account).filter(({ time }) => time === fill.at)
        socket.push({ channel: 'userFills', data: { user: account, fills: fills.slice(0, 1) } })
      }
    },
    sendOrder(order: EngineOrder): void {
      for (const side of [0, 1] as const) {
        const coin = coinOf({ id: order.market }, side)
        if (!has({ type: 'l2Book', coin })) continue
        if (changed.size === 0) queueMicrotask(sendBooks)
        changed.add(coin)
      }
      if (has({ type: 'orderUpdates', user: order.account })) {
        socket.push({ channel: 'orderUpdates', data: [updateRow(order)] })
      }
    },
    tick(): void {
      for (const { type, coin = '' } of subscribed.values()) {
        const found = sides.get(coin)
        // Nothing is sent about outcomes that have left the universe.
        if (type === 'l2Book' && found && exchange.quote(found.market)) sendBook(coin)
      }
    },
  }
}
