import { z } from 'zod'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import { createLocalBook, type Levels, type LocalBook, mirrored } from '../../stream/local-book.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics, type Topics } from '../../stream/topics.ts'
import { createTradeTopics } from '../../stream/trade-topics.ts'
import { ONE, toMillionths } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import { parseOutcomeId, parseTrade } from './outcome.ts'
import { KalshiTrade } from './schemas.ts'
import type { Signer } from './sign.ts'
import { Delta, Frame, isTransient, Refusal, refusalOf, Snapshot, type SnapshotLevels } from './stream-messages.ts'

export const SOCKET_PATH = '/trade-api/ws/v2'
/** The venue pings every ten seconds. */
export const SILENCE_MS = 25_000
/** How long the venue may take for a book that was asked for. */
const SNAPSHOT_MS = 10_000

type Channel = 'orderbook_delta' | 'trade'
const channels: readonly Channel[] = ['orderbook_delta', 'trade']

/** A subscription to a channel: its number, once the venue has told it, and the number of its last message. */
interface Subscription {
  sid?: number
  seq?: number
  /** Told to the venue already. */
  tickers: Set<string>
}

interface StreamOptions extends ConnectionOptions {
  exchange: string
  url: string
  signer: () => Signer
  checkTicker: (ticker: string) => Promise<void>
  fetchTrades: Venue['fetchTrades']
  now: () => number
}

/** Creates the streams of one member; the venue wants even public ones signed. */
export function createStreams({
  exchange,
  url,
  signer,
  checkTicker,
  fetchTrades,
  now,
  ...options
}: StreamOptions): Streams {
  /** Books of YES; one that has lost a message is no longer among them. */
  const books = new Map<string, LocalBook>()
  const times = new Map<string, number>()
  let subscriptions = new Map<Channel, Subscription>()
  /** What this connection was told last to do, by the number of the command: a refusal names that alone. */
  const subscribed = new Map<number, { channel: Channel; tickers: readonly string[] }>()
  let commands = 0

  const bookOf = (outcomeId: string): OrderBook | undefined => {
    const { ticker, side } = parseOutcomeId(outcomeId)
    const book = books.get(ticker)?.view()
    const timestamp = times.get(ticker)
    return book && { ...(side === 'yes' ? book : mirrored(book)), ...(timestamp !== undefined && { timestamp }) }
  }
  const start =
    (channel: Channel) =>
    (outcomeId: string): void => {
      const { ticker } = parseOutcomeId(outcomeId)
      connection.open()
      want(channel)
      checkTicker(ticker).catch((error: Error) => topicsOf(channel).fail(outcomeId, error))
    }
  const stop =
    (channel: Channel) =>
    (outcomeId: string): void => {
      const { ticker } = parseOutcomeId(outcomeId)
      if (tickersOf(channel).includes(ticker)) return
      if (channel === 'orderbook_delta') {
        books.delete(ticker)
        times.delete(ticker)
      }
      const subscription = subscriptions.get(channel)
      subscription?.tickers.delete(ticker)
      update(channel, 'delete_markets', [ticker])
      if (orderBooks.keys().length + trades.keys().length === 0) close()
    }
  const orderBooks = createTopics<OrderBook>({
    start: start('orderbook_delta'),
    stop: stop('orderbook_delta'),
    known: bookOf,
  })
  const trades = createTradeTopics({
    start: start('trade'),
    stop: stop('trade'),
    fetchTrades,
    now,
    after: options.after,
  })
  const topicsOf = (channel: Channel): Pick<Topics<unknown>, 'keys' | 'fail' | 'failAll'> =>
    channel === 'trade' ? trades : orderBooks
  const tickersOf = (channel: Channel): string[] => [
    ...new Set(
      topicsOf(channel)
        .keys()
        .map((outcomeId) => parseOutcomeId(outcomeId).ticker),
    ),
  ]

  const command = (cmd: string, channel: Channel, tickers: readonly string[], params: object): void => {
    commands += 1
    subscribed.set(commands, { channel, tickers })
    connection.send(JSON.stringify({ id: commands, cmd, params: { ...params, market_tickers: tickers } }))
  }
  const update = (channel: Channel, action: string, tickers: readonly string[]): void => {
    const sid = subscriptions.get(channel)?.sid
    if (sid === undefined || tickers.length === 0) return
    command('update_subscription', channel, tickers, { sids: [sid], action })
  }
  /** Tells the venue of what is wanted and was not told yet; before it has told the subscription's number, that waits. */
  const want = (channel: Channel): void => {
    const missing = tickersOf(channel).filter((ticker) => !subscriptions.get(channel)?.tickers.has(ticker))
    const subscription = subscriptions.get(channel)
    if (missing.length === 0) return
    if (channel === 'orderbook_delta') expectBooks()
    if (subscription?.sid !== undefined) {
      for (const ticker of missing) subscription.tickers.add(ticker)
      update(channel, 'add_markets', missing)
    } else if (!subscription && isOpen) {
      subscriptions.set(channel, { tickers: new Set(missing) })
      command('subscribe', channel, missing, { channels: [channel], use_yes_price: false })
    }
  }
  let isOpen = false
  let cancelCheck = (): void => undefined
  /** A book that does not come, or was lost on its way, is asked for over a new connection. */
  const expectBooks = (): void => {
    cancelCheck()
    cancelCheck = options.after(SNAPSHOT_MS, () => {
      if (isOpen && tickersOf('orderbook_delta').some((ticker) => !books.has(ticker))) connection.renew()
    })
  }

  const close = (): void => {
    isOpen = false
    subscriptions = new Map()
    subscribed.clear()
    cancelCheck()
    connection.close()
  }

  const emitBooks = (ticker: string): void => {
    for (const outcomeId of orderBooks.keys()) {
      const book = parseOutcomeId(outcomeId).ticker === ticker ? bookOf(outcomeId) : undefined
      if (book) orderBooks.push(outcomeId, book)
    }
  }

  const readers = new Map<string, (msg: unknown) => void>(
    Object.entries({
      orderbook_snapshot(msg) {
        const { market_ticker: ticker, yes_dollars_fp: yes, no_dollars_fp: no } = Snapshot.parse(msg)
        if (!tickersOf('orderbook_delta').includes(ticker)) return
        const book = books.get(ticker) ?? createLocalBook()
        // A bid for NO is an ask for YES.
        book.reset(
          exact(yes),
          exact(no).map(([price, size]) => [ONE - price, size]),
        )
        books.set(ticker, book)
        // A whole book bears no time, and that of a change before it is not its own.
        times.delete(ticker)
        emitBooks(ticker)
      },
      orderbook_delta(msg) {
        const { market_ticker: ticker, price_dollars, delta_fp, side, ts_ms } = Delta.parse(msg)
        const [price, change] = [toMillionths(price_dollars), toMillionths(delta_fp)]
        const book = books.get(ticker)
        if (!book || price === undefined || change === undefined) return
        if (side === 'yes') book.add('bids', price, change)
        else book.add('asks', ONE - price, change)
        if (typeof ts_ms === 'number') times.set(ticker, ts_ms)
        emitBooks(ticker)
      },
      trade(msg) {
        const row = z.looseObject({ market_ticker: z.string(), ts_ms: z.number() }).parse(msg)
        const read = KalshiTrade.parse({ ...row, created_time: new Date(row.ts_ms).toISOString() })
        for (const key of trades.keys()) {
          const outcome = parseOutcomeId(key)
          const trade = outcome.ticker === row.market_ticker ? parseTrade(read, outcome) : undefined
          if (trade) trades.push(key, [trade])
        }
      },
    }),
  )

  const catchUp = (): void => {
    for (const key of trades.keys()) trades.catchUp(key)
  }

  /** Whether a message is the next of its subscription. After a gap books are asked for anew, and trades read. */
  const isNext = (sid: number | null | undefined, seq: number | null | undefined): boolean => {
    if (typeof sid !== 'number' || typeof seq !== 'number') return true
    const found = [...subscriptions].find(([, subscription]) => subscription.sid === sid)
    if (!found) return false
    const [channel, subscription] = found
    const expected = (subscription.seq ?? 0) + 1
    if (seq < expected) return false
    subscription.seq = seq
    if (seq > expected && channel === 'orderbook_delta') {
      books.clear()
      update(channel, 'get_snapshot', [...subscription.tickers])
      expectBooks()
    }
    if (seq > expected && channel === 'trade') catchUp()
    return true
  }

  /** Ends the watches that the venue refuses, and tells it again of the others. What passes begins anew after a pause. */
  const refused = (id: number | null | undefined, refusal: Refusal): void => {
    const [error, command] = [refusalOf(exchange, refusal), subscribed.get(id ?? 0)]
    if (error.code === 'AUTHENTICATION_ERROR') for (const channel of channels) topicsOf(channel).failAll(error)
    if (!command || isTransient(refusal)) throw error
    const { channel, tickers } = command
    const named = tickers.filter((ticker) => ticker === refusal.market_ticker)
    const wrong = named.length > 0 ? named : tickers
    for (const outcomeId of topicsOf(channel).keys()) {
      if (wrong.includes(parseOutcomeId(outcomeId).ticker)) topicsOf(channel).fail(outcomeId, error)
    }
    const subscription = subscriptions.get(channel)
    if (subscription?.sid === undefined) subscriptions.delete(channel)
    for (const ticker of tickers) subscription?.tickers.delete(ticker)
    want(channel)
  }

  const connection = createConnection(
    exchange,
    {
      address: async () => ({ url: url + SOCKET_PATH, headers: signer()('GET', SOCKET_PATH) }),
      silenceMs: SILENCE_MS,
      opened() {
        isOpen = true
        for (const channel of channels) want(channel)
      },
      lost(error) {
        isOpen = false
        subscriptions = new Map()
        subscribed.clear()
        books.clear()
        if (error) for (const channel of channels) topicsOf(channel).failAll(error)
      },
      received(text) {
        const { id, type, sid, seq, msg } = Frame.parse(JSON.parse(text))
        if (type !== 'error') subscribed.delete(id ?? 0)
        if (type === 'subscribed') {
          const { channel: name, sid } = z.object({ channel: z.string(), sid: z.number() }).parse(msg)
          const channel = channels.find((each) => each === name)
          const subscription = channel && subscriptions.get(channel)
          if (!channel || !subscription) return
          subscription.sid = sid
          // What was asked for, or was given up, meanwhile.
          const given = [...subscription.tickers].filter((ticker) => !tickersOf(channel).includes(ticker))
          for (const ticker of given) subscription.tickers.delete(ticker)
          update(channel, 'delete_markets', given)
          want(channel)
          if (channel === 'trade') catchUp()
        } else if (type === 'error') {
          refused(id, Refusal.parse(msg))
        } else if (isNext(sid, seq)) {
          readers.get(type)?.(msg)
        }
      },
    },
    options,
  )

  return {
    orderBook: (outcomeId) => orderBooks.watch(outcomeId),
    trades: (outcomeId) => trades.watch(outcomeId),
  }
}

const exact = (given: SnapshotLevels): Levels =>
  (given ?? []).flatMap(([price, size]) => {
    const level = [toMillionths(price), toMillionths(size)] as const
    return level[0] === undefined || level[1] === undefined ? [] : [[level[0], level[1]] as const]
  })
