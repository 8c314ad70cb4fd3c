import { callFor, undefinedIfNotFound, type Venue } from '@crossvenue/venues'
import type { AskedBook, BookToAsk, Store } from '../store/store.ts'

export interface AskBooksOptions {
  store: Pick<Store, 'read' | 'keepAskedBooks'>
  /** How old an answer may be before the book is asked for again. */
  maxAgeMs: number
  signal?: AbortSignal | undefined
  now?: () => number
}

/** What came of a round. */
interface AskedBooks {
  asked: number
  /** Whether more are due. */
  isCut: boolean
  /** Why the round ended early. */
  failure?: unknown
}

const BOOKS_AT_ONCE = 20
/** Failures of these calls are counted apart from those of reading the catalogue. */
const CALLER = 'order books of the catalogue'

/**
 * Asks a venue for the order books that are due, one after the other, and notes which are empty. It uses what is left of
 * the part of the rate budget that is reserved for the catalogue, and ends where the venue fails: what it did not answer
 * stays as it was, and has its turn again after the others.
 */
export async function askBooks(
  venue: Venue,
  { store, maxAgeMs, signal, now = Date.now }: AskBooksOptions,
): Promise<AskedBooks> {
  const due = await store.read((view) => view.booksToAsk(venue.id, { since: now() - maxAgeMs, limit: BOOKS_AT_ONCE }))
  const answers: AskedBook[] = []
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
  await store.keepAskedBooks(answers)
  return { asked: answers.length, isCut: due.length === BOOKS_AT_ONCE, ...(failure !== undefined && { failure }) }
}

/** A market has a book where one of its outcomes has. */
async function isBookEmpty({ fetchOrderBook }: Venue, { outcomeIds }: BookToAsk): Promise<boolean> {
  if (!fetchOrderBook) return true
  for (const outcomeId of outcomeIds) {
    const book = await undefinedIfNotFound(fetchOrderBook(outcomeId))
    if (book && book.bids.length + book.asks.length > 0) return false
  }
  return true
}
