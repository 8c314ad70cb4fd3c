import { callFor, undefinedIfNotFound, type Venue } from '@crossvenue/venues'
import type { DueBook, RefreshedBook, Store } from '../store/store.ts'

export interface RefreshBooksOptions {
  store: Pick<Store, 'read' | 'storeRefreshedBooks'>
  /** How old an answer may be before the book is requested again. */
  maxAgeMs: number
  signal?: AbortSignal | undefined
  now?: () => number
}

/** The result of one round of requests. */
interface BookRound {
  requested: number
  /** Whether more books are due. */
  isCut: boolean
  /** Why the round ended early. */
  failure?: unknown
}

const BOOKS_AT_ONCE = 20
/** The circuit breaker counts failures of these calls separately from those of reading the catalogue. */
const CALLER = 'order books of the catalogue'

/**
 * Requests the order books of a venue that are due, one after the other, and records which are empty. It uses what is
 * left of the rate budget reserved for the catalogue and stops when the venue fails: markets without an answer keep
 * their state and are requested again after the others.
 */
export async function refreshBooks(
  venue: Venue,
  { store, maxAgeMs, signal, now = Date.now }: RefreshBooksOptions,
): Promise<BookRound> {
  const due = await store.read((view) => view.dueBooks(venue.id, { since: now() - maxAgeMs, limit: BOOKS_AT_ONCE }))
  const answers: RefreshedBook[] = []
  let failure: unknown
  for (const market of due) {
    const at = now()
    try {
      const isEmpty = await callFor({ caller: CALLER, spare: true, ...(signal && { signal }) }, () =>
        isBookEmpty(venue, market),
      )
      answers.push({ ...market, at, isEmpty })
    } catch (error) {
      if (!signal?.aborted) answers.push({ ...market, at })
      failure = error
      break
    }
  }
  await store.storeRefreshedBooks(answers)
  return { requested: answers.length, isCut: due.length === BOOKS_AT_ONCE, ...(failure !== undefined && { failure }) }
}

/** Returns true if no outcome of the market has a bid or an ask. */
async function isBookEmpty({ fetchOrderBook }: Venue, { outcomeIds }: DueBook): Promise<boolean> {
  if (!fetchOrderBook) return true
  for (const outcomeId of outcomeIds) {
    const book = await undefinedIfNotFound(fetchOrderBook(outcomeId))
    if (book && book.bids.length + book.asks.length > 0) return false
  }
  return true
}
