import { CrossvenueError, type UnifiedEvent, type Venue, walkPages } from '@crossvenue/venues'
import type { Failure, Store, Sweep } from '../store/store.ts'
import type { Matched, Matcher } from './keep-matched.ts'

/** How far a venue's sweep has come in this run. */
export interface Progress {
  venue: string
  state: 'running' | 'done' | 'failed'
  pages: number
  events: number
  markets: number
  failure?: Failure
  /** What was thrown, for the log; it may say more than callers should read. */
  cause?: unknown
}

export interface IngestOptions {
  store: Store
  venues: readonly Venue[]
  matcher: Matcher
  onProgress?: (progress: Progress) => void
  /** Stops between two pages; the next run goes on from there. */
  signal?: AbortSignal
  now?: () => number
}

export interface Ingested {
  venues: Progress[]
  /** Absent where nothing changed or the run was stopped. */
  matched?: Matched
}

// A cursor older than this points into a list that has moved on.
const CURSOR_LIFE_MS = 60 * 60 * 1000

/**
 * Reads the whole catalogue of every venue, all venues at once and one page at a time, then matches what changed. Each
 * page is kept with its cursor before the next is asked for, so a run that was killed goes on where it stood. A venue
 * that fails is noted and does not stop the others.
 */
export async function ingest(options: IngestOptions): Promise<Ingested> {
  const { matcher, signal, now = Date.now } = options
  const venues = await Promise.all(options.venues.map((venue) => ingestVenue(venue, { ...options, now })))
  if (signal?.aborted) return { venues }
  const matched = await matcher.rematch()
  return { venues, ...(matched && { matched }) }
}

async function ingestVenue(
  venue: Venue,
  { store, onProgress, signal, now }: IngestOptions & { now: () => number },
): Promise<Progress> {
  let progress: Progress = { venue: venue.id, state: 'running', pages: 0, events: 0, markets: 0 }
  const report = (change: Partial<Progress>): Progress => {
    progress = { ...progress, ...change }
    onProgress?.(progress)
    return progress
  }
  report({})
  try {
    for await (const events of sweepPages(venue, store, now)) {
      const { pages, events: before, markets } = progress
      const more = events.reduce((sum, event) => sum + event.markets.length, 0)
      report({ pages: pages + 1, events: before + events.length, markets: markets + more })
      if (signal?.aborted) return progress
    }
    return report({ state: 'done' })
  } catch (error) {
    const failure = toFailure(error)
    // A venue that refuses the cursor itself would refuse it again.
    const resumable = error instanceof CrossvenueError && error.retryable
    await store.recordFailure(venue.id, { ...failure, at: now(), resumable })
    return report({ state: 'failed', failure, cause: error })
  }
}

/** Yields each page of a venue's events once it is stored. */
async function* sweepPages(venue: Venue, store: Store, now: () => number): AsyncGenerator<UnifiedEvent[]> {
  const sweep = await store.beginSweep(venue.id, { at: now(), freshSince: now() - CURSOR_LIFE_MS })
  if (!venue.fetchEventsPaginated) throw new CrossvenueError('NOT_SUPPORTED', `${venue.name} does not list its events`)
  const { fetchEventsPaginated } = venue
  const pages = walkPages({
    exchange: venue.id,
    from: sweep.cursor,
    read: (cursor?: string) => fetchEventsPaginated({ ...(cursor !== undefined && { cursor }) }),
    rows: ({ data }) => data.map(({ id }) => id),
  })
  let isFirst = sweep.cursor === undefined
  for await (const { data, nextCursor } of pages) {
    if (isFirst && nextCursor === undefined && data.length === 0) await refuseSuddenlyEmpty(venue, store)
    isFirst = false
    await commit(venue, store, sweep, data, nextCursor, now())
    yield data
  }
}

const commit = (
  venue: Venue,
  store: Store,
  sweep: Sweep,
  events: readonly UnifiedEvent[],
  nextCursor: string | undefined,
  at: number,
) =>
  store.commitPage({
    sweep,
    events: events.map((event) => ({ ...event, sourceExchange: venue.id })),
    nextCursor,
    at,
  })

/** A venue that listed events before and now lists none is broken rather than empty. */
async function refuseSuddenlyEmpty({ id, name }: Venue, store: Store): Promise<void> {
  const had = await store.read((view) => view.venues())
  if (had.some(({ feed }) => feed === id)) throw new CrossvenueError('EXCHANGE_ERROR', `${name} lists no events at all`)
}

const toFailure = (error: unknown): Failure =>
  error instanceof CrossvenueError
    ? { code: error.code, message: error.message }
    : { code: 'INTERNAL_ERROR', message: 'the ingestion failed unexpectedly' }
