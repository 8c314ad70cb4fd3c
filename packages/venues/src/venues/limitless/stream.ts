import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics } from '../../stream/topics.ts'
import { LimitlessBook } from './api.ts'
import { parseBook, type Side } from './parse.ts'
import { eventFrame, PATH, readFrame, refusalOf, SILENCE_MS } from './socket-io.ts'

const Update = z.object({
  marketSlug: z.string(),
  orderbook: LimitlessBook,
  timestamp: z
    .union([z.number(), z.string().transform(Date.parse)])
    .nullish()
    .transform((timestamp) => timestamp ?? undefined),
})

/** The pause after a failed read of a book. */
const RETRY_MS = 2_000

/** The book of YES. */
interface StoredBook {
  book: LimitlessBook
  timestamp: number | undefined
}

interface ResolvedOutcome {
  slug: string
  side: Side
}

/** Creates the public streams: whole books of YES. `targetOf` throws for an unknown outcome. */
export function createStreams(
  url: string,
  targetOf: (outcomeId: string) => Promise<ResolvedOutcome>,
  fetchBook: (slug: string) => Promise<LimitlessBook>,
  options: ConnectionOptions,
): Streams {
  const targets = new Map<string, ResolvedOutcome>()
  /** Markets that this connection has sent messages about. */
  const heard = new Set<string>()
  const books = new Map<string, StoredBook>()

  const bookOf = (outcomeId: string): OrderBook | undefined => {
    const target = targets.get(outcomeId)
    const stored = target && books.get(target.slug)
    return stored && viewOf(stored, target.side)
  }
  const orderBooks = createTopics<OrderBook>({
    known: bookOf,
    start(outcomeId) {
      connection.open()
      targetOf(outcomeId).then(
        (target) => {
          if (!orderBooks.has(outcomeId)) return
          targets.set(outcomeId, target)
          subscribe()
          const book = bookOf(outcomeId)
          if (book) orderBooks.push(outcomeId, book)
          else load(target.slug)
        },
        (error) => orderBooks.fail(outcomeId, error),
      )
    },
    stop(outcomeId) {
      const slug = targets.get(outcomeId)?.slug
      targets.delete(outcomeId)
      if (slug && !slugs().includes(slug)) {
        books.delete(slug)
        heard.delete(slug)
      }
      if (orderBooks.keys().length === 0) close()
      else subscribe()
    },
  })
  const slugs = (): string[] => [...new Set([...targets.values()].map(({ slug }) => slug))]

  /** Sends the whole list: a new one may replace the previous one. */
  const subscribe = (): void => {
    if (!isJoined || targets.size === 0) return
    connection.send(eventFrame('subscribe_market_prices', { marketSlugs: slugs() }))
  }
  /** The venue sends changes only, so the first book is read. */
  const load = (slug: string): void => {
    fetchBook(slug).then(
      (book) => {
        if (!books.has(slug)) take(slug, book, undefined)
      },
      (error) => {
        if (error instanceof CrossvenueError && !error.retryable) fail(error, (each) => each === slug)
        else options.after(RETRY_MS, () => slugs().includes(slug) && !books.has(slug) && load(slug))
      },
    )
  }
  const fail = (error: Error, isWrong: (slug: string) => boolean): void => {
    for (const [outcomeId, { slug }] of [...targets]) if (isWrong(slug)) orderBooks.fail(outcomeId, error)
  }
  const take = (slug: string, book: LimitlessBook, timestamp: number | undefined): void => {
    if (!slugs().includes(slug)) return
    const before = books.get(slug)?.timestamp
    if (before !== undefined && timestamp !== undefined && timestamp < before) return
    books.set(slug, { book, timestamp: timestamp ?? before })
    for (const [outcomeId, target] of targets) {
      const book = target.slug === slug ? bookOf(outcomeId) : undefined
      if (book) orderBooks.push(outcomeId, book)
    }
  }
  let isJoined = false
  const reset = (): void => {
    isJoined = false
    heard.clear()
    books.clear()
  }

  const connection = createConnection(
    'limitless',
    {
      address: async () => ({ url: url + PATH }),
      silenceMs: SILENCE_MS,
      opened: () => undefined,
      lost(error) {
        reset()
        if (error) orderBooks.failAll(error)
      },
      received: (text, send) =>
        readFrame(text, send, {
          joined() {
            isJoined = true
            subscribe()
            for (const slug of slugs()) load(slug)
          },
          refused: orderBooks.failAll,
          event(name, body) {
            // An exception names no market: it cannot be about one that has sent books.
            if (name === 'exception') fail(refusalOf(body), (slug) => !heard.has(slug))
            if (name !== 'orderbookUpdate') return
            const { marketSlug, orderbook, timestamp } = Update.parse(body)
            heard.add(marketSlug)
            take(marketSlug, orderbook, timestamp)
          },
        }),
    },
    options,
  )

  const close = (): void => {
    reset()
    connection.close()
  }

  return { orderBook: orderBooks.watch }
}

const viewOf = ({ book, timestamp }: StoredBook, side: Side): OrderBook => ({
  ...parseBook(book, side),
  ...(timestamp !== undefined && { timestamp }),
})
