import { createGapWatch, type Watch, type WatchSource } from './gap-watch.ts'
import type { Frame, Socket } from './socket.ts'
import type {
  Credentials,
  MatchedPrices,
  Offers,
  OrderBook,
  SubscribedAddressSnapshot,
  Trade,
} from './types.generated.ts'

/**
 * Live streams of venues over the gateway's socket. Every value is complete. A lost connection is made again, the next
 * value is the state by then, and `gap` of the stream is the time that was missed. A stream ends with the error that made
 * it impossible, or when its reader leaves the loop.
 * @example
 * const books = client.kalshi.streams.orderBook(outcomeId)
 * for await (const { bids, asks } of books) console.log(bids[0], asks[0], books.gap)
 */
export interface Streams {
  /** The book of one outcome. */
  orderBook(outcomeId: string, limit?: number): Watch<OrderBook>
  /** The books of several outcomes, all of them each time. */
  orderBooks(outcomeIds: string[], limit?: number): Watch<Record<string, OrderBook>>
  /** The trades of one outcome, those since the last value. */
  trades(outcomeId: string): Watch<Trade[]>
  /** The state of a wallet, or of the signed-in account (`me`). */
  account(address: string, types?: ('trades' | 'positions' | 'balances')[]): Watch<SubscribedAddressSnapshot>
  /** The quotes of all markets of a question, by its cluster or one of its markets; the router has them. */
  matchedPrices(question: string): Watch<MatchedPrices>
}

/** The operation behind each stream: a venue has the streams whose operations it offers. */
interface Methods {
  orderBook: 'watchOrderBook'
  orderBooks: 'watchOrderBooks'
  trades: 'watchTrades'
  account: 'watchAddress'
  matchedPrices: 'watchMatchedPrices'
}
export type VenueStreams<Id extends string> = Id extends keyof Offers
  ? { [Name in keyof Streams as Methods[Name] extends Offers[Id] ? Name : never]: Streams[Name] }
  : Streams

/** The maximum number of trades waiting for a reader. */
const MAX_TRADES = 1_000

interface Topic<T> {
  sources: Set<WatchSource<T>>
  last?: T
  /** The time of the last value. */
  lastAt?: Date
  /** Whether the connection was lost since. */
  isInterrupted?: boolean
  end(): void
}

/** Creates the streams of one venue, over a socket that all venues share. */
export function createStreams(socket: Socket, exchange: string, credentials?: Credentials): Streams {
  const topics = new Map<string, Topic<never>>()

  /** Watches a topic, which has one subscription from its first watch until its last one ends. */
  function watch<T>(
    method: string,
    args: readonly unknown[],
    read: (frame: Frame, last: T | undefined) => T,
    merge?: (waiting: T, next: T) => T,
  ): Watch<T> {
    const key = JSON.stringify([method, args])
    const topic = (topics.get(key) as Topic<T> | undefined) ?? start<T>(key, { method, args }, read)
    const source: WatchSource<T> = createGapWatch(merge ?? ((_, next) => next), () => {
      topic.sources.delete(source)
      if (topic.sources.size > 0) return
      topics.delete(key)
      topic.end()
    })
    topic.sources.add(source)
    // Values that add up are emitted once; complete values are emitted to each.
    if (topic.last !== undefined && !merge) source.push(topic.last)
    return source.watch
  }

  function start<T>(
    key: string,
    { method, args }: { method: string; args: readonly unknown[] },
    read: (frame: Frame, last: T | undefined) => T,
  ): Topic<T> {
    const topic: Topic<T> = { sources: new Set(), end: () => undefined }
    topics.set(key, topic as unknown as Topic<never>)
    topic.end = socket.subscribe({
      request: { exchange, method, args, ...(credentials && { credentials }) },
      received(frame) {
        if (frame.event !== 'data') return
        // From time to time a gateway sends an empty list of trades, for clients that poll.
        if (method === 'watchTrades' && (frame.data as Trade[]).length === 0) return
        const now = new Date()
        const gap = topic.isInterrupted && topic.lastAt ? { since: topic.lastAt, until: now } : undefined
        topic.last = read(frame, topic.last)
        topic.lastAt = now
        topic.isInterrupted = false
        for (const source of [...topic.sources]) source.push(topic.last, gap)
      },
      interrupted() {
        topic.isInterrupted = true
      },
      failed(error) {
        for (const source of [...topic.sources]) source.fail(error)
      },
    })
    return topic
  }

  const whole = <T>({ data }: Frame): T => data as T

  return {
    orderBook: (outcomeId, limit) => watch('watchOrderBook', trimmed(outcomeId, limit), whole<OrderBook>),
    /** The first frame holds all books, a later one that of its symbol. */
    orderBooks: (outcomeIds, limit) =>
      watch<Record<string, OrderBook>>('watchOrderBooks', trimmed(outcomeIds, limit), ({ symbol, data }, last) =>
        symbol === undefined ? (data as Record<string, OrderBook>) : { ...last, [symbol]: data as OrderBook },
      ),
    trades: (outcomeId) =>
      watch('watchTrades', [outcomeId], whole<Trade[]>, (waiting, next) => [...waiting, ...next].slice(-MAX_TRADES)),
    account: (address, types) => watch('watchAddress', trimmed(address, types), whole<SubscribedAddressSnapshot>),
    matchedPrices: (question) => watch('watchMatchedPrices', [question], whole<MatchedPrices>),
  }
}

/** Returns the arguments without the absent ones. */
const trimmed = (first: unknown, second: unknown): unknown[] => (second === undefined ? [first] : [first, second])
