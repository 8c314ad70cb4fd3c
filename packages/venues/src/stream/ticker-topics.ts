import { CrossvenueError } from '../errors.ts'
import type { OrderBook, Ticker, UnifiedMarket } from '../models.ts'
import { tickerOf } from '../paging/tickers.ts'
import type { After, Venue } from '../venue.ts'
import { createTopics } from './topics.ts'
import type { Watch } from './watch.ts'

/** How often the figures of a market are read. */
const FIGURES_MS = 60_000

type FetchMarket = NonNullable<Venue['fetchMarket']>

interface Feed {
  books: Watch<OrderBook>
  book?: OrderBook
  market?: UnifiedMarket
  last?: { text: string; ticker: Ticker }
  cancel: () => void
}

/**
 * Creates watches of tickers: the best prices are those of the streamed book, and the figures of the market are read once
 * a minute. A ticker is emitted when it differs from the previous one.
 */
export function createTickerTopics(
  orderBook: (outcomeId: string) => Watch<OrderBook>,
  fetchMarket: FetchMarket,
  after: After,
): (outcomeId: string) => Watch<Ticker> {
  const feeds = new Map<string, Feed>()

  const emit = (outcomeId: string, feed: Feed): void => {
    const { book, market } = feed
    if (!book || !market || feeds.get(outcomeId) !== feed) return
    const ticker = tickerOf(market, outcomeId, book)
    const text = JSON.stringify({ ...ticker, timestamp: undefined })
    if (text === feed.last?.text) return
    feed.last = { text, ticker }
    topics.push(outcomeId, ticker)
  }
  const readFigures = async (outcomeId: string, feed: Feed): Promise<void> => {
    try {
      feed.market = await topics.run(outcomeId, () => fetchMarket({ outcomeId }))
      emit(outcomeId, feed)
    } catch (error) {
      const isTransient = error instanceof CrossvenueError && error.retryable && feed.market
      if (!isTransient && feeds.get(outcomeId) === feed) topics.fail(outcomeId, error as Error)
    }
    if (feeds.get(outcomeId) === feed) feed.cancel = after(FIGURES_MS, () => void readFigures(outcomeId, feed))
  }
  const readBooks = async (outcomeId: string, feed: Feed): Promise<void> => {
    try {
      for await (const book of feed.books) {
        feed.book = book
        emit(outcomeId, feed)
      }
    } catch (error) {
      if (feeds.get(outcomeId) === feed) topics.fail(outcomeId, error as Error)
    }
  }

  const topics = createTopics<Ticker>({
    known: (outcomeId) => feeds.get(outcomeId)?.last?.ticker,
    start(outcomeId) {
      const feed: Feed = { books: orderBook(outcomeId), cancel: () => undefined }
      feeds.set(outcomeId, feed)
      void readBooks(outcomeId, feed)
      void readFigures(outcomeId, feed)
    },
    stop(outcomeId) {
      const feed = feeds.get(outcomeId)
      feeds.delete(outcomeId)
      feed?.cancel()
      void feed?.books.return()
    },
  })
  return topics.watch
}
