import type { OrderBook, Trade } from '../models.ts'
import { type Connection, type ConnectionOptions, createConnection, type Protocol } from './connection.ts'
import type { Streams } from './streams.ts'
import { createTopics, type Topics } from './topics.ts'

export type Channel = 'orderBook' | 'trades'
const channels: readonly Channel[] = ['orderBook', 'trades']

/** How long a venue may take to send a book that was subscribed to. */
const SNAPSHOT_MS = 10_000

interface TopicHooks {
  start: (outcomeId: string) => void
  stop: (outcomeId: string) => void
}

/** The part of a market stream that differs from venue to venue. */
export interface MarketProtocol<TradeTopics extends Topics<Trade[]>>
  extends Pick<Protocol, 'address' | 'lines' | 'heartbeat' | 'silenceMs' | 'received'> {
  /** Returns what the venue streams by: the ticker, slug, symbol or token of an outcome. */
  instrumentOf: (outcomeId: string) => string
  /** Rejects for an instrument that the venue does not have: its socket may say nothing. */
  check: (instrument: string) => Promise<unknown>
  subscribe: (channel: Channel, instrument: string) => void
  /** Called once no outcome of an instrument is watched on a channel any more. */
  unsubscribe: (channel: Channel, instrument: string) => void
  /** Subscribes to everything that is watched, on a new connection. @default one `subscribe` for each */
  subscribeAll?: () => void
  /** Returns the present book of an outcome, from the local copy of its instrument's book. */
  bookOf: (outcomeId: string) => OrderBook | undefined
  hasBook: (instrument: string) => boolean
  dropBook: (instrument: string) => void
  /** Forgets everything that belongs to a connection: books, sequence numbers, requests. */
  reset: () => void
  createTrades: (hooks: TopicHooks) => TradeTopics
  /** Called with instruments whose book did not arrive in time, before the connection is renewed. */
  booksMissing?: (instruments: readonly string[]) => void
  /** Compares local books with the venue's, every so often. */
  audit?: { everyMs: number; compare: (instruments: readonly string[]) => void }
}

export interface MarketStreams<TradeTopics extends Topics<Trade[]>> {
  streams: Required<Pick<Streams, 'orderBook' | 'trades'>>
  trades: TradeTopics
  connection: Connection
  isOpen: () => boolean
  /** The instruments that are watched on a channel. */
  instruments: (channel: Channel) => string[]
  /** Emits the present book of an instrument to all its outcomes. */
  pushBook: (instrument: string) => void
  /** Ends the watches of an instrument, on one channel or on both. */
  fail: (instrument: string, error: Error, on?: readonly Channel[]) => void
  failAll: (error: Error) => void
  /** Renews the connection unless every watched book arrives in time. */
  expectBooks: () => void
}

/**
 * Streams order books and trades over one socket per venue:
 *
 *     first watch of an outcome -> connect, subscribe, check that the venue has it
 *     connection lost           -> drop the copies, reconnect, subscribe again
 *     a book does not arrive    -> renew the connection
 *     last watch ends           -> unsubscribe, close
 */
export function createMarketStreams<TradeTopics extends Topics<Trade[]>>(
  exchange: string,
  protocol: MarketProtocol<TradeTopics>,
  options: ConnectionOptions,
): MarketStreams<TradeTopics> {
  const { instrumentOf, bookOf, audit } = protocol
  let isOpen = false
  let cancelCheck = (): void => undefined
  let cancelAudit = (): void => undefined

  const start = (channel: Channel) => (outcomeId: string) => {
    const instrument = instrumentOf(outcomeId)
    connection.open()
    if (isOpen) protocol.subscribe(channel, instrument)
    if (isOpen && channel === 'orderBook') expectBooks()
    protocol.check(instrument).catch((error: Error) => fail(instrument, error))
  }
  const stop = (channel: Channel) => (outcomeId: string) => {
    const instrument = instrumentOf(outcomeId)
    if (instruments(channel).includes(instrument)) return
    if (channel === 'orderBook') protocol.dropBook(instrument)
    protocol.unsubscribe(channel, instrument)
    if (channels.every((each) => topics[each].keys().length === 0)) close()
  }
  const orderBooks = createTopics<OrderBook>({ start: start('orderBook'), stop: stop('orderBook'), known: bookOf })
  const trades = protocol.createTrades({ start: start('trades'), stop: stop('trades') })
  const topics: Record<Channel, Pick<Topics<unknown>, 'keys' | 'fail' | 'failAll'>> = { orderBook: orderBooks, trades }

  const instruments = (channel: Channel): string[] => [...new Set(topics[channel].keys().map(instrumentOf))]
  const fail = (instrument: string, error: Error, on = channels): void => {
    for (const channel of on) {
      for (const outcomeId of topics[channel].keys()) {
        if (instrumentOf(outcomeId) === instrument) topics[channel].fail(outcomeId, error)
      }
    }
  }
  const failAll = (error: Error): void => {
    for (const channel of channels) topics[channel].failAll(error)
  }
  const pushBook = (instrument: string): void => {
    for (const outcomeId of orderBooks.keys()) {
      const book = instrumentOf(outcomeId) === instrument ? bookOf(outcomeId) : undefined
      if (book) orderBooks.push(outcomeId, book)
    }
  }

  const expectBooks = (): void => {
    cancelCheck()
    cancelCheck = options.after(SNAPSHOT_MS, () => {
      const missing = instruments('orderBook').filter((instrument) => !protocol.hasBook(instrument))
      if (!isOpen || missing.length === 0) return
      protocol.booksMissing?.(missing)
      connection.renew()
    })
  }
  const auditLater = (): void => {
    cancelAudit()
    if (!audit) return
    cancelAudit = options.after(audit.everyMs, () => {
      audit.compare(instruments('orderBook'))
      auditLater()
    })
  }
  const subscribeAll = (): void => {
    for (const channel of channels) {
      for (const instrument of instruments(channel)) protocol.subscribe(channel, instrument)
    }
  }
  const lose = (): void => {
    isOpen = false
    protocol.reset()
    cancelAudit()
  }
  const close = (): void => {
    lose()
    cancelCheck()
    connection.close()
  }

  const connection = createConnection(
    exchange,
    {
      address: protocol.address,
      silenceMs: protocol.silenceMs,
      ...(protocol.heartbeat && { heartbeat: protocol.heartbeat }),
      ...(protocol.lines && { lines: protocol.lines }),
      received: protocol.received,
      opened() {
        isOpen = true
        const subscribe = protocol.subscribeAll ?? subscribeAll
        subscribe()
        expectBooks()
        auditLater()
      },
      lost(error) {
        lose()
        if (error) failAll(error)
      },
    },
    options,
  )

  return {
    streams: { orderBook: orderBooks.watch, trades: trades.watch },
    trades,
    connection,
    isOpen: () => isOpen,
    instruments,
    pushBook,
    fail,
    failAll,
    expectBooks,
  }
}
