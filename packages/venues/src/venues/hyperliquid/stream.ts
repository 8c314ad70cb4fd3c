import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { type Channel, createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics } from '../../stream/topics.ts'
import { HyperliquidBook, HyperliquidTrade } from './api.ts'
import { parseBook, parseTrade } from './parse.ts'

/** The venue closes a connection that was silent for a minute, and answers every ping. */
export const HEARTBEAT = { everyMs: 15_000, text: JSON.stringify({ method: 'ping' }) }
export const SILENCE_MS = 40_000
/** The number of trade ids remembered per coin, so that no trade is emitted twice. */
const MAX_TRADES = 1_000

const TYPES = { orderBook: 'l2Book', trades: 'trades' } as const satisfies Record<Channel, string>

const Frame = z.object({ channel: z.string(), data: z.unknown() })
const Book = HyperliquidBook.extend({ coin: z.string() })
/** An error may end with the subscription that it is about. */
const Subscription = z.object({ type: z.enum(['l2Book', 'trades']), coin: z.string() })
type Subscription = z.infer<typeof Subscription>
const Answer = z.object({ method: z.string(), subscription: Subscription })
const Trades = z.array(HyperliquidTrade.extend({ coin: z.string() }))

/**
 * Creates the public streams. The venue sends whole books again and again, without numbers: the next one replaces a
 * lost one. It sends the latest trades again with each subscription. `checkCoin` throws for an unknown coin.
 */
export function createStreams(
  url: string,
  checkCoin: (coin: string) => Promise<void>,
  now: () => number,
  options: ConnectionOptions,
): Streams {
  const books = new Map<string, OrderBook>()
  /** When the watch of a coin's trades began, and the ids that were emitted since. */
  const tapes = new Map<string, { since: number; ids: Set<string> }>()
  /** Subscriptions that the venue has not acknowledged yet. It acknowledges them in turn. */
  let pending: Subscription[] = []

  const request = (method: 'subscribe' | 'unsubscribe', subscription: Subscription): void => {
    acknowledge(subscription)
    if (method === 'subscribe') pending.push(subscription)
    market.connection.send(JSON.stringify({ method, subscription }))
  }
  const acknowledge = ({ type, coin }: Subscription): void => {
    pending = pending.filter((each) => each.type !== type || each.coin !== coin)
  }

  const readers = new Map<string, (data: unknown) => void>(
    Object.entries({
      subscriptionResponse(data) {
        const { data: answer } = Answer.safeParse(data)
        if (answer?.method === 'subscribe') acknowledge(answer.subscription)
      },
      error(data) {
        const refused = refusedBy(z.string().parse(data)) ?? pending[0]
        if (!refused || !/^(Cannot|Invalid)/.test(String(data))) return
        acknowledge(refused)
        const message = `Hyperliquid refuses the stream: ${data}`
        const error = new CrossvenueError('EXCHANGE_ERROR', message, { exchange: 'hyperliquid' })
        market.fail(refused.coin, error, [refused.type === 'l2Book' ? 'orderBook' : 'trades'])
      },
      l2Book(data) {
        const { coin, ...row } = Book.parse(data)
        const before = books.get(coin)?.timestamp
        if (!market.instruments('orderBook').includes(coin) || (before !== undefined && row.time < before)) return
        books.set(coin, parseBook(row))
        market.pushBook(coin)
      },
      trades(data) {
        const rows = Trades.parse(data)
        for (const coin of new Set(rows.map((row) => row.coin))) {
          const tape = tapes.get(coin)
          if (!tape) continue
          const newTrades = rows
            .filter((row) => row.coin === coin && row.time >= tape.since)
            .map((row) => parseTrade(row, coin))
            .filter(({ id }) => !tape.ids.has(id))
            .sort((a, b) => a.timestamp - b.timestamp)
          for (const { id } of newTrades) tape.ids.add(id)
          tape.ids = new Set([...tape.ids].slice(-MAX_TRADES))
          if (newTrades.length > 0) market.trades.push(coin, newTrades)
        }
      },
    }),
  )

  const market = createMarketStreams(
    'hyperliquid',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      instrumentOf: (coin) => coin,
      check: checkCoin,
      bookOf: (coin) => books.get(coin),
      hasBook: (coin) => books.has(coin),
      dropBook: (coin) => books.delete(coin),
      subscribe: (channel, coin) => request('subscribe', { type: TYPES[channel], coin }),
      unsubscribe: (channel, coin) => request('unsubscribe', { type: TYPES[channel], coin }),
      reset() {
        pending = []
        books.clear()
      },
      createTrades: ({ start, stop }) =>
        createLiveTradeTopics({
          start(coin) {
            tapes.set(coin, { since: now(), ids: new Set() })
            start(coin)
          },
          stop(coin) {
            tapes.delete(coin)
            stop(coin)
          },
        }),
      received(text) {
        const { channel, data } = Frame.parse(JSON.parse(text))
        readers.get(channel)?.(data)
      },
    },
    options,
  )

  return market.streams
}

/** Returns the subscription that ends an error such as `Invalid subscription: {"type":"l2Book","coin":"#1"}`. */
function refusedBy(text: string): Subscription | undefined {
  const json = text.slice(text.indexOf('{'))
  try {
    return Subscription.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}
