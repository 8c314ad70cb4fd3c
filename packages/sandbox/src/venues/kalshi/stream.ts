import { type Fill, isBid, ONE } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Connect, FakeSocket, SocketHandler } from '../../sockets.ts'
import { BOOK_CHANNEL, createBookChannel } from './book-channel.ts'
import { openPrivateChannels, PRIVATE_CHANNELS } from './private-channels.ts'
import type { SignIn } from './sign-in.ts'
import { createSubscriptions } from './subscriptions.ts'

const BEAT_MS = 10_000
const PATH = '/trade-api/ws/v2'
const CHANNELS = [BOOK_CHANNEL, 'trade', ...PRIVATE_CHANNELS]

interface Command {
  id?: number
  cmd?: string
  params?: {
    channels?: string[]
    market_tickers?: string[]
    sids?: number[]
    action?: string
    use_yes_price?: boolean
  }
}

type MarketOf = (ticker: string) => ScenarioMarket | undefined

/** Accepts connections of members, and sends each its subscriptions. */
export function createStream(exchange: Exchange, signIn: SignIn, marketOf: MarketOf): Connect {
  return (path, headers) => {
    if (path !== PATH) return 404
    const signed = signIn.verify(headers, 'GET', path)
    if ('wrong' in signed) return 401
    return (socket) => serve(exchange, marketOf, signed.account, socket)
  }
}

function serve(exchange: Exchange, marketOf: MarketOf, account: string, socket: FakeSocket): SocketHandler {
  const subscriptions = createSubscriptions(socket)
  const books = createBookChannel(exchange, subscriptions, marketOf)

  const quiet = exchange.engine.listen((event) => {
    if (!('fill' in event)) return books.sendChanges(event.order.market)
    const subscription = subscriptions.ofMarket('trade', event.fill.market)
    if (subscription) subscriptions.push(subscription, 'trade', tradeMessage(event.fill))
  })
  const quietPrivate = openPrivateChannels(exchange, account, (channel, type, msg) => {
    const subscription = subscriptions.of(channel)
    // Not numbered, as little as tickers are.
    if (subscription) socket.push({ type, sid: subscription.sid, msg })
  })
  const beating = setInterval(() => socket.ping('heartbeat'), BEAT_MS)
  beating.unref()

  const wrong = (id: number | undefined, code: number, msg: string) =>
    socket.answer({ id, type: 'error', msg: { code, msg } })

  const commands = new Map<string, (id: number | undefined, params: NonNullable<Command['params']>) => void>(
    Object.entries({
      subscribe(id, { channels = [], market_tickers: tickers = [], use_yes_price }) {
        const isPrivate = channels.every((channel) => PRIVATE_CHANNELS.includes(channel))
        if (tickers.length === 0 && !isPrivate) return wrong(id, 14, 'market_ticker required')
        if (use_yes_price !== false && !isPrivate) return wrong(id, 8, 'only prices of each side are spoken here')
        for (const channel of channels) {
          if (!CHANNELS.includes(channel)) return wrong(id, 8, 'Unknown channel name')
          if (subscriptions.of(channel)) return wrong(id, 6, 'Already subscribed')
          const subscription = subscriptions.add(channel, tickers)
          socket.answer({ id, type: 'subscribed', msg: { channel, sid: subscription.sid } })
          if (channel === BOOK_CHANNEL) for (const ticker of tickers) books.snapshot(subscription, ticker)
        }
      },
      update_subscription(id, { sids = [], market_tickers: tickers = [], action }) {
        const subscription = subscriptions.byId(sids[0])
        if (!subscription) return wrong(id, 7, 'Unknown subscription ID')
        if (action === 'add_markets') for (const ticker of tickers) subscription.tickers.add(ticker)
        if (action === 'delete_markets') {
          for (const ticker of tickers) {
            subscription.tickers.delete(ticker)
            books.forget(ticker)
          }
        }
        subscriptions.push(subscription, 'ok', { market_tickers: tickers }, id)
        const wanted = action === 'add_markets' || action === 'get_snapshot'
        if (wanted && subscription.channel === BOOK_CHANNEL)
          for (const ticker of tickers) books.snapshot(subscription, ticker)
      },
    }),
  )

  return {
    received(text) {
      const { id, cmd, params = {} }: Command = JSON.parse(text)
      const run = commands.get(cmd ?? '')
      if (run) run(id, params)
      else wrong(id, 5, 'Unknown command')
    },
    closed() {
      clearInterval(beating)
      quiet()
      quietPrivate()
    },
  }
}

const tradeMessage = ({ id, market, price, size, taker, at }: Fill) => ({
  trade_id: id,
  market_ticker: market,
  yes_price_dollars: textOf(price, 4),
  no_price_dollars: textOf(ONE - price, 4),
  count_fp: textOf(size, 2),
  taker_outcome_side: isBid(taker) ? 'yes' : 'no',
  taker_book_side: isBid(taker) ? 'bid' : 'ask',
  taker_side: isBid(taker) ? 'yes' : 'no',
  ts: Math.floor(at / 1_000),
  ts_ms: at,
})
