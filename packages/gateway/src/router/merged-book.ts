import { type Args, CrossvenueError, mirrorBook, type Venue } from '@crossvenue/venues'
import type { Ask } from './ask.ts'
import { bookAfterFees } from './book-after-fees.ts'
import { mergeBooks } from './merge-books.ts'
import type { SameOutcome } from './same-outcomes.ts'

type Venues = ReadonlyMap<string, Venue>

/** Creates the operation that merges the live books of all outcomes that settle alike. */
export function createMergedBook(ask: Ask, venues: Venues) {
  return async (...[outcomeId, limit, params = {}]: Args<'fetchOrderBook'>) => {
    if ((params.since ?? params.until) !== undefined) {
      throw new CrossvenueError('NOT_SUPPORTED', 'router has no past order books; remove since and until', {
        exchange: 'router',
      })
    }
    const side = params.side ?? params.outcome ?? (typeof limit === 'string' ? limit : undefined)
    const { withFees = false } = params
    const { data: all } = await ask<SameOutcome[]>({ lookup: 'sameOutcomes', query: { outcomeId, side, withFees } })
    const data = withFees ? all.filter(({ fees }) => fees) : all
    const unpriced = all.filter((leg) => !data.includes(leg)).map(({ venue }) => venue)
    const books = await Promise.allSettled(data.map((leg) => bookOf(leg, venues)))
    const known = books.flatMap((book) => (book.status === 'fulfilled' && book.value ? [book.value] : []))
    const [failed] = books.filter((book) => book.status === 'rejected')
    if (known.length === 0 && failed) throw failed.reason
    const missing = data.flatMap(({ venue }, index) => (books[index]?.status === 'rejected' ? [venue] : []))
    const merged = mergeBooks(known, typeof limit === 'number' ? limit : undefined)
    return {
      ...merged,
      ...(missing.length > 0 && { missing: [...new Set(missing)].sort() }),
      ...(unpriced.length > 0 && { withoutFees: [...new Set(unpriced)].sort() }),
    }
  }
}

/** Reads the book of one outcome, mirrored if the outcome settles oppositely; undefined if its venue has no books. */
async function bookOf({ venue, outcomeId, isOpposite, fees }: SameOutcome, venues: Venues) {
  const fetch = venues.get(venue)?.fetchOrderBook
  if (!fetch) return undefined
  const book = await fetch(outcomeId)
  const own = isOpposite ? mirrorBook(book) : book
  return { venue, book: fees ? bookAfterFees(own, fees) : own }
}
