import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import { createLocalBook, type Levels, type LocalBook } from '../../stream/local-book.ts'
import { marketClosed } from '../../stream/market-ends.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics } from '../../stream/topics.ts'
import { toMillionths } from '../../values/decimal.ts'
import type { ClobBook } from './schemas.ts'

export const SILENCE_MS = 30_000
export const HEARTBEAT = { everyMs: 10_000, text: 'PING' }
/** How long the venue may take for a book that was asked for. */
const SNAPSHOT_MS = 10_000
/** Messages bear no numbers: so often a book is compared with the one that the venue tells over HTTP. */
const AUDIT_MS = 60_000

const time = z.coerce.number()
const levels = z.array(z.object({ price: z.string(), size: z.string() })).nullish()
const Book = z.object({
  asset_id: z.string(),
  timestamp: time,
  hash: z.string().nullish(),
  bids: levels,
  asks: levels,
  buys: levels,
  sells: levels,
})
const Change = z.object({
  asset_id: z.string(),
  price: z.string(),
  side: z.enum(['BUY', 'SELL']),
  size: z.string(),
  hash: z.string().nullish(),
  best_bid: z.string().nullish(),
  best_ask: z.string().nullish(),
})
const PriceChange = z.object({ timestamp: time, price_changes: z.array(Change) })
const LastTrade = z.object({
  asset_id: z.string(),
  price: z.coerce.number(),
  size: z.coerce.number(),
  side: z.enum(['BUY', 'SELL']),
  timestamp: time,
  transaction_hash: z.string().nullish(),
})
/** Comes of the markets whose tokens are watched, where the extras of the channel are asked for. */
const MarketResolved = z.object({
  assets_ids: z.array(z.string()),
  winning_asset_id: z.string().nullish(),
  winning_outcome: z.string().nullish(),
})
const Event = z.looseObject({ event_type: z.string() })

/** A copy of a token's book, with the time and hash of the message that made it so. */
interface Copy {
  book: LocalBook
  timestamp: number
  hash?: string | null | undefined
}

/** Creates the public streams; `fetchBook` reads a book over HTTP and throws for an unknown token. */
export function createStreams(
  url: string,
  fetchBook: (tokenId: string) => Promise<ClobBook>,
  { after, ...options }: ConnectionOptions,
): Streams {
  const copies = new Map<string, Copy>()
  let isOpen = false
  let cancelCheck = (): void => undefined
  let cancelAudit = (): void => undefined

  const bookOf = (tokenId: string): OrderBook | undefined => {
    const copy = copies.get(tokenId)
    return copy && { ...copy.book.view(), timestamp: copy.timestamp }
  }
  const start = (tokenId: string): void => {
    connection.open()
    if (isOpen) {
      connection.send(JSON.stringify({ operation: 'subscribe', assets_ids: [tokenId] }))
      expectBooks()
    }
    fetchBook(tokenId).catch((error: Error) => fail(tokenId, error))
  }
  const stop = (tokenId: string): void => {
    if (orderBooks.has(tokenId) || trades.has(tokenId)) return
    copies.delete(tokenId)
    connection.send(JSON.stringify({ operation: 'unsubscribe', assets_ids: [tokenId] }))
    if (wanted().length === 0) close()
  }
  const orderBooks = createTopics<OrderBook>({ start, stop, known: bookOf })
  const trades = createLiveTradeTopics({
    start,
    stop,
  })
  const wanted = (): string[] => [...new Set([...orderBooks.keys(), ...trades.keys()])]

  const expectBooks = (): void => {
    cancelCheck()
    cancelCheck = after(SNAPSHOT_MS, () => {
      const missing = orderBooks.keys().filter((tokenId) => !copies.has(tokenId))
      if (!isOpen || missing.length === 0) return
      for (const tokenId of missing) void look(tokenId)
      connection.renew()
    })
  }
  const emitBook = (tokenId: string): void => {
    const book = bookOf(tokenId)
    if (book) orderBooks.push(tokenId, book)
  }

  /** Takes a whole book in place of a copy that is older, or wrong. */
  const resync = async (tokenId: string, isWrong: boolean): Promise<void> => {
    const { bids, asks, timestamp, hash } = await fetchBook(tokenId)
    const copy = copies.get(tokenId)
    if (!copy || typeof timestamp !== 'number') return
    if (!isWrong && (timestamp <= copy.timestamp || hash === copy.hash)) return
    copy.book.reset(exact(bids), exact(asks))
    copies.set(tokenId, { book: copy.book, timestamp, hash })
    emitBook(tokenId)
  }
  const audit = (): void => {
    cancelAudit = after(AUDIT_MS, () => {
      for (const tokenId of wanted()) void look(tokenId)
      audit()
    })
  }

  const readers = new Map<string, (event: unknown) => void>(
    Object.entries({
      book(event) {
        const { asset_id: tokenId, timestamp, hash, bids, asks, buys, sells } = Book.parse(event)
        const copy = copies.get(tokenId)
        if (!wanted().includes(tokenId) || (copy && copy.timestamp > timestamp)) return
        const book = copy?.book ?? createLocalBook()
        book.reset(exact(bids ?? buys), exact(asks ?? sells))
        copies.set(tokenId, { book, timestamp, hash })
        emitBook(tokenId)
      },
      price_change(event) {
        const { timestamp, price_changes } = PriceChange.parse(event)
        const changed = new Set<string>()
        const wrong = new Set<string>()
        for (const change of price_changes) {
          const copy = copies.get(change.asset_id)
          const [price, size] = [toMillionths(change.price), toMillionths(change.size)]
          if (!copy || price === undefined || size === undefined) continue
          // Sizes are whole, not changes: one that comes late would undo a later one.
          if (timestamp < copy.timestamp) {
            wrong.add(change.asset_id)
            continue
          }
          copy.book.set(change.side === 'BUY' ? 'bids' : 'asks', price, size)
          Object.assign(copy, { timestamp, hash: change.hash })
          changed.add(change.asset_id)
        }
        for (const { asset_id: tokenId, best_bid, best_ask } of price_changes.toReversed()) {
          const book = changed.delete(tokenId) ? copies.get(tokenId)?.book : undefined
          if (!book) continue
          // The last of a token's changes tells what is best by then: otherwise something was lost.
          if (differs(best_bid, book.best('bids')) || differs(best_ask, book.best('asks'))) wrong.add(tokenId)
          else emitBook(tokenId)
        }
        for (const tokenId of wrong) resync(tokenId, true).catch(() => connection.renew())
      },
      market_resolved(event) {
        const { assets_ids, winning_asset_id: winner, winning_outcome } = MarketResolved.parse(event)
        for (const tokenId of assets_ids) {
          const result = winner ? (winner === tokenId ? ' and won' : ` and ${winning_outcome || winner} won`) : ''
          fail(tokenId, marketClosed('polymarket', `the market of outcome ${tokenId} is resolved${result}`))
        }
      },
      last_trade_price(event) {
        const { asset_id: outcomeId, price, size, side, timestamp, transaction_hash } = LastTrade.parse(event)
        const id = [transaction_hash, timestamp, price, size].filter(Boolean).join(':')
        trades.push(outcomeId, [
          { id, timestamp, price, amount: size, side: side === 'BUY' ? 'buy' : 'sell', outcomeId },
        ])
      },
    }),
  )

  /** Ends the watches of a token that has no book any more; a book that cannot be read now may be read later. */
  const look = (tokenId: string): Promise<void> =>
    resync(tokenId, false).catch((error: unknown) => {
      if (error instanceof CrossvenueError && error.code === 'OUTCOME_NOT_FOUND') {
        fail(tokenId, marketClosed('polymarket', `the market of outcome ${tokenId} has no order book any more`))
      }
    })
  const fail = (tokenId: string, error: Error): void => {
    orderBooks.fail(tokenId, error)
    trades.fail(tokenId, error)
  }

  const connection = createConnection(
    'polymarket',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened(send) {
        isOpen = true
        send(JSON.stringify({ type: 'market', assets_ids: wanted(), initial_dump: true, custom_feature_enabled: true }))
        expectBooks()
        cancelAudit()
        audit()
      },
      lost(error) {
        isOpen = false
        copies.clear()
        cancelAudit()
        if (!error) return
        orderBooks.failAll(error)
        trades.failAll(error)
      },
      received(text) {
        // Bare words are greetings: PONG, NO NEW ASSETS.
        if (!/^\s*[[{]/.test(text)) return
        for (const given of [JSON.parse(text)].flat()) {
          const { data: event } = Event.safeParse(given)
          if (event) readers.get(event.event_type)?.(event)
        }
      },
    },
    { after, ...options },
  )

  const close = (): void => {
    isOpen = false
    copies.clear()
    cancelCheck()
    cancelAudit()
    connection.close()
  }

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

/** Whether a best price is told and is another than ours. 0 and 1 stand for a side without orders. */
function differs(stated: string | null | undefined, ours: bigint | undefined): boolean {
  const price = toMillionths(stated ?? '')
  if (price === undefined) return false
  return price <= 0n || price >= 1_000_000n ? ours !== undefined : price !== ours
}

const exact = (given: readonly { price: string | number; size: string | number }[] | null | undefined): Levels =>
  (given ?? []).flatMap((level) => {
    const [price, size] = [toMillionths(level.price), toMillionths(level.size)]
    return price === undefined || size === undefined ? [] : [[price, size] as const]
  })
