import { z } from 'zod'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { createLocalBook, type Levels, type LocalBook, mirrored } from '../../stream/local-book.ts'
import { type Channel, createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTradeTopics } from '../../stream/trade-topics.ts'
import { ONE, toMillionths } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import { parseOutcomeId, parseTrade } from './outcome.ts'
import { KalshiTrade } from './schemas.ts'
import type { Signer } from './sign.ts'
import { Delta, Frame, isTransient, Refusal, refusalOf, Snapshot, type SnapshotLevels } from './stream-messages.ts'
import { createSubscriptions } from './subscriptions.ts'

export const SOCKET_PATH = '/trade-api/ws/v2'
/** The venue pings every ten seconds. */
export const SILENCE_MS = 25_000

interface StreamOptions extends ConnectionOptions {
  exchange: string
  url: string
  signer: () => Signer
  checkTicker: (ticker: string) => Promise<void>
  fetchTrades: Venue['fetchTrades']
  now: () => number
}

/** Creates the streams of one member; the venue requires a signature even for public ones. */
export function createStreams({
  exchange,
  url,
  signer,
  checkTicker,
  fetchTrades,
  now,
  ...options
}: StreamOptions): Streams {
  /** Books of YES. A book that has lost a message is removed. */
  const books = new Map<string, LocalBook>()
  const times = new Map<string, number>()
  const subscriptions = createSubscriptions({
    send: (text) => market.connection.send(text),
    watched: (channel) => market.instruments(channel),
  })

  const readers = new Map<string, (msg: unknown) => void>(
    Object.entries({
      orderbook_snapshot(msg) {
        const { market_ticker: ticker, yes_dollars_fp: yes, no_dollars_fp: no } = Snapshot.parse(msg)
        if (!market.instruments('orderBook').includes(ticker)) return
        const book = books.get(ticker) ?? createLocalBook()
        // A bid for NO is an ask for YES.
        book.reset(
          exact(yes),
          exact(no).map(([price, size]) => [ONE - price, size]),
        )
        books.set(ticker, book)
        // A snapshot has no time, and the time of an earlier change is not its own.
        times.delete(ticker)
        market.pushBook(ticker)
      },
      orderbook_delta(msg) {
        const { market_ticker: ticker, price_dollars, delta_fp, side, ts_ms } = Delta.parse(msg)
        const [price, change] = [toMillionths(price_dollars), toMillionths(delta_fp)]
        const book = books.get(ticker)
        if (!book || price === undefined || change === undefined) return
        if (side === 'yes') book.add('bids', price, change)
        else book.add('asks', ONE - price, change)
        if (typeof ts_ms === 'number') times.set(ticker, ts_ms)
        market.pushBook(ticker)
      },
      trade(msg) {
        const row = z.looseObject({ market_ticker: z.string(), ts_ms: z.number() }).parse(msg)
        const read = KalshiTrade.parse({ ...row, created_time: new Date(row.ts_ms).toISOString() })
        for (const key of market.trades.keys()) {
          const outcome = parseOutcomeId(key)
          const trade = outcome.ticker === row.market_ticker ? parseTrade(read, outcome) : undefined
          if (trade) market.trades.push(key, [trade])
        }
      },
      subscribed(msg) {
        const { channel, sid } = z.object({ channel: z.string(), sid: z.number() }).parse(msg)
        const confirmed = subscriptions.confirm(channel, sid)
        if (confirmed === 'orderBook') market.expectBooks()
        if (confirmed === 'trades') catchUp()
      },
    }),
  )
  const catchUp = (): void => {
    for (const key of market.trades.keys()) market.trades.catchUp(key)
  }
  /** After a gap the books are asked for anew, and the trades are read over HTTP. */
  const fillGap = (channel: Channel): void => {
    if (channel === 'trades') {
      catchUp()
      return
    }
    books.clear()
    subscriptions.askForBooks()
    market.expectBooks()
  }
  /** Ends the watches that the venue refuses, and subscribes to the others again. A transient refusal reconnects. */
  const refused = (id: number | null | undefined, refusal: Refusal): void => {
    const [error, command] = [refusalOf(exchange, refusal), subscriptions.commandOf(id)]
    if (error.code === 'AUTHENTICATION_ERROR') market.failAll(error)
    if (!command || isTransient(refusal)) throw error
    const { channel, tickers } = command
    const named = tickers.filter((ticker) => ticker === refusal.market_ticker)
    for (const ticker of named.length > 0 ? named : tickers) market.fail(ticker, error, [channel])
    subscriptions.refuse(channel, tickers)
    subscriptions.add(channel)
    if (channel === 'orderBook') market.expectBooks()
  }

  const market = createMarketStreams(
    exchange,
    {
      address: async () => ({ url: url + SOCKET_PATH, headers: signer()('GET', SOCKET_PATH) }),
      silenceMs: SILENCE_MS,
      instrumentOf: (outcomeId) => parseOutcomeId(outcomeId).ticker,
      check: checkTicker,
      bookOf(outcomeId) {
        const { ticker, side } = parseOutcomeId(outcomeId)
        const book = books.get(ticker)?.view()
        const timestamp = times.get(ticker)
        return book && { ...(side === 'yes' ? book : mirrored(book)), ...(timestamp !== undefined && { timestamp }) }
      },
      hasBook: (ticker) => books.has(ticker),
      dropBook(ticker) {
        books.delete(ticker)
        times.delete(ticker)
      },
      subscribe: (channel) => subscriptions.add(channel),
      unsubscribe: (channel, ticker) => subscriptions.remove(channel, [ticker]),
      reset() {
        subscriptions.reset()
        books.clear()
      },
      createTrades: (hooks) => createTradeTopics({ ...hooks, fetchTrades, now, after: options.after }),
      received(text) {
        const { id, type, sid, seq, msg } = Frame.parse(JSON.parse(text))
        if (type === 'error') {
          refused(id, Refusal.parse(msg))
          return
        }
        subscriptions.answered(id)
        // A confirmation carries the number of a subscription that is not known yet.
        const place = type === 'subscribed' ? 'next' : subscriptions.sequence(sid, seq)
        if (typeof place === 'object') fillGap(place.gapOn)
        if (place !== 'old') readers.get(type)?.(msg)
      },
    },
    options,
  )

  return market.streams
}

const exact = (given: SnapshotLevels): Levels =>
  (given ?? []).flatMap(([price, size]) => {
    const level = [toMillionths(price), toMillionths(size)] as const
    return level[0] === undefined || level[1] === undefined ? [] : [[level[0], level[1]] as const]
  })
