import {
  CrossvenueError,
  callFor,
  currentCall,
  type OrderBook,
  undefinedIfNotFound,
  type Venue,
} from '@crossvenue/venues'
import type { CandidateMarket } from './candidates.ts'

/** A book and the time of its prices. */
export interface LiveBook {
  book: OrderBook
  at: number
}

/** A venue that lets through a few requests a second would keep a caller waiting for minutes. */
export const MAX_READ_MS = 15_000

/**
 * Runs a search whose books are read for that long at most; those that are not read by then are missing. The signals are not
 * joined with `AbortSignal.any`, which may be collected before it fires.
 */
export async function readFor<T>(ms: number, search: () => Promise<T>): Promise<T> {
  const { signal } = currentCall()
  const controller = new AbortController()
  const late = new CrossvenueError('NETWORK_ERROR', `the books were not read within ${ms} ms`)
  const timer = setTimeout(() => controller.abort(late), ms)
  const giveUp = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    return await callFor({ signal: controller.signal }, search)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
}

/**
 * Reads the book of an outcome from its venue. Calls `onMissing` where it cannot be read: nothing is known of such a book,
 * so it is no reason to say that there is no arbitrage.
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
