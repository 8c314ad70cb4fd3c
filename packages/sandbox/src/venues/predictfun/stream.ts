import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
import type { Members } from './members.ts'
import { bookRow, createOutcomes, numberOf } from './wire.ts'

const BEAT_MS = 15_000

interface Command {
  method?: string
  requestId?: number
  params?: string[]
}

/** The socket: whole books of the first outcome, and the orders of the wallet whose token a topic holds. */
export const createStream =
  (exchange: Exchange, members: Members, knows: (key: string) => boolean): Connect =>
  (path, headers) => {
    const { pathname, searchParams } = new URL(path, 'http://venue.test')
    if (pathname !== '/ws') return 404
    if (!knows(headers.get('x-api-key') ?? searchParams.get('apiKey') ?? '')) return 401
    return (socket) => {
      const outcomes = createOutcomes(exchange)
      const markets = new Map(
        exchange.events('predictfun').flatMap(({ markets }) => markets.map((market) => [market.id, market] as const)),
      )
      const books = new Set<string>()
      /** Topics of wallets, by wallet. */
      const wallets = new Map<string, string>()
      /** Markets with changes that were not sent yet: all of one instant are sent together. */
      const changed = new Set<string>()
      const sendBooks = (): void => {
        for (const id of changed) {
          const market = books.has(id) && markets.get(id)
          const data = market && { ...bookRow(exchange, market), version: 1 }
          if (data) socket.push({ type: 'M', topic: `predictOrderbook/${id}`, data })
        }
        changed.clear()
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) return
        const { order } = event
        const topic = wallets.get(order.account)
        if (topic !== undefined) {
          const { market, event: category } = outcomes.find(order.market, order.token)
          const happened =
            order.status === 'canceled'
              ? 'orderCancelled'
              : order.filled > 0n
                ? 'orderTransactionSuccess'
                : 'orderAccepted'
          const details = { categorySlug: category.slug, marketId: Number(market.id), outcomeIndex: order.token + 1 }
          const data = {
            type: happened,
            orderId: String(numberOf(order.id)),
            orderHash: order.id,
            timestamp: exchange.now(),
            walletAddress: order.account,
            details,
          }
          socket.push({ type: 'M', topic, data })
        }
        if (changed.size === 0) queueMicrotask(sendBooks)
        changed.add(order.market)
      })
      const beating = setInterval(() => socket.answer({ type: 'M', topic: 'heartbeat', data: exchange.now() }), BEAT_MS)
      beating.unref()

      /** Changes a subscription; false where there is no such topic. */
      const change = (method: string, topic: string): boolean => {
        const [kind, name = ''] = topic.split('/')
        const market = kind === 'predictOrderbook' ? markets.get(name) : undefined
        const wallet = kind === 'predictWalletEvents' ? members.wallet(name) : undefined
        if (method === 'unsubscribe') return books.delete(name) || (wallet !== undefined && wallets.delete(wallet))
        if (market) {
          exchange.trade(market)
          books.add(name)
        } else if (wallet !== undefined) wallets.set(wallet, topic)
        return market !== undefined || wallet !== undefined
      }
      return {
        received(text) {
          const { method = '', requestId, params: [topic = ''] = [] }: Command = JSON.parse(text)
          if (method === 'heartbeat') return
          const isKnown = method === 'subscribe' || method === 'unsubscribe'
          const success = isKnown && change(method, topic)
          const error = { code: 'invalid_topic', message: 'Invalid topic' }
          socket.answer({ type: 'R', requestId, success, ...(!success && { error }) })
        },
        closed() {
          clearInterval(beating)
          quiet()
        },
      }
    }
  }
