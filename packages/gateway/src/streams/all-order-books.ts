import { type Credentials, CrossvenueError, type OrderBook, type Venue } from '@crossvenue/venues'
import { z } from 'zod'
import type { Venues } from '../routes/pass-through.ts'

/** Published clients know the stream by either name. */
const NAMES = ['watchAllOrderBooks', 'firehose']
export const isAllOrderBooks = (method: string | undefined): boolean => NAMES.includes(method ?? '')

const Arguments = z.tuple([z.array(z.string()).optional()]).or(z.tuple([]))

/** A book of one of the outcomes, as it comes. */
type Told = (venue: string, outcomeId: string, book: OrderBook) => Promise<void>

/** Returns the outcomes of a venue whose books are worth telling. */
export type ListOutcomes = (venue: string) => Promise<readonly string[]>

/**
 * Tells the books of the busiest markets of all venues that stream, or of those named, until the result is called. A
 * venue that is named fails the stream when it cannot be watched; of all venues, it is left out.
 */
export function watchAllOrderBooks(
  venues: Venues,
  listOutcomes: ListOutcomes,
  { args, credentials }: { args: unknown; credentials: Credentials },
  { told, failed }: { told: Told; failed: (error: unknown) => void },
): () => void {
  const named = readVenues(args)
  const chosen = (named ?? [...venues.keys()]).map((id) => {
    const venue = venues.get(id.toLowerCase())
    if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${id}`, { field: 'exchange' })
    return venue.withCredentials?.(credentials) ?? venue
  })
  const ends: (() => void)[] = []
  let isOver = false
  const end = (): void => {
    isOver = true
    for (const each of ends.splice(0)) each()
  }
  const fail = (error: unknown): void => {
    const isMissing = error instanceof CrossvenueError && error.status === 404
    if (isOver || isMissing || !named) return
    end()
    failed(error)
  }

  const watch = async (venue: Venue, outcomeId: string): Promise<void> => {
    const books = venue.streams?.orderBook?.(outcomeId)
    if (!books) return
    ends.push(() => void books.return())
    for await (const book of books) {
      if (isOver) return
      await told(venue.id, outcomeId, book)
    }
  }
  for (const venue of chosen) {
    if (named && !venue.streams?.orderBook) {
      throw new CrossvenueError('NOT_SUPPORTED', `${venue.id} streams no books`, { exchange: venue.id })
    }
    if (!venue.streams?.orderBook) continue
    listOutcomes(venue.id).then((ids) => {
      for (const outcomeId of isOver ? [] : ids) watch(venue, outcomeId).catch(fail)
    }, fail)
  }
  return end
}

/** The venues that are named; undefined for all. */
function readVenues(args: unknown): string[] | undefined {
  const { success, data } = Arguments.safeParse(args ?? [])
  if (success) return data[0]
  throw new CrossvenueError('VALIDATION_ERROR', 'args: a list of venues, or nothing', { field: 'args' })
}
