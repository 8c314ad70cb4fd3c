import { type Credentials, CrossvenueError, type OrderBook, type Venue } from '@crossvenue/venues'
import { z } from 'zod'
import type { Venues } from '../routes/pass-through.ts'

/** Published clients use either name. */
const NAMES = ['watchAllOrderBooks', 'firehose']
export const isAllOrderBooks = (method: string | undefined): boolean => NAMES.includes(method ?? '')

const Arguments = z.tuple([z.array(z.string()).optional()]).or(z.tuple([]))

type EmitBook = (venue: string, outcomeId: string, book: OrderBook) => Promise<void>

/** Returns the ids of the outcomes of a venue whose books are watched. Throws if there are none. */
export type ListOutcomes = (venue: Venue) => Promise<readonly string[]>

/**
 * Emits the books of the busiest markets of the named venues, or of all venues that stream, until the returned function
 * is called. Fails if a named venue has nothing to watch, or if none of all venues has.
 */
export function watchAllOrderBooks(
  venues: Venues,
  listOutcomes: ListOutcomes,
  { args, credentials }: { args: unknown; credentials: Credentials },
  { emit, failed }: { emit: EmitBook; failed: (error: unknown) => void },
): () => void {
  const named = readVenues(args)
  const chosen = (named ?? [...venues.keys()]).map((id) => {
    const venue = venues.get(id.toLowerCase())
    if (!venue) throw new CrossvenueError('NOT_FOUND', `there is no venue ${id}`, { field: 'exchange' })
    if (named && !venue.streams?.orderBook) {
      throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} does not stream order books`, { exchange: venue.id })
    }
    return venue.withCredentials?.(credentials) ?? venue
  })
  const ends: (() => void)[] = []
  let isOver = false
  const end = (): void => {
    isOver = true
    for (const each of ends.splice(0)) each()
  }

  const watch = async (venue: Venue, outcomeId: string): Promise<void> => {
    const books = venue.streams?.orderBook?.(outcomeId)
    if (!books) return
    ends.push(() => void books.return())
    for await (const book of books) {
      if (isOver) return
      await emit(venue.id, outcomeId, book)
    }
  }
  /** Rejects with the first failure, or once no book of the venue is watched any more. */
  const watchVenue = async (venue: Venue): Promise<never> => {
    const outcomes = await listOutcomes(venue)
    await Promise.all(isOver ? [] : outcomes.map((outcomeId) => watch(venue, outcomeId).catch(unlessMissing)))
    throw new CrossvenueError('NOT_FOUND', `${venue.name} has no order book left to watch`, { exchange: venue.id })
  }

  const watched = chosen.filter((venue) => venue.streams?.orderBook).map(watchVenue)
  const all = named ? Promise.all(watched) : Promise.any(watched).catch(firstOf)
  all.catch((error: unknown) => {
    if (isOver) return
    end()
    failed(error)
  })
  return end
}

/** Ignores a missing market, because markets close while others are watched. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof CrossvenueError && error.status === 404)) throw error
}

function firstOf({ errors: [error] }: AggregateError): never {
  throw error ?? new CrossvenueError('NOT_SUPPORTED', 'none of the venues streams order books')
}

/** Returns the venues that are named; undefined for all. */
function readVenues(args: unknown): string[] | undefined {
  const { success, data } = Arguments.safeParse(args ?? [])
  if (success) return data[0]
  throw new CrossvenueError('VALIDATION_ERROR', 'args must be empty or a list of venues', { field: 'args' })
}
