import { type Fill, isBid, ONE } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Connect, FakeSocket } from '../../sockets.ts'
import { openPrivateChannels, PRIVATE_CHANNELS } from './private-channels.ts'
import type { SignIn } from './sign-in.ts'

const BEAT_MS = 10_000
const PATH = '/trade-api/ws/v2'
const CHANNELS = ['orderbook_delta', 'trade']

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

/** A subscription of one connection to one channel; its messages are numbered together, whatever their market. */
interface Subscription {
  channel: string
  sid: number
  seq: number
  tickers: Set<string>
}

/** Sizes by side and price, as the venue sends them: bids for YES and bids for NO, each at its own price. */
type Sizes = Map<string, bigint>

/** Accepts connections of members, and sends each its subscriptions. */
export function createStream(
  exchange: Exchange,
  signIn: SignIn,
  marketOf: (ticker: string) => ScenarioMarket | undefined,
): Connect {
  const sizesOf = (ticker: string): Sizes => {
    const { bids, asks } = exchange.engine.levels(ticker)
    return new Map([
      ...bids.map(({ price, size }) => [`yes ${textOf(price, 4)}`, size] as const),
      ...asks.map(({ price, size }) => [`no ${textOf(ONE - price, 4)}`, size] as const),
    ])
  }

  return (path, headers) => {
    if (path !== PATH) return 404
    const signed = signIn.verify(headers, 'GET', path)
    if ('wrong' in signed) return 401
    return (socket: FakeSocket) => {
      const subscriptions: Subscription[] = []
      /** The state of each book as sent over this connection. */
      const sent = new Map<string, Sizes>()
      let lastSid = 0

      const push = (subscription: Subscription, type: string, msg: object): void => {
        subscription.seq += 1
        socket.push({ type, sid: subscription.sid, seq: subscription.seq, msg })
      }
      const snapshot = (subscription: Subscription, ticker: string): void => {
        const market = marketOf(ticker)
        if (!market) return
        exchange.trade(market)
        const sizes = sizesOf(ticker)
        sent.set(ticker, sizes)
        const side = (name: string) =>
          [...sizes]
            .filter(([key]) => key.startsWith(`${name} `))
            .map(([key, size]) => [key.slice(name.length + 1), textOf(size, 2)])
            .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
        const [yes, no] = [side('yes'), side('no')]
        // A side without orders is left out.
        push(subscription, 'orderbook_snapshot', {
          market_ticker: ticker,
          market_id: ticker,
          ...(yes.length > 0 && { yes_dollars_fp: yes }),
          ...(no.length > 0 && { no_dollars_fp: no }),
        })
      }
      /** Sends every level that changed since the last message. */
      const deltas = (ticker: string): void => {
        const subscription = subscriptions.find(
          ({ channel, tickers }) => channel === 'orderbook_delta' && tickers.has(ticker),
        )
        const before = sent.get(ticker)
        if (!subscription || !before) return
        const now = sizesOf(ticker)
        sent.set(ticker, now)
        for (const key of new Set([...before.keys(), ...now.keys()])) {
          const change = (now.get(key) ?? 0n) - (before.get(key) ?? 0n)
          if (change === 0n) continue
          const [side, price] = key.split(' ')
          push(subscription, 'orderbook_delta', {
            market_ticker: ticker,
            market_id: ticker,
            price_dollars: price,
            delta_fp: textOf(change, 2),
            side,
            ts: new Date(exchange.now()).toISOString(),
            ts_ms: exchange.now(),
          })
        }
      }
      const trade = ({ id, market, price, size, taker, at }: Fill): void => {
        const subscription = subscriptions.find(({ channel, tickers }) => channel === 'trade' && tickers.has(market))
        if (!subscription) return
        push(subscription, 'trade', {
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
      }
      const quiet = exchange.engine.listen((event) => {
        if ('fill' in event) trade(event.fill)
        else deltas(event.order.market)
      })
      const quietPrivate = openPrivateChannels(exchange, signed.account, (channel, type, msg) => {
        const subscription = subscriptions.find((each) => each.channel === channel)
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
              if (![...CHANNELS, ...PRIVATE_CHANNELS].includes(channel)) return wrong(id, 8, 'Unknown channel name')
              if (subscriptions.some((each) => each.channel === channel)) return wrong(id, 6, 'Already subscribed')
              lastSid += 1
              const subscription = { channel, sid: lastSid, seq: 0, tickers: new Set(tickers) }
              subscriptions.push(subscription)
              socket.answer({ id, type: 'subscribed', msg: { channel, sid: subscription.sid } })
              if (channel === 'orderbook_delta') for (const ticker of tickers) snapshot(subscription, ticker)
            }
          },
          update_subscription(id, { sids = [], market_tickers: tickers = [], action }) {
            const subscription = subscriptions.find(({ sid }) => sid === sids[0])
            if (!subscription) return wrong(id, 7, 'Unknown subscription ID')
            if (action === 'add_markets') for (const ticker of tickers) subscription.tickers.add(ticker)
            if (action === 'delete_markets') {
              for (const ticker of tickers) {
                subscription.tickers.delete(ticker)
                sent.delete(ticker)
              }
            }
            subscription.seq += 1
            socket.push({
              id,
              type: 'ok',
              sid: subscription.sid,
              seq: subscription.seq,
              msg: { market_tickers: tickers },
            })
            const wanted = action === 'add_markets' || action === 'get_snapshot'
            if (wanted && subscription.channel === 'orderbook_delta')
              for (const ticker of tickers) snapshot(subscription, ticker)
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
  }
}
