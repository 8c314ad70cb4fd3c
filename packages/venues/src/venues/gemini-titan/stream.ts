import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { parseExactJson } from '../../http/exact-json.ts'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import { createLocalBook, type Levels, type LocalBook, mirrored } from '../../stream/local-book.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics } from '../../stream/topics.ts'
import { createTradeTopics } from '../../stream/trade-topics.ts'
import { toMillionths } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import type { GeminiBook } from './api.ts'
import { instrumentOf, isNo, parseTrade } from './parse.ts'

/** Has the whole book told first; without, only what changes is. */
const PATH = '/?snapshot=-1'
/** The venue says nothing where nothing happens: it is asked, and answers. */
export const PING = 'ping'
export const HEARTBEAT = { everyMs: 15_000, text: JSON.stringify({ id: PING, method: 'ping' }) }
export const SILENCE_MS = 40_000
/** How long the venue may take for a book that was asked for. */
const SNAPSHOT_MS = 10_000
/** So often a book is compared with the one that the venue tells over HTTP. */
const AUDIT_MS = 60_000
/** A book may be found different so often in a row: the other one may be a moment older, or newer. */
const MAX_DOUBTS = 1
const NANOSECONDS = 1e6

type Channel = 'depth@100ms' | 'trade'

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
const refusals: Record<number, ErrorCode> = {
  401: 'AUTHENTICATION_ERROR',
  403: 'PERMISSION_DENIED',
  404: 'OUTCOME_NOT_FOUND',
  429: 'RATE_LIMIT_EXCEEDED',
}
/** Prices and sizes of YES, from one update of the book to another; the first of a connection is the whole of it. */
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
  /** Whether the buyer was there before. */
  m: z.boolean(),
})

/** A book of YES, by its last update. */
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
export function createStreams({ url, fetchBook, fetchTrades, now, after, ...options }: StreamOptions): Streams {
  const books = new Map<string, Kept>()
  /** What this connection was asked for, by the number of the request. */
  const requests = new Map<string, { channel: Channel; symbol: string }>()
  /** What this connection was told to be silent of: it may say something still, which is no whole book. */
  const left = new Set<string>()
  let count = 0
  let isOpen = false
  let cancelCheck = (): void => undefined
  let cancelAudit = (): void => undefined

  const bookOf = (outcomeId: string): OrderBook | undefined => {
    const entry = books.get(instrumentOf(outcomeId))
    const view = entry?.book.view()
    return view && { ...(isNo(outcomeId) ? mirrored(view) : view), timestamp: entry?.at }
  }
  const symbolsOf = (channel: Channel): string[] => [
    ...new Set((channel === 'trade' ? trades : orderBooks).keys().map(instrumentOf)),
  ]
  /** The symbol as we know it; the venue writes it small. */
  const symbolOf = (channel: Channel, name: string): string | undefined =>
    symbolsOf(channel).find((symbol) => symbol.toLowerCase() === name.toLowerCase())
  const fail = (symbol: string, error: Error): void => {
    for (const topics of [orderBooks, trades]) {
      for (const outcomeId of topics.keys()) if (instrumentOf(outcomeId) === symbol) topics.fail(outcomeId, error)
    }
  }

  const request = (method: 'subscribe' | 'unsubscribe', channel: Channel, symbol: string): void => {
    count += 1
    const id = String(count)
    requests.set(id, { channel, symbol })
    connection.send(JSON.stringify({ id, method, params: [`${symbol}@${channel}`] }))
  }
  const subscribed = new Set<string>()
  const subscribe = (channel: Channel, symbol: string): void => {
    const stream = `${symbol}@${channel}`
    if (!isOpen || subscribed.has(stream)) return
    if (left.has(stream)) {
      connection.renew()
      return
    }
    subscribed.add(stream)
    request('subscribe', channel, symbol)
    if (channel === 'depth@100ms') expectBooks()
  }
  /** A book that does not come is asked for over a new connection. */
  const expectBooks = (): void => {
    cancelCheck()
    cancelCheck = after(SNAPSHOT_MS, () => {
      if (isOpen && symbolsOf('depth@100ms').some((symbol) => !books.has(symbol))) connection.renew()
    })
  }
  const start =
    (channel: Channel) =>
    (outcomeId: string): void => {
      const symbol = instrumentOf(outcomeId)
      connection.open()
      subscribe(channel, symbol)
      // The socket may say nothing of an instrument that it does not know.
      fetchBook(symbol).catch((error: Error) => fail(symbol, error))
    }
  const stop =
    (channel: Channel) =>
    (outcomeId: string): void => {
      const symbol = instrumentOf(outcomeId)
      if (symbolsOf(channel).includes(symbol)) return
      if (channel === 'depth@100ms') books.delete(symbol)
      const stream = `${symbol}@${channel}`
      if (subscribed.delete(stream)) {
        left.add(stream)
        request('unsubscribe', channel, symbol)
      }
      if (orderBooks.keys().length + trades.keys().length === 0) close()
    }
  const orderBooks = createTopics<OrderBook>({
    start: start('depth@100ms'),
    stop: stop('depth@100ms'),
    known: bookOf,
  })
  const trades = createTradeTopics({ start: start('trade'), stop: stop('trade'), fetchTrades, now, after })

  const takeDepth = ({ E, s, U, u, b, a }: z.infer<typeof Depth>): void => {
    const symbol = symbolOf('depth@100ms', s)
    if (symbol === undefined) return
    const entry = books.get(symbol) ?? { book: createLocalBook(), last: 0n, at: 0, doubts: 0 }
    if (!books.has(symbol)) {
      entry.book.reset(b, a)
    } else {
      if (u <= entry.last) return
      // An update begins with the one before it, or after that.
      if (U > entry.last + 1n) {
        connection.renew()
        return
      }
      change(entry.book, 'bids', b)
      change(entry.book, 'asks', a)
    }
    books.set(symbol, Object.assign(entry, { last: u, at: Math.floor(E / NANOSECONDS) }))
    for (const outcomeId of orderBooks.keys()) {
      const book = instrumentOf(outcomeId) === symbol ? bookOf(outcomeId) : undefined
      if (book) orderBooks.push(outcomeId, book)
    }
  }
  const takeTrade = ({ E, s, t, p, q, m }: z.infer<typeof TradeMessage>): void => {
    const symbol = symbolOf('trade', s)
    const row = { tid: t, timestampms: Math.floor(E / NANOSECONDS), price: p, amount: q, type: m ? 'sell' : 'buy' }
    for (const outcomeId of trades.keys()) {
      if (instrumentOf(outcomeId) === symbol) trades.push(outcomeId, [parseTrade(row, outcomeId)])
    }
  }
  const takeReply = ({ id, status, error }: z.infer<typeof Reply>): void => {
    const request = requests.get(id ?? '')
    requests.delete(id ?? '')
    if (request?.channel === 'trade') {
      for (const outcomeId of trades.keys()) if (instrumentOf(outcomeId) === request.symbol) trades.catchUp(outcomeId)
    }
    if (!request || !status || status < 400) return
    const message = `Gemini refused to stream ${request.symbol}: ${error?.msg ?? status}`
    fail(
      request.symbol,
      new CrossvenueError(refusals[status] ?? 'EXCHANGE_ERROR', message, { exchange: 'gemini-titan' }),
    )
  }

  /** Compares a book that stands still with what the venue tells elsewhere. */
  const doubt = async (symbol: string): Promise<void> => {
    const entry = books.get(symbol)
    const last = entry?.last
    const { bids, asks } = await fetchBook(symbol)
    if (!entry || entry !== books.get(symbol) || entry.last !== last) return
    const plain = (side: GeminiBook['bids']) => side.map(({ price, amount }) => `${price} ${amount}`).sort()
    const view = entry.book.view()
    const own = (side: OrderBook['bids']) => side.map(({ price, size }) => `${price} ${size}`).sort()
    const isSame = JSON.stringify([plain(bids), plain(asks)]) === JSON.stringify([own(view.bids), own(view.asks)])
    entry.doubts = isSame ? 0 : entry.doubts + 1
    if (entry.doubts > MAX_DOUBTS) connection.renew()
  }
  const audit = (): void => {
    cancelAudit = after(AUDIT_MS, () => {
      for (const symbol of symbolsOf('depth@100ms')) doubt(symbol).catch(() => undefined)
      audit()
    })
  }

  const forget = (): void => {
    isOpen = false
    books.clear()
    requests.clear()
    subscribed.clear()
    left.clear()
    cancelAudit()
  }

  const connection = createConnection(
    'gemini-titan',
    {
      address: async () => ({ url: url + PATH }),
      silenceMs: SILENCE_MS,
      heartbeat: HEARTBEAT,
      opened() {
        isOpen = true
        for (const channel of ['depth@100ms', 'trade'] as const) {
          for (const symbol of symbolsOf(channel)) subscribe(channel, symbol)
        }
        audit()
      },
      lost(error) {
        forget()
        if (!error) return
        for (const topics of [orderBooks, trades]) topics.failAll(error)
      },
      received(text) {
        const message = parseExactJson(text)
        const names = Object.keys(z.looseObject({}).parse(message))
        if (names.includes('U')) takeDepth(Depth.parse(message))
        else if (names.includes('m')) takeTrade(TradeMessage.parse(message))
        else takeReply(Reply.parse(message))
      },
    },
    { after, ...options },
  )

  const close = (): void => {
    forget()
    cancelCheck()
    connection.close()
  }

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

const change = (book: LocalBook, side: 'bids' | 'asks', levels: Levels): void => {
  for (const [price, size] of levels) book.set(side, price, size)
}
