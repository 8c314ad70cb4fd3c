import { z } from 'zod'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { type Channel, createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTradeTopics } from '../../stream/trade-topics.ts'
import type { Venue } from '../../venue.ts'
import { createBooks } from './books.ts'
import { parseOutcomeId, parseTrade } from './outcome.ts'
import { KalshiTrade } from './schemas.ts'
import type { Signer } from './sign.ts'
import { Delta, Frame, isTransient, Refusal, refusalOf, Snapshot } from './stream-messages.ts'
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
  const books = createBooks()
  const subscriptions = createSubscriptions({
    send: (text) => market.connection.send(text),
    watched: (channel) => market.instruments(channel),
  })

  const readers = new Map<string, (msg: unknown) => void>(
    Object.entries({
      orderbook_snapshot(msg) {
        const snapshot = Snapshot.parse(msg)
        if (!market.instruments('orderBook').includes(snapshot.market_ticker)) return
        books.takeSnapshot(snapshot)
        market.pushBook(snapshot.market_ticker)
      },
      orderbook_delta(msg) {
        const delta = Delta.parse(msg)
        if (books.takeDelta(delta)) market.pushBook(delta.market_ticker)
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
  /** After a gap the books are requested again, and the trades are read over HTTP. */
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
      bookOf: books.view,
      hasBook: books.has,
      dropBook: books.drop,
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
