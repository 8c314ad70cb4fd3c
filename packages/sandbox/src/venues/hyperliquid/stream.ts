import type { Exchange } from '../../exchange.ts'
import type { Connect, FakeSocket } from '../../sockets.ts'
import { fillRows, updateRow } from './account-wire.ts'
import { bookRow, coinOf, tradeRow } from './wire.ts'

interface Subscription {
  type?: string
  coin?: string
  user?: string
}
interface Command {
  method?: string
  subscription?: Subscription
}

const SILENCE_MS = 60_000
const TRADES_SENT = 10

/** The one socket: whole books with every change and every second, trades of both sides, and what wallets do. */
export function createStream(exchange: Exchange): { connect: Connect; tick: () => void } {
  const { engine } = exchange
  const sides = new Map(
    exchange
      .events('hyperliquid')
      .flatMap((event) => event.markets)
      .flatMap((market) => ([0, 1] as const).map((side) => [coinOf(market, side), { market, side }] as const)),
  )
  const clocks = new Set<() => void>()

  const connect: Connect = (path) => {
    if (path !== '/ws') return 404
    return (socket) => serve(socket)
  }

  const serve = (socket: FakeSocket) => {
    const subscribed = new Map<string, Subscription>()
    const has = (subscription: Subscription) => subscribed.has(JSON.stringify(subscription))
    const wants = (type: string, coin: string) => has({ type, coin })
    const book = (coin: string): void => {
      const found = sides.get(coin)
      if (found) socket.push({ channel: 'l2Book', data: bookRow(exchange, found.market, found.side) })
    }
    /** Books with changes that were not sent yet: all of one instant are sent together. */
    const changed = new Set<string>()
    const sendBooks = (): void => {
      for (const coin of changed) book(coin)
      changed.clear()
    }
    const quiet = engine.listen((event) => {
      const { market: id } = 'fill' in event ? event.fill : event.order
      for (const side of [0, 1] as const) {
        const coin = coinOf({ id }, side)
        if ('fill' in event) {
          const found = sides.get(coin)
          if (!found || !wants('trades', coin)) continue
          const trade = exchange.trades(found.market, TRADES_SENT).find((each) => each.id === event.fill.id)
          if (trade) socket.push({ channel: 'trades', data: [tradeRow(found.market, trade, side)] })
        } else if (wants('l2Book', coin)) {
          if (changed.size === 0) queueMicrotask(sendBooks)
          changed.add(coin)
        }
      }
      if (!('fill' in event)) {
        const { order } = event
        if (has({ type: 'orderUpdates', user: order.account })) {
          socket.push({ channel: 'orderUpdates', data: [updateRow(order)] })
        }
        return
      }
      for (const { account } of [event.fill.taker, event.fill.maker]) {
        if (!has({ type: 'userFills', user: account })) continue
        const fills = fillRows(engine.fills, account).filter(({ time }) => time === event.fill.at)
        socket.push({ channel: 'userFills', data: { user: account, fills: fills.slice(0, 1) } })
      }
    })
    const tick = (): void => {
      for (const { type, coin = '' } of subscribed.values()) {
        const found = sides.get(coin)
        // Nothing is sent about outcomes that have left the universe.
        if (type === 'l2Book' && found && exchange.quote(found.market)) book(coin)
      }
    }
    clocks.add(tick)

    const openings = new Map<string, (subscription: Subscription) => boolean>(
      Object.entries({
        l2Book({ coin = '' }) {
          const found = sides.get(coin)
          if (!found) return false
          exchange.trade(found.market)
          queueMicrotask(() => book(coin))
          return true
        },
        trades({ coin = '' }) {
          const found = sides.get(coin)
          if (!found) return false
          const rows = exchange
            .trades(found.market, TRADES_SENT)
            .map((trade) => tradeRow(found.market, trade, found.side))
          queueMicrotask(() => socket.push({ channel: 'trades', data: rows }))
          return true
        },
        userFills({ user = '' }) {
          const data = { isSnapshot: true, user, fills: fillRows(engine.fills, user) }
          queueMicrotask(() => socket.push({ channel: 'userFills', data }))
          return true
        },
        orderUpdates: ({ user }) => user !== undefined,
      }),
    )
    const subscribe = (subscription: Subscription): void => {
      const type = subscription.type ?? ''
      const wrong = has(subscription)
        ? 'Already subscribed'
        : !(openings.has(type) && openings.get(type)?.(subscription)) && 'Invalid subscription'
      if (wrong) {
        socket.answer({ channel: 'error', data: `${wrong}: ${JSON.stringify(subscription)}` })
        return
      }
      subscribed.set(JSON.stringify(subscription), subscription)
      socket.answer({ channel: 'subscriptionResponse', data: { method: 'subscribe', subscription } })
    }

    let idle: NodeJS.Timeout | undefined
    const heard = (): void => {
      clearTimeout(idle)
      idle = setTimeout(() => socket.close(), SILENCE_MS)
      idle.unref()
    }
    heard()
    return {
      received(text: string) {
        heard()
        const { method, subscription = {} }: Command = JSON.parse(text)
        if (method === 'ping') socket.answer({ channel: 'pong' })
        else if (method === 'subscribe') subscribe(subscription)
        else if (method === 'unsubscribe') subscribed.delete(JSON.stringify(subscription))
        else socket.answer({ channel: 'error', data: `Error parsing JSON into valid websocket request: ${text}` })
      },
      closed() {
        clearTimeout(idle)
        clocks.delete(tick)
        quiet()
      },
    }
  }

  return {
    connect,
    tick() {
      exchange.tick()
      for (const tick of clocks) tick()
    },
  }
}
