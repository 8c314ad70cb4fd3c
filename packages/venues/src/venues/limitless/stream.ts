import { z } from 'zod'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics } from '../../stream/topics.ts'
import { LimitlessBook } from './api.ts'
import { parseBook, type Side } from './parse.ts'

/** Socket.IO over Engine.IO 4, whose few frames need no library. */
export const PATH = '/socket.io/?EIO=4&transport=websocket'
export const NAMESPACE = '/markets,'
/** The server pings every 25 seconds and waits 20 more. */
export const SILENCE_MS = 50_000

const Update = z.object({
  marketSlug: z.string(),
  orderbook: LimitlessBook,
  timestamp: z.union([z.number(), z.string()]).nullish(),
})

interface Place {
  slug: string
  side: Side
}

/** Creates the public streams: whole books of YES. `placeOf` throws for an unknown outcome. */
export function createStreams(
  url: string,
  placeOf: (outcomeId: string) => Promise<Place>,
  fetchBook: (slug: string) => Promise<LimitlessBook>,
  options: ConnectionOptions,
): Streams {
  const places = new Map<string, Place>()
  const books = new Map<string, { book: LimitlessBook; timestamp: number | undefined }>()

  const bookOf = (outcomeId: string): OrderBook | undefined => {
    const place = places.get(outcomeId)
    const known = place && books.get(place.slug)
    if (!known) return undefined
    return {
      ...parseBook(known.book, place.side),
      ...(known.timestamp !== undefined && { timestamp: known.timestamp }),
    }
  }
  const orderBooks = createTopics<OrderBook>({
    known: bookOf,
    start(outcomeId) {
      connection.open()
      placeOf(outcomeId).then(
        (place) => {
          if (!orderBooks.has(outcomeId)) return
          places.set(outcomeId, place)
          subscribe()
          const book = bookOf(outcomeId)
          if (book) orderBooks.push(outcomeId, book)
          else load(place.slug)
        },
        (error) => orderBooks.fail(outcomeId, error),
      )
    },
    stop(outcomeId) {
      const slug = places.get(outcomeId)?.slug
      places.delete(outcomeId)
      if (slug && !slugs().includes(slug)) books.delete(slug)
      if (orderBooks.keys().length === 0) close()
      else subscribe()
    },
  })
  const slugs = (): string[] => [...new Set([...places.values()].map(({ slug }) => slug))]

  /** Tells the whole list: a new one may replace the one before. */
  const subscribe = (): void => {
    if (!isJoined || places.size === 0) return
    connection.send(`42${NAMESPACE}${JSON.stringify(['subscribe_market_prices', { marketSlugs: slugs() }])}`)
  }
  /** The venue tells changes only, so the first book is read. */
  const load = (slug: string): void => {
    fetchBook(slug).then(
      (book) => {
        if (!books.has(slug)) take(slug, book, undefined)
      },
      () => connection.renew(),
    )
  }
  const take = (slug: string, book: LimitlessBook, timestamp: number | undefined): void => {
    if (!slugs().includes(slug)) return
    const before = books.get(slug)?.timestamp
    if (before !== undefined && timestamp !== undefined && timestamp < before) return
    books.set(slug, { book, timestamp: timestamp ?? before })
    for (const [outcomeId, place] of places) {
      const told = place.slug === slug ? bookOf(outcomeId) : undefined
      if (told) orderBooks.push(outcomeId, told)
    }
  }
  let isJoined = false

  const connection = createConnection(
    'limitless',
    {
      address: async () => ({ url: url + PATH }),
      silenceMs: SILENCE_MS,
      opened: () => undefined,
      lost(error) {
        isJoined = false
        books.clear()
        if (error) orderBooks.failAll(error)
      },
      received(text, send) {
        if (text === '2') return send('3')
        if (text.startsWith('0')) return send(`40${NAMESPACE}`)
        if (text.startsWith(`40${NAMESPACE}`)) {
          isJoined = true
          subscribe()
          for (const slug of slugs()) load(slug)
          return
        }
        if (!text.startsWith(`42${NAMESPACE}`)) return
        const [name, body] = z
          .tuple([z.string()])
          .rest(z.unknown())
          .parse(JSON.parse(text.slice(2 + NAMESPACE.length)))
        if (name !== 'orderbookUpdate') return
        const { marketSlug, orderbook, timestamp } = Update.parse(body)
        const at = typeof timestamp === 'string' ? Date.parse(timestamp) : (timestamp ?? undefined)
        take(marketSlug, orderbook, at)
      },
    },
    options,
  )

  const close = (): void => {
    isJoined = false
    books.clear()
    connection.close()
  }

  return { orderBook: orderBooks.watch }
}
