import { randomUUID } from 'node:crypto'
import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
import type { SignIn } from './sign-in.ts'
import { bookRow } from './wire.ts'

const PATH = '/socket.io/?EIO=4&transport=websocket'
const NAMESPACE = '/markets,'
const PING_MS = 25_000

/** The public channel of prices, in the frames of Socket.IO: the whole book of YES with every change, and no first one. */
export const createStream =
  (exchange: Exchange, signIn: SignIn): Connect =>
  (path, headers) => {
    if (path !== PATH) return 400
    const isSigned = headers.has('lmts-signature')
    const member = isSigned ? signIn.verify(headers, 'GET', PATH, '') : undefined
    if (isSigned && !member) return 401
    return (socket) => {
      const markets = exchange.events('limitless').flatMap((event) => event.markets)
      let subscribed: string[] = []
      let isJoined = false
      socket.answer(
        `0${JSON.stringify({ sid: randomUUID(), upgrades: [], pingInterval: PING_MS, pingTimeout: 20_000 })}`,
      )
      const pinging = setInterval(() => socket.answer('2'), PING_MS)
      pinging.unref()

      const emit = (name: string, body: object): void => socket.push(`42${NAMESPACE}${JSON.stringify([name, body])}`)
      /** Markets with changes that were not sent yet: all of one instant are sent together. */
      const changed = new Set<string>()
      const sendBooks = (): void => {
        for (const market of markets) {
          if (!changed.delete(market.id) || !subscribed.includes(market.slug)) continue
          const { midpoint: _, lastTradePrice: __, ...orderbook } = bookRow(exchange, market)
          emit('orderbookUpdate', { marketSlug: market.slug, orderbook, timestamp: exchange.now() })
        }
      }
      const own = new Set<string>()
      const isOwn = ({ account }: EngineOrder) => account === member?.address
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) {
          const { taker, maker, market } = event.fill
          const isMine = own.has('subscribe_transactions') && (isOwn(taker) || isOwn(maker))
          if (isMine) emit('tx', { status: 'CONFIRMED', source: 'CLOB', marketId: market, timestamp: exchange.now() })
          return
        }
        if (own.has('subscribe_order_events') && isOwn(event.order)) emit('orderEvent', { orderId: event.order.id })
        if (changed.size === 0) queueMicrotask(sendBooks)
        changed.add(event.order.market)
      })

      const events = new Map<string, (body: { marketSlugs?: string[] }) => void>(
        Object.entries({
          // The list of a new subscription replaces the one before.
          subscribe_market_prices({ marketSlugs = [] }) {
            subscribed = marketSlugs
            for (const market of markets) if (subscribed.includes(market.slug)) exchange.trade(market)
          },
          subscribe_transactions: () => subscribeOwn('subscribe_transactions'),
          subscribe_order_events: () => subscribeOwn('subscribe_order_events'),
        }),
      )
      function subscribeOwn(channel: string): void {
        if (member) own.add(channel)
        else emit('exception', { status: 'error', message: 'Unauthorized' })
      }
      return {
        received(text) {
          if (text === '3') return
          if (text === `40${NAMESPACE}`) {
            isJoined = true
            socket.answer(`40${NAMESPACE}${JSON.stringify({ sid: randomUUID() })}`)
          } else if (isJoined && text.startsWith(`42${NAMESPACE}`)) {
            const [name, body = {}] = JSON.parse(text.slice(2 + NAMESPACE.length))
            const run = events.get(name)
            if (run) run(body)
            else emit('exception', { status: 'error', message: `unknown event ${name}` })
          } else socket.close()
        },
        closed() {
          clearInterval(pinging)
          quiet()
        },
      }
    }
  }
