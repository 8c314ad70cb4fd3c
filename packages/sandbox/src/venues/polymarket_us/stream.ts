import { type EngineOrder, type Fill, isBid } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Connect } from '../../sockets.ts'
import { createPrivateStream, PRIVATE_PATH } from './private-stream.ts'
import type { SignIn } from './sign-in.ts'
import { bookRow, usd } from './wire.ts'

const PATH = '/v1/ws/markets'
const BEAT_MS = 10_000
const MAX_MARKETS = 100
const CHANNELS = ['MARKET_DATA', 'TRADE'].map((channel) => `SUBSCRIPTION_TYPE_${channel}`)

interface Subscription {
  requestId: string
  subscriptionType: string
  marketSlugs: string[]
}

/** The socket of markets, for members: the whole book at once and with every change, and trades. */
export const createStream =
  (
    exchange: Exchange,
    signIn: SignIn,
    marketOf: (slug: string) => ScenarioMarket | undefined,
    stamp: () => string,
  ): Connect =>
  (path, headers) => {
    if (path !== PATH && path !== PRIVATE_PATH) return 404
    const account = signIn.verify(headers, 'GET', path)
    if (account === undefined) return 401
    if (path === PRIVATE_PATH) return createPrivateStream(exchange, account)
    return (socket) => {
      const subscriptions = new Map<string, Subscription>()
      const send = (channel: string, slug: string, message: object): void => {
        for (const { requestId, subscriptionType, marketSlugs } of subscriptions.values()) {
          if (subscriptionType !== `SUBSCRIPTION_TYPE_${channel}` || !marketSlugs.includes(slug)) continue
          socket.push({ requestId, subscriptionType, ...message })
        }
      }
      /** Markets with changes that were not sent yet: all of one instant are sent together. */
      const changed = new Set<string>()
      const sendChanges = (): void => {
        for (const slug of [...changed]) {
          changed.delete(slug)
          const market = marketOf(slug)
          if (market) send('MARKET_DATA', slug, { marketData: bookRow(exchange, market, stamp()) })
        }
      }
      const sendTrade = ({ market, price, size, taker, maker }: Fill): void => {
        const part = (order: EngineOrder) => ({
          side: isBid(order) ? 'ORDER_SIDE_BUY' : 'ORDER_SIDE_SELL',
          intent: `ORDER_INTENT_${order.side === 'buy' ? 'BUY' : 'SELL'}_${order.token === 0 ? 'LONG' : 'SHORT'}`,
        })
        const trade = {
          marketSlug: market,
          price: usd(textOf(price, 3)),
          quantity: usd(textOf(size, 2)),
          tradeTime: stamp(),
          maker: part(maker),
          taker: part(taker),
        }
        send('TRADE', market, { trade })
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) return sendTrade(event.fill)
        if (changed.size === 0) queueMicrotask(sendChanges)
        changed.add(event.order.market)
      })
      const beating = setInterval(() => socket.answer({ heartbeat: {} }), BEAT_MS)
      beating.unref()

      /** Returns the problem with a subscription; undefined for a valid one. */
      const problemOf = ({ requestId, subscriptionType, marketSlugs }: Subscription): string | undefined => {
        if (requestId === '' || subscriptions.has(requestId)) return 'request id is required, and new'
        if (!CHANNELS.includes(subscriptionType)) return 'unknown subscription type'
        return marketSlugs.length === 0 || marketSlugs.length > MAX_MARKETS ? '1 to 100 market slugs' : undefined
      }
      const subscribe = (given: Partial<Subscription>): void => {
        const subscription = { requestId: '', subscriptionType: '', marketSlugs: [], ...given }
        const { requestId, subscriptionType, marketSlugs } = subscription
        const error = problemOf(subscription)
        if (error !== undefined) {
          socket.answer({ requestId, error })
          return
        }
        subscriptions.set(requestId, subscription)
        if (subscriptionType !== 'SUBSCRIPTION_TYPE_MARKET_DATA') return
        for (const slug of marketSlugs) {
          const market = marketOf(slug)
          // Nothing is said of a market that is not there.
          if (!market) continue
          exchange.trade(market)
          socket.push({ requestId, subscriptionType, marketData: bookRow(exchange, market, stamp()) })
        }
      }
      return {
        received(text) {
          const message: { subscribe?: Partial<Subscription>; unsubscribe?: { requestId?: string } } = JSON.parse(text)
          if (message.subscribe) subscribe(message.subscribe)
          else if (message.unsubscribe) subscriptions.delete(message.unsubscribe.requestId ?? '')
          else socket.answer({ error: 'unknown request' })
        },
        closed() {
          clearInterval(beating)
          quiet()
        },
      }
    }
  }
