import type { OrderBook, OrderLevel } from '@crossvenue/venues'

/** The book of one venue, for the outcome that settles alike with the requested one. */
export interface VenueBook {
  venue: string
  book: OrderBook
}

/** Merges books of several venues into one, best levels first, each with its venue; equal prices by venue. */
export function mergeBooks(books: readonly VenueBook[], depth?: number): OrderBook {
  const merge = (side: 'bids' | 'asks', sign: 1 | -1): OrderLevel[] =>
    books
      .flatMap(({ venue, book }) => book[side].map((level) => ({ ...level, venue })))
      .sort((a, b) => sign * (a.price - b.price) || (a.venue < b.venue ? -1 : a.venue > b.venue ? 1 : 0))
      .slice(0, depth)
  const times = books.flatMap(({ book }) => book.timestamp ?? [])
  const oldest = times.length > 0 ? Math.min(...times) : undefined
  return {
    bids: merge('bids', -1),
    asks: merge('asks', 1),
    ...(oldest !== undefined && { timestamp: oldest, datetime: new Date(oldest).toISOString() }),
  }
}
