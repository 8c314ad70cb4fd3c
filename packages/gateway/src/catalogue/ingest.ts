import type { Venue } from '@crossvenue/venues'
import { type IngestVenueOptions, ingestVenue, type Progress } from './ingest-venue.ts'
import type { Matched, Matcher, OnStep } from './keep-matched.ts'

export interface IngestOptions extends IngestVenueOptions {
  venues: readonly Venue[]
  matcher: Matcher
  /** Called when every venue has been read, before matching begins. */
  onMatching?: () => void
  onStep?: OnStep
}

export interface Ingested {
  venues: Progress[]
  /** Absent if nothing changed or the run was stopped. */
  matched?: Matched
}

/** Reads the whole catalogue of every venue once, all venues in parallel, then matches the events that changed. */
export async function ingest({ venues, matcher, onMatching, onStep, ...options }: IngestOptions): Promise<Ingested> {
  const read = await Promise.all(venues.map((venue) => ingestVenue(venue, options)))
  if (options.signal?.aborted) return { venues: read }
  onMatching?.()
  const matched = await matcher.rematch(onStep)
  return { venues: read, ...(matched && { matched }) }
}
