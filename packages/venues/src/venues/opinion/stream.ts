import { z } from 'zod'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics } from '../../stream/topics.ts'
import { cutToMillionths, toNumber } from '../../values/decimal.ts'
import type { OpinionBook } from './api.ts'
import { createBooks } from './books.ts'
import type { ResolvedOutcome } from './find.ts'

const HEARTBEAT = { everyMs: 30_000, text: '{"action":"HEARTBEAT"}', ping: true } as const
/** Two heartbeats without a pong. */
const SILENCE_MS = 75_000

const Frame = z.looseObject({ msgType: z.string() })
const Diff = z.object({
  tokenId: z.string(),
  side: z.enum(['bids', 'asks']),
  price: z.string(),
  /** Shares that rest at the price by now. */
  size: z.string(),
})
const LastTrade = z.object({ tokenId: z.string(), side: z.string(), price: z.string(), shares: z.string() })

interface StreamsOptions extends ConnectionOptions {
  /** Throws where there is none: the venue answers nobody without a key. */
  key: () => string
  /** Throws for an unknown outcome. */
  resolve: (outcomeId: string) => Promise<ResolvedOutcome>
  fetchBook: (outcomeId: string) => Promise<OpinionBook>
  now: () => number
}

/** Creates the public streams of the venue. */
export function createStreams(url: string, { key, resolve, fetchBook, now, ...options }: StreamsOptions): Streams {
  const resolved = new Map<string, ResolvedOutcome>()
  /** Subscriptions that were sent to the venue, as JSON. */
  const emitted = new Set<string>()
  let isOpen = false
  let trade = 0

  const books = createBooks({
    fetch: fetchBook,
    after: options.after,
    failed: (token, error) => orderBooks.fail(token, error),
    changed(token) {
      const book = books.view(token)
      if (book) orderBooks.push(token, book)
    },
  })
  const start = (token: string): void => {
    connection.open()
    resolve(token).then(
      (outcome) => {
        resolved.set(token, outcome)
        subscribe()
        if (orderBooks.has(token)) books.add(token)
      },
      (error) => {
        orderBooks.fail(token, error)
        trades.fail(token, error)
      },
    )
  }
  const stop = (token: string): void => {
    if (!orderBooks.has(token)) books.remove(token)
    if (!orderBooks.has(token) && !trades.has(token)) resolved.delete(token)
    subscribe()
    if (orderBooks.keys().length + trades.keys().length === 0) close()
  }
  const orderBooks = createTopics<OrderBook>({ start, stop, known: books.view })
  const trades = createLiveTradeTopics({
    start,
    stop,
  })

  const resolvedOf = (tokens: readonly string[]): ResolvedOutcome[] =>
    tokens.flatMap((token) => resolved.get(token) ?? [])
  const subscribe = (): void => {
    if (!isOpen) return
    const wanted = subscriptionsOf(resolvedOf(orderBooks.keys()), resolvedOf(trades.keys()))
    const send = (action: string, what: string) => connection.send(JSON.stringify({ action, ...JSON.parse(what) }))
    for (const each of wanted) if (!emitted.has(each)) send('SUBSCRIBE', each)
    for (const each of emitted) if (!wanted.has(each)) send('UNSUBSCRIBE', each)
    emitted.clear()
    for (const each of wanted) emitted.add(each)
  }

  const readers = new Map<string, (message: unknown) => void>(
    Object.entries({
      'market.depth.diff'(message) {
        const { tokenId, side, ...level } = Diff.parse(message)
        const [price, size] = [cutToMillionths(level.price), cutToMillionths(level.size)]
        if (price !== undefined && size !== undefined) books.change(tokenId, side, price, size)
      },
      'market.last.trade'(message) {
        const { tokenId, side: word, ...row } = LastTrade.parse(message)
        const side = word.toLowerCase()
        const [price, shares] = [cutToMillionths(row.price), cutToMillionths(row.shares)]
        // A split or a merge trades with nobody.
        if ((side !== 'buy' && side !== 'sell') || price === undefined || shares === undefined) return
        trade += 1
        // The venue states neither an id nor a time.
        const timestamp = now()
        const id = [tokenId, timestamp, trade].join(':')
        trades.push(tokenId, [
          { id, timestamp, price: toNumber(price), amount: toNumber(shares), side, outcomeId: tokenId },
        ])
      },
    }),
  )

  const lose = (): void => {
    isOpen = false
    emitted.clear()
    books.lose()
  }
  const connection = createConnection(
    'opinion',
    {
      address: async () => ({ url: `${url}/?${new URLSearchParams({ apikey: key() })}` }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened() {
        isOpen = true
        subscribe()
        books.open()
      },
      lost(error) {
        lose()
        if (!error) return
        orderBooks.failAll(error)
        trades.failAll(error)
      },
      received(text) {
        // The form of acknowledgements is unknown: messages without a type are ignored.
        const { data } = Frame.safeParse(/^\s*\{/.test(text) ? JSON.parse(text) : undefined)
        if (data) readers.get(data.msgType)?.(data)
      },
    },
    options,
  )
  const close = (): void => {
    lose()
    connection.close()
  }

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

/** The venue streams depth market by market, and trades of a root with children by the root. */
function subscriptionsOf(books: readonly ResolvedOutcome[], trades: readonly ResolvedOutcome[]): Set<string> {
  return new Set([
    ...books.map(({ marketId }) => JSON.stringify({ channel: 'market.depth.diff', marketId: Number(marketId) })),
    ...trades.map(({ eventId, marketId }) =>
      JSON.stringify({
        channel: 'market.last.trade',
        [eventId === marketId ? 'marketId' : 'rootMarketId']: Number(eventId),
      }),
    ),
  ])
}
