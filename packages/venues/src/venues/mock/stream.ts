import type { OrderBook, Trade } from '../../models.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics, type Topics } from '../../stream/topics.ts'
import type { After } from '../../venue.ts'

const TICK_MS = 1_000

export interface MockReads {
  now: () => number
  after: After
  /** Both throw for an unknown outcome. */
  book: (outcomeId: string) => Promise<OrderBook>
  tradesSince: (outcomeId: string, since: number) => Promise<Trade[]>
}

/** Creates streams without a socket: what follows from the time alone is looked at every second. */
export function createStreams({ now, after, book, tradesSince }: MockReads): Streams {
  const books = new Map<string, OrderBook>()
  const seen = new Map<string, number>()

  /** Looks at a topic now, and again as long as somebody watches it. */
  const keepLooking = <T>(topics: () => Topics<T>, key: string, look: () => Promise<void>): void => {
    look().then(
      () => topics().has(key) && after(TICK_MS, () => topics().has(key) && keepLooking(topics, key, look)),
      (error: Error) => topics().fail(key, error),
    )
  }
  const orderBooks: Topics<OrderBook> = createTopics<OrderBook>({
    known: (key) => books.get(key),
    stop: (key) => books.delete(key),
    start: (key) =>
      keepLooking(
        () => orderBooks,
        key,
        async () => {
          const found = await book(key)
          if (!orderBooks.has(key) || JSON.stringify(found) === JSON.stringify(books.get(key))) return
          books.set(key, found)
          orderBooks.push(key, found)
        },
      ),
  })
  const trades: Topics<Trade[]> = createLiveTradeTopics({
    stop: (key) => seen.delete(key),
    start(key) {
      seen.set(key, now())
      keepLooking(
        () => trades,
        key,
        async () => {
          const [since, until] = [seen.get(key) ?? now(), now()]
          const found = await tradesSince(key, since)
          if (!trades.has(key)) return
          seen.set(key, until)
          if (found.length > 0) trades.push(key, found)
        },
      )
    },
  })

  return { orderBook: orderBooks.watch, trades: trades.watch }
}
