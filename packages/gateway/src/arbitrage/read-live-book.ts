import { callFor, currentCall, limitedTo, type OrderBook, undefinedIfNotFound, type Venue } from '@crossvenue/venues'
import type { CandidateMarket } from './candidates.ts'

/** A book and the time of its prices. */
export interface LiveBook {
  book: OrderBook
  at: number
}

/** The longest time for which books are read: a venue with a low rate limit would keep a caller waiting for minutes. */
export const MAX_READ_MS = 15_000

/** Runs a search in which books are read for at most this long; books that are not read by then are missing. */
export const readFor = <T>(ms: number, search: () => Promise<T>): Promise<T> =>
  callFor({ signal: limitedTo(ms, currentCall().signal) }, search)

/**
 * Reads the book of an outcome from its venue. Calls `onMissing` if it cannot be read, because a missing book does not
 * show that there is no arbitrage.
 */
export async function readLiveBook(
  venues: ReadonlyMap<string, Venue>,
  { venue, outcomeId }: Pick<CandidateMarket, 'venue' | 'outcomeId'>,
  { now, onMissing }: { now: () => number; onMissing: ((venue: string) => void) | undefined },
): Promise<LiveBook | undefined> {
  const fetch = venues.get(venue)?.fetchOrderBook
  if (!fetch) return undefined
  const at = now()
  try {
    currentCall().signal?.throwIfAborted()
    const book = await undefinedIfNotFound(fetch(outcomeId))
    return book && { book, at: book.timestamp ?? at }
  } catch {
    onMissing?.(venue)
    return undefined
  }
}
