import { type EventMemory, rememberOrders, rememberPositions, rememberTrades } from './event-memory.ts'
import { createGapWatch, type Watch, type WatchSource } from './gap-watch.ts'
import type { Frame, Socket } from './socket.ts'
import type {
  Credentials,
  MatchedPrices,
  Offers,
  OrderBook,
  OrderEvent,
  Position,
  SubscribedAddressSnapshot,
  Ticker,
  Trade,
  UserTrade,
} from './types.generated.ts'

/**
 * Live streams of venues over the gateway's socket. Every value is complete, or a list of events. A lost connection is
 * made again, the next value is the state by then, and `gap` of the stream is the time that was missed. A stream ends with the error that made
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
  /** The best prices and figures of one outcome. */
  ticker(outcomeId: string): Watch<Ticker>
  /**
   * The changes of your orders: first all open ones, then each change once. After a lost connection, those that were
   * closed meanwhile are emitted with their last known state.
   */
  orders(marketId?: string): Watch<OrderEvent[]>
  /** Your trades from now on, or since a time in Unix milliseconds: each once, those during a lost connection too. */
  myTrades(marketId?: string, since?: number): Watch<UserTrade[]>
  /** Your positions or those of a wallet: first all, then those that changed, with the size 0 if they are gone. */
  positions(address?: string): Watch<Position[]>
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
  ticker: 'watchTicker'
  orders: 'watchOrders'
  myTrades: 'watchMyTrades'
  positions: 'watchPositions'
  account: 'watchAddress'
  matchedPrices: 'watchMatchedPrices'
}
export type VenueStreams<Id extends string> = Id extends keyof Offers
  ? { [Name in keyof Streams as Methods[Name] extends Offers[Id] ? Name : never]: Streams[Name] }
  : Streams

/** The maximum number of events waiting for a reader. */
const MAX_EVENTS = 1_000

/** Reads a frame, which may be the first one of a connection; undefined where it has nothing new. */
type Read<T> = (frame: Frame, last: T | undefined, isFirst: boolean) => T | undefined

/** The parts of a stream whose values are lists of events. */
interface Events<T> {
  merge(waiting: T, next: T): T
  /** Returns the events that a further reader begins with; undefined where there are none. */
  state?(): T | undefined
}

interface Topic<T> {
  sources: Set<WatchSource<T>>
  last?: T
  /** The time of the last value. */
  lastAt?: Date
  /** Whether the connection was lost since. */
  isInterrupted?: boolean
  /** Whether the connection has not sent a value yet. */
  isNew: boolean
  events: Events<T> | undefined
  end(): void
}

/** Creates the streams of one venue, over a socket that all venues share. */
export function createStreams(socket: Socket, exchange: string, credentials?: Credentials): Streams {
  const topics = new Map<string, Topic<never>>()

  /** Watches a topic, which has one subscription from its first watch until its last one ends. */
  function watch<T>(method: string, args: readonly unknown[], read: Read<T>, events?: Events<T>): Watch<T> {
    const key = JSON.stringify([method, args])
    const topic = (topics.get(key) as Topic<T> | undefined) ?? start<T>(key, { method, args }, read, events)
    const source: WatchSource<T> = createGapWatch(events?.merge ?? ((_, next) => next), () => {
      topic.sources.delete(source)
      if (topic.sources.size > 0) return
      topics.delete(key)
      topic.end()
    })
    topic.sources.add(source)
    // Events are emitted once; complete values are emitted to each.
    const known = topic.last === undefined ? undefined : events ? topic.events?.state?.() : topic.last
    if (known !== undefined) source.push(known)
    return source.watch
  }

  function start<T>(
    key: string,
    { method, args }: { method: string; args: readonly unknown[] },
    read: Read<T>,
    events?: Events<T>,
  ): Topic<T> {
    const topic: Topic<T> = { sources: new Set(), events, isNew: true, end: () => undefined }
    topics.set(key, topic as unknown as Topic<never>)
    topic.end = socket.subscribe({
      request: { exchange, method, args, ...(credentials && { credentials }) },
      received(frame) {
        if (frame.event !== 'data') return
        const value = read(frame, topic.last, topic.isNew)
        topic.isNew = false
        if (value === undefined) return
        const now = new Date()
        const gap = topic.isInterrupted && topic.lastAt ? { since: topic.lastAt, until: now } : undefined
        topic.last = value
        topic.lastAt = now
        topic.isInterrupted = false
        for (const source of [...topic.sources]) source.push(topic.last, gap)
      },
      interrupted() {
        topic.isInterrupted = true
        topic.isNew = true
      },
      failed(error) {
        for (const source of [...topic.sources]) source.fail(error)
      },
    })
    return topic
  }

  const whole = <T>({ data }: Frame): T => data as T
  /** From time to time a gateway sends an empty list of events, for clients that poll. */
  const some = <T>(events: T[]): T[] | undefined => (events.length > 0 ? events : undefined)
  const add = <T>(waiting: T[], next: T[]): T[] => [...waiting, ...next].slice(-MAX_EVENTS)
  const events = <T>(method: string, args: unknown[], memory: EventMemory<T>): Watch<T[]> =>
    watch<T[]>(method, args, ({ data }, _, isFirst) => some(memory.take(data as T[], isFirst)), {
      merge: add,
      state: () => some(memory.state()),
    })

  return {
    orderBook: (outcomeId, limit) => watch('watchOrderBook', trimmed(outcomeId, limit), whole<OrderBook>),
    /** The first frame holds all books, a later one that of its symbol. */
    orderBooks: (outcomeIds, limit) =>
      watch<Record<string, OrderBook>>('watchOrderBooks', trimmed(outcomeIds, limit), ({ symbol, data }, last) =>
        symbol === undefined ? (data as Record<string, OrderBook>) : { ...last, [symbol]: data as OrderBook },
      ),
    trades: (outcomeId) => watch('watchTrades', [outcomeId], ({ data }) => some(data as Trade[]), { merge: add }),
    ticker: (outcomeId) => watch('watchTicker', [outcomeId], whole<Ticker>),
    orders: (marketId) => events('watchOrders', given(marketId), rememberOrders()),
    // Every connection begins with the trades since then, so that those made without one are not missed.
    myTrades: (marketId, since = Date.now()) => events('watchMyTrades', [marketId, since], rememberTrades()),
    positions: (address) => events('watchPositions', given(address), rememberPositions()),
    account: (address, types) => watch('watchAddress', trimmed(address, types), whole<SubscribedAddressSnapshot>),
    matchedPrices: (question) => watch('watchMatchedPrices', [question], whole<MatchedPrices>),
  }
}

const given = (only: unknown): unknown[] => (only === undefined ? [] : [only])

/** Returns the arguments without the absent ones. */
const trimmed = (first: unknown, second: unknown): unknown[] => (second === undefined ? [first] : [first, second])
