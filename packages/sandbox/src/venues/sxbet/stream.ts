import { serveCentrifugo } from '../../centrifugo.ts'
import type { EngineEvent } from '../../engine/engine.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import type { Members } from './members.ts'
import { type Books, fillRow, fillTradeRow, type Listings, orderRow } from './wire.ts'

const TRADES = 'recent_trades_v3:global'
const ALREADY = { error: { code: 105, message: 'already subscribed' } }

interface Serving {
  exchange: Exchange
  members: Members
  listings: Listings
  bookRow: Books
}

/** The socket: whole books by market, the trades of all markets, and the orders and fills of the account of its token. */
export const createStream =
  (serving: Serving): Connect =>
  (path) =>
    path === '/connection/websocket' ? (socket) => serve(serving, socket) : 404

function serve({ exchange, members, listings, bookRow }: Serving, socket: FakeSocket): SocketHandler {
  const channels = new Set<string>()
  /** Markets with changes that were not sent yet: all of one instant are sent together. */
  const changed = new Set<string>()
  let wallet: string | undefined
  const push = (channel: string, data: object): void => {
    if (channels.has(channel.toLowerCase())) socket.push({ push: { channel, pub: { data } } })
  }
  const sendBooks = (): void => {
    for (const id of changed) {
      const listed = channels.has(`orderbook_v3:${id}`) && listings.get(id)
      if (listed) push(`orderbook_v3:${id}`, bookRow(listed.market))
    }
    changed.clear()
  }
  const happened = (event: EngineEvent): void => {
    if ('fill' in event) {
      const { fill } = event
      const listed = listings.get(fill.market)
      if (listed) push(TRADES, { trade: fillTradeRow(listed, fill) })
      for (const order of [fill.taker, fill.maker]) {
        if (order.account === wallet) push(`account:fills_v3_#${wallet}`, fillRow(fill, order))
      }
      return
    }
    const { order } = event
    if (order.account === wallet) push(`account:orders_v3_#${wallet}`, orderRow(order))
    if (changed.size === 0) queueMicrotask(sendBooks)
    changed.add(order.market)
  }
  const quiet = exchange.engine.listen(happened)

  return serveCentrifugo(socket, {
    admits(token) {
      wallet = members.walletOfToken(token)
      return wallet !== undefined
    },
    subscribe(name) {
      const channel = name.toLowerCase()
      const [kind, rest = ''] = channel.split(':')
      const isOwn = [`orders_v3_#${wallet}`, `fills_v3_#${wallet}`].includes(rest)
      if (kind === 'account' && !isOwn) return { error: { code: 103, message: 'permission denied' } }
      if (kind !== 'account' && kind !== 'orderbook_v3' && channel !== TRADES) {
        return { error: { code: 102, message: 'unknown channel' } }
      }
      if (channels.has(channel)) return ALREADY
      const listed = kind === 'orderbook_v3' && listings.get(rest)
      if (listed) exchange.trade(listed.market)
      if (channel === TRADES) for (const { market } of listings.values()) exchange.trade(market)
      channels.add(channel)
      return { subscribe: {} }
    },
    unsubscribe: (name) => void channels.delete(name.toLowerCase()),
    close: quiet,
  })
}
