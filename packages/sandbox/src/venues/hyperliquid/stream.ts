import type { Exchange } from '../../exchange.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import { fillRows } from './account-wire.ts'
import { type Channels, createChannels, type Side, type Subscription, TRADES_SENT } from './channels.ts'
import { coinOf, tradeRow } from './wire.ts'

interface Command {
  method?: string
  subscription?: Subscription
}

const SILENCE_MS = 60_000

/** The one socket: whole books with every change and every second, trades of both sides, and what wallets do. */
export function createStream(exchange: Exchange): { connect: Connect; tick: () => void } {
  const sides = new Map(
    exchange
      .events('hyperliquid')
      .flatMap((event) => event.markets)
      .flatMap((market) => ([0, 1] as const).map((side) => [coinOf(market, side), { market, side }] as const)),
  )
  const connections = new Set<Channels>()
  return {
    connect: (path) => (path === '/ws' ? (socket) => serve(exchange, sides, connections, socket) : 404),
    tick() {
      exchange.tick()
      for (const { tick } of connections) tick()
    },
  }
}

function serve(
  exchange: Exchange,
  sides: ReadonlyMap<string, Side>,
  connections: Set<Channels>,
  socket: FakeSocket,
): SocketHandler {
  const { engine } = exchange
  const channels = createChannels(exchange, sides, socket)
  connections.add(channels)
  const quiet = engine.listen((event) => {
    if ('fill' in event) channels.sendFill(event.fill)
    else channels.sendOrder(event.order)
  })

  /** The first messages of each kind of subscription; false for one that the venue refuses. */
  const openings = new Map<string, (subscription: Subscription) => boolean>(
    Object.entries({
      l2Book({ coin = '' }) {
        const found = sides.get(coin)
        if (!found) return false
        exchange.trade(found.market)
        queueMicrotask(() => channels.sendBook(coin))
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
    const wrong = channels.has(subscription)
      ? 'Already subscribed'
      : !openings.get(subscription.type ?? '')?.(subscription) && 'Invalid subscription'
    if (wrong) {
      socket.answer({ channel: 'error', data: `${wrong}: ${JSON.stringify(subscription)}` })
      return
    }
    channels.add(subscription)
    socket.answer({ channel: 'subscriptionResponse', data: { method: 'subscribe', subscription } })
  }

  let idle: NodeJS.Timeout | undefined
  const received = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => socket.close(), SILENCE_MS)
    idle.unref()
  }
  received()
  return {
    received(text) {
      received()
      const { method, subscription = {} }: Command = JSON.parse(text)
      if (method === 'ping') socket.answer({ channel: 'pong' })
      else if (method === 'subscribe') subscribe(subscription)
      else if (method === 'unsubscribe') channels.remove(subscription)
      else socket.answer({ channel: 'error', data: `Error parsing JSON into valid websocket request: ${text}` })
    },
    closed() {
      clearTimeout(idle)
      connections.delete(channels)
      quiet()
    },
  }
}
