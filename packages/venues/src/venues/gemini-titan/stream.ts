import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { parseExactJson } from '../../http/exact-json.ts'
import type { OrderBook } from '../../models.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { createLocalBook, type Levels, type LocalBook, mirrored } from '../../stream/local-book.ts'
import { type Channel, createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTradeTopics } from '../../stream/trade-topics.ts'
import { toMillionths } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import type { GeminiBook } from './api.ts'
import { instrumentOf, isNo, parseTrade } from './parse.ts'

/** Requests the whole book first; without it only changes are sent. */
const PATH = '/?snapshot=-1'
/** The venue sends nothing while nothing changes, but it answers pings. */
export const PING = 'ping'
export const HEARTBEAT = { everyMs: 15_000, text: JSON.stringify({ id: PING, method: 'ping' }) }
export const SILENCE_MS = 40_000
/** At this interval a book is compared with the one from HTTP. */
const AUDIT_MS = 60_000
/** The number of mismatches in a row that are tolerated: the other book may be a moment older, or newer. */
const MAX_DOUBTS = 1
const NANOSECONDS = 1e6

const sequence = z.union([z.string(), z.number()]).transform(BigInt)
const exact = z.string().transform((text, context) => {
  const millionths = toMillionths(text)
  if (millionths !== undefined) return millionths
  context.addIssue({ code: 'custom', message: 'not a decimal' })
  return z.NEVER
})
const levels = z.array(z.tuple([exact, exact]))

const Reply = z.object({
  id: z.string().nullish(),
  status: z.number().nullish(),
  error: z.object({ msg: z.string().nullish() }).nullish().catch(undefined),
})
/** Statuses are those of HTTP. */
const refusals = new Map<number, ErrorCode>([
  [401, 'AUTHENTICATION_ERROR'],
  [403, 'PERMISSION_DENIED'],
  [404, 'OUTCOME_NOT_FOUND'],
  [429, 'RATE_LIMIT_EXCEEDED'],
])
/** Prices and sizes of YES between two updates of the book; the first message of a connection is the whole book. */
const Depth = z.object({
  E: z.coerce.number(),
  s: z.string(),
  U: sequence,
  u: sequence,
  b: levels,
  a: levels,
})
const TradeMessage = z.object({
  E: z.coerce.number(),
  s: z.string(),
  t: z.union([z.string(), z.number()]).transform(String),
  p: z.coerce.number(),
  q: z.coerce.number(),
  /** Whether the buyer was the maker. */
  m: z.boolean(),
})

/** A book of YES, at its last update. */
interface Kept {
  book: LocalBook
  last: bigint
  at: number
  doubts: number
}

interface StreamOptions extends ConnectionOptions {
  url: string
  fetchBook: (symbol: string) => Promise<GeminiBook>
  fetchTrades: Venue['fetchTrades']
  now: () => number
}

/** Creates the streams of contracts, which are public. */
export function createStreams({ url, fetchBook, fetchTrades, now, ...options }: StreamOptions): Streams {
  const books = new Map<string, Kept>()
  /** The requests of this connection that the venue has not answered, by number. */
  const requests = new Map<string, { channel: Channel; symbol: string }>()
  const subscribed = new Set<string>()
  /** Streams that this connection unsubscribed from. A late message of one is not a whole book. */
  const left = new Set<string>()
  let count = 0

  const request = (method: 'subscribe' | 'unsubscribe', channel: Channel, symbol: string): void => {
    count += 1
    const id = String(count)
    requests.set(id, { channel, symbol })
    market.connection.send(JSON.stringify({ id, method, params: [streamOf(channel, symbol)] }))
  }
  /** Returns the symbol as we write it; the venue writes it in small letters. */
  const symbolOf = (channel: Channel, sent: string): string | undefined =>
    market.instruments(channel).find((symbol) => symbol.toLowerCase() === sent.toLowerCase())
  const outcomesOf = (symbol: string | undefined): string[] =>
    market.trades.keys().filter((outcomeId) => instrumentOf(outcomeId) === symbol)

  const takeDepth = ({ E, s, U, u, b, a }: z.infer<typeof Depth>): void => {
    const symbol = symbolOf('orderBook', s)
    if (symbol === undefined) return
    const kept = books.get(symbol) ?? { book: createLocalBook(), last: 0n, at: 0, doubts: 0 }
    if (!books.has(symbol)) {
      kept.book.reset(b, a)
    } else {
      if (u <= kept.last) return
      // An update begins with the one before it, or after that.
      if (U > kept.last + 1n) {
        market.connection.renew()
        return
      }
      change(kept.book, 'bids', b)
      change(kept.book, 'asks', a)
    }
    books.set(symbol, Object.assign(kept, { last: u, at: Math.floor(E / NANOSECONDS) }))
    market.pushBook(symbol)
  }
  const takeTrade = ({ E, s, t, p, q, m }: z.infer<typeof TradeMessage>): void => {
    const row = { tid: t, timestampms: Math.floor(E / NANOSECONDS), price: p, amount: q, type: m ? 'sell' : 'buy' }
    for (const outcomeId of outcomesOf(symbolOf('trades', s))) {
      market.trades.push(outcomeId, [parseTrade(row, outcomeId)])
    }
  }
  const takeReply = ({ id, status, error }: z.infer<typeof Reply>): void => {
    const sent = requests.get(id ?? '')
    requests.delete(id ?? '')
    if (sent?.channel === 'trades') for (const outcomeId of outcomesOf(sent.symbol)) market.trades.catchUp(outcomeId)
    if (!sent || !status || status < 400) return
    const message = `Gemini refused to stream ${sent.symbol}: ${error?.msg ?? status}`
    const code = refusals.get(status) ?? 'EXCHANGE_ERROR'
    market.fail(sent.symbol, new CrossvenueError(code, message, { exchange: 'gemini-titan' }))
  }

  /** Compares a book that did not change meanwhile with the one that the venue serves over HTTP. */
  const compare = async (symbol: string): Promise<void> => {
    const kept = books.get(symbol)
    const last = kept?.last
    const served = await fetchBook(symbol)
    if (!kept || kept !== books.get(symbol) || kept.last !== last) return
    kept.doubts = isSame(kept.book, served) ? 0 : kept.doubts + 1
    if (kept.doubts > MAX_DOUBTS) market.connection.renew()
  }

  const market = createMarketStreams(
    'gemini-titan',
    {
      address: async () => ({ url: url + PATH }),
      silenceMs: SILENCE_MS,
      heartbeat: HEARTBEAT,
      instrumentOf,
      check: fetchBook,
      bookOf(outcomeId) {
        const kept = books.get(instrumentOf(outcomeId))
        const view = kept?.book.view()
        return view && { ...(isNo(outcomeId) ? mirrored(view) : view), timestamp: kept?.at }
      },
      hasBook: (symbol) => books.has(symbol),
      dropBook: (symbol) => books.delete(symbol),
      subscribe(channel, symbol) {
        const stream = streamOf(channel, symbol)
        if (subscribed.has(stream)) return
        if (left.has(stream)) {
          market.connection.renew()
          return
        }
        subscribed.add(stream)
        request('subscribe', channel, symbol)
      },
      unsubscribe(channel, symbol) {
        const stream = streamOf(channel, symbol)
        if (!subscribed.delete(stream)) return
        left.add(stream)
        request('unsubscribe', channel, symbol)
      },
      reset() {
        for (const each of [books, requests, subscribed, left]) each.clear()
      },
      createTrades: (hooks) => createTradeTopics({ ...hooks, fetchTrades, now, after: options.after }),
      audit: {
        everyMs: AUDIT_MS,
        compare: (symbols) => {
          for (const symbol of symbols) compare(symbol).catch(() => undefined)
        },
      },
      received(text) {
        const message = parseExactJson(text)
        const names = Object.keys(z.looseObject({}).parse(message))
        if (names.includes('U')) takeDepth(Depth.parse(message))
        else if (names.includes('m')) takeTrade(TradeMessage.parse(message))
        else takeReply(Reply.parse(message))
      },
    },
    options,
  )

  return market.streams
}

const streamOf = (channel: Channel, symbol: string): string =>
  `${symbol}@${channel === 'orderBook' ? 'depth@100ms' : 'trade'}`

function isSame(local: LocalBook, served: GeminiBook): boolean {
  const { bids, asks } = local.view()
  const own = (side: OrderBook['bids']) => side.map(({ price, size }) => `${price} ${size}`).sort()
  const theirs = (side: GeminiBook['bids']) => side.map(({ price, amount }) => `${price} ${amount}`).sort()
  return JSON.stringify([own(bids), own(asks)]) === JSON.stringify([theirs(served.bids), theirs(served.asks)])
}

const change = (book: LocalBook, side: 'bids' | 'asks', levels: Levels): void => {
  for (const [price, size] of levels) book.set(side, price, size)
}
