import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { createLocalBook, type Levels, type LocalBook } from '../../stream/local-book.ts'
import { marketClosed } from '../../stream/market-ends.ts'
import { createMarketStreams } from '../../stream/market-streams.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics } from '../../stream/topics.ts'
import { toMillionths } from '../../values/decimal.ts'
import type { ClobBook } from './schemas.ts'

export const SILENCE_MS = 30_000
export const HEARTBEAT = { everyMs: 10_000, text: 'PING' }
/** Messages carry no numbers, so a book is compared with the one over HTTP this often. */
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
/** Sent for the markets of watched tokens, if the extras of the channel are requested. */
const MarketResolved = z.object({
  assets_ids: z.array(z.string()),
  winning_asset_id: z.string().nullish(),
  winning_outcome: z.string().nullish(),
})
const Event = z.looseObject({ event_type: z.string() })

/** A copy of a token's book, with the time and hash of its last message. */
interface Copy {
  book: LocalBook
  timestamp: number
  hash?: string | null | undefined
}

/** Creates the public streams; `fetchBook` reads a book over HTTP and throws for an unknown token. */
export function createStreams(
  url: string,
  fetchBook: (tokenId: string) => Promise<ClobBook>,
  options: ConnectionOptions,
): Streams {
  const copies = new Map<string, Copy>()

  /** The venue has one channel for books and trades. */
  const watched = (): string[] => [...new Set([...market.instruments('orderBook'), ...market.instruments('trades')])]
  const isWatched = (tokenId: string): boolean => watched().includes(tokenId)

  /** Replaces a copy that is older, or wrong, by a whole book. */
  const resync = async (tokenId: string, isWrong: boolean): Promise<void> => {
    const { bids, asks, timestamp, hash } = await fetchBook(tokenId)
    const copy = copies.get(tokenId)
    if (!copy || typeof timestamp !== 'number') return
    if (!isWrong && (timestamp <= copy.timestamp || hash === copy.hash)) return
    copy.book.reset(exact(bids), exact(asks))
    copies.set(tokenId, { book: copy.book, timestamp, hash })
    market.pushBook(tokenId)
  }
  /** Ends the watches of a token that has no book any more. A book that cannot be read now may be read later. */
  const compare = (tokenId: string): Promise<void> =>
    resync(tokenId, false).catch((error: unknown) => {
      if (error instanceof CrossvenueError && error.code === 'OUTCOME_NOT_FOUND') {
        const message = `the market of outcome ${tokenId} has no order book any more`
        market.fail(tokenId, marketClosed('polymarket', message))
      }
    })
  const compareAll = (tokenIds: readonly string[]): void => {
    for (const tokenId of tokenIds) void compare(tokenId)
  }

  const readers = new Map<string, (event: unknown) => void>(
    Object.entries({
      book(event) {
        const { asset_id: tokenId, timestamp, hash, bids, asks, buys, sells } = Book.parse(event)
        const copy = copies.get(tokenId)
        if (!isWatched(tokenId) || (copy && copy.timestamp > timestamp)) return
        const book = copy?.book ?? createLocalBook()
        book.reset(exact(bids ?? buys), exact(asks ?? sells))
        copies.set(tokenId, { book, timestamp, hash })
        market.pushBook(tokenId)
      },
      price_change(event) {
        const { timestamp, price_changes } = PriceChange.parse(event)
        const { changed, wrong } = applyChanges(copies, timestamp, price_changes)
        for (const tokenId of changed) market.pushBook(tokenId)
        for (const tokenId of wrong) resync(tokenId, true).catch(() => market.connection.renew())
      },
      market_resolved(event) {
        const { assets_ids, winning_asset_id: winner, winning_outcome } = MarketResolved.parse(event)
        for (const tokenId of assets_ids) {
          const result = winner ? (winner === tokenId ? ' and won' : ` and ${winning_outcome || winner} won`) : ''
          market.fail(tokenId, marketClosed('polymarket', `the market of outcome ${tokenId} is resolved${result}`))
        }
      },
      last_trade_price(event) {
        const { asset_id: outcomeId, price, size, side, timestamp, transaction_hash } = LastTrade.parse(event)
        const id = [transaction_hash, timestamp, price, size].filter(Boolean).join(':')
        market.trades.push(outcomeId, [
          { id, timestamp, price, amount: size, side: side === 'BUY' ? 'buy' : 'sell', outcomeId },
        ])
      },
    }),
  )

  const market = createMarketStreams(
    'polymarket',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      instrumentOf: (tokenId) => tokenId,
      check: fetchBook,
      bookOf(tokenId) {
        const copy = copies.get(tokenId)
        return copy && { ...copy.book.view(), timestamp: copy.timestamp }
      },
      hasBook: (tokenId) => copies.has(tokenId),
      dropBook: (tokenId) => isWatched(tokenId) || copies.delete(tokenId),
      subscribe: (_, tokenId) =>
        market.connection.send(JSON.stringify({ operation: 'subscribe', assets_ids: [tokenId] })),
      subscribeAll: () =>
        market.connection.send(
          JSON.stringify({ type: 'market', assets_ids: watched(), initial_dump: true, custom_feature_enabled: true }),
        ),
      unsubscribe(_, tokenId) {
        if (isWatched(tokenId)) return
        copies.delete(tokenId)
        market.connection.send(JSON.stringify({ operation: 'unsubscribe', assets_ids: [tokenId] }))
      },
      reset: () => copies.clear(),
      createTrades: createLiveTradeTopics,
      booksMissing: compareAll,
      // A market that is only watched for its trades can lose its book, too.
      audit: { everyMs: AUDIT_MS, compare: () => compareAll(watched()) },
      received(text) {
        // Bare words are greetings: PONG, NO NEW ASSETS.
        if (!/^\s*[[{]/.test(text)) return
        for (const given of [JSON.parse(text)].flat()) {
          const { data: event } = Event.safeParse(given)
          if (event) readers.get(event.event_type)?.(event)
        }
      },
    },
    options,
  )

  return market.streams
}

/** Makes changes to copies; returns the tokens whose book changed, and those whose copy can no longer be right. */
function applyChanges(
  copies: ReadonlyMap<string, Copy>,
  timestamp: number,
  changes: readonly z.infer<typeof Change>[],
) {
  const touched = new Set<string>()
  const wrong = new Set<string>()
  for (const { asset_id: tokenId, hash, side, ...change } of changes) {
    const copy = copies.get(tokenId)
    const [price, size] = [toMillionths(change.price), toMillionths(change.size)]
    if (!copy || price === undefined || size === undefined) continue
    // Sizes are whole, not changes: one that comes late would undo a later one.
    if (timestamp < copy.timestamp) {
      wrong.add(tokenId)
      continue
    }
    copy.book.set(side === 'BUY' ? 'bids' : 'asks', price, size)
    Object.assign(copy, { timestamp, hash })
    touched.add(tokenId)
  }
  const changed: string[] = []
  for (const { asset_id: tokenId, best_bid, best_ask } of changes.toReversed()) {
    const book = touched.delete(tokenId) ? copies.get(tokenId)?.book : undefined
    if (!book) continue
    // The last of a token's changes carries the best prices after it. Other ones mean that a message was lost.
    if (differs(best_bid, book.best('bids')) || differs(best_ask, book.best('asks'))) wrong.add(tokenId)
    else changed.push(tokenId)
  }
  return { changed, wrong }
}

/** Returns whether a stated best price is another than ours. 0 and 1 mean a side without orders. */
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
