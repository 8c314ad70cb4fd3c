import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { isFinal } from '../../stream/book-copy.ts'
import { createChannels, type Failure, refusalOf } from '../../stream/centrifugo.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { readInTurn } from '../../stream/read-in-turn.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics } from '../../stream/topics.ts'
import { createTradeTopics } from '../../stream/trade-topics.ts'
import type { Venue } from '../../venue.ts'
import { ID, SxBook, SxTrade } from './api.ts'
import { parseOutcomeId } from './outcome.ts'
import { parseBook, parseTrade } from './parse.ts'

const BOOKS = 'orderbook_v3:'
/** The trades of all markets. */
const TRADES = 'recent_trades_v3:global'
/** The pause after a failed read of a book. */
const RETRY_MS = 5_000

const TradeNews = z.object({ trade: SxTrade })

interface StreamsOptions extends ConnectionOptions {
  token: () => Promise<string>
  now: () => number
  /** Throws for an unknown market. */
  fetchBook: (marketHash: string) => Promise<SxBook>
  fetchTrades: Venue['fetchTrades']
}

const hashOf = (outcomeId: string): string => parseOutcomeId(outcomeId).marketHash

/** Creates the public streams: whole books, one channel per market for both outcomes, and the trades of all markets. */
export function createStreams(url: string, options: StreamsOptions): Streams {
  const { token, fetchBook, fetchTrades, now, after, random } = options
  const books = new Map<string, SxBook>()

  const orderBooks = createTopics<OrderBook>({
    known: (outcomeId) => viewOf(books, outcomeId),
    start(outcomeId) {
      channels.settle()
      // Before the channel is joined this only reports an unknown market.
      load(hashOf(outcomeId))
      audit.start()
    },
    stop(outcomeId) {
      if (!marketsOf().has(hashOf(outcomeId))) books.delete(hashOf(outcomeId))
      if (orderBooks.keys().length === 0) audit.stop()
      channels.settle()
    },
  })
  const trades = createTradeTopics({
    start(outcomeId) {
      channels.settle()
      fetchBook(hashOf(outcomeId)).catch((error) => isFinal(error) && trades.fail(outcomeId, error))
    },
    stop: () => channels.settle(),
    fetchTrades,
    now,
    after,
  })
  const marketsOf = (): Set<string> => new Set(orderBooks.keys().map(hashOf))
  const outcomesOf = (topics: { keys: () => string[] }, marketHash: string) =>
    topics.keys().filter((outcomeId) => hashOf(outcomeId) === marketHash)
  const failBook = (marketHash: string, error: Error): void => {
    for (const outcomeId of outcomesOf(orderBooks, marketHash)) orderBooks.fail(outcomeId, error)
  }

  /** Takes a book unless a later one is known: versions have a fixed number of digits and are compared as text. */
  const take = (marketHash: string, book: SxBook): void => {
    const before = books.get(marketHash)
    if (before?.version && book.version && book.version <= before.version) return
    if (!marketsOf().has(marketHash)) return
    books.set(marketHash, book)
    for (const outcomeId of outcomesOf(orderBooks, marketHash)) {
      const { isOne } = parseOutcomeId(outcomeId)
      const view = parseBook(book, isOne)
      if (!before || JSON.stringify(parseBook(before, isOne)) !== JSON.stringify(view)) orderBooks.push(outcomeId, view)
    }
  }
  const load = (marketHash: string): void => {
    fetchBook(marketHash).then(
      (book) => channels.has(BOOKS + marketHash) && take(marketHash, book),
      (error) => {
        if (error instanceof CrossvenueError && !error.retryable) failBook(marketHash, error)
        else after(RETRY_MS, () => marketsOf().has(marketHash) && load(marketHash))
      },
    )
  }
  const audit = readInTurn(after, () => [...marketsOf()], load)

  const refused = (channel: string, failure: Failure): void => {
    const error = refusalOf('SX Bet', 'the stream', failure)
    if (channel === TRADES) trades.failAll(error)
    else failBook(channel.slice(BOOKS.length), error)
  }
  const published = (channel: string, data: unknown): void => {
    for (const row of [data].flat()) {
      if (channel.startsWith(BOOKS)) take(channel.slice(BOOKS.length), SxBook.parse(row))
      else if (channel === TRADES) {
        const { trade } = TradeNews.parse(row)
        if (trade.isParlay) continue
        for (const outcomeId of outcomesOf(trades, trade.marketHash)) {
          trades.push(outcomeId, [parseTrade(trade, parseOutcomeId(outcomeId))])
        }
      }
    }
  }

  const channels = createChannels(
    ID,
    url,
    {
      wanted: () => [
        ...[...marketsOf()].map((marketHash) => BOOKS + marketHash),
        ...(trades.keys().length > 0 ? [TRADES] : []),
      ],
      joined(channel) {
        if (channel === TRADES) for (const outcomeId of trades.keys()) trades.catchUp(outcomeId)
        else load(channel.slice(BOOKS.length))
      },
      refused,
      published,
      lost(error) {
        books.clear()
        if (!error) return
        orderBooks.failAll(error)
        trades.failAll(error)
      },
    },
    { after, token, ...(random && { random }) },
  )

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

function viewOf(books: ReadonlyMap<string, SxBook>, outcomeId: string): OrderBook | undefined {
  const { marketHash, isOne } = parseOutcomeId(outcomeId)
  const book = books.get(marketHash)
  return book && parseBook(book, isOne)
}
