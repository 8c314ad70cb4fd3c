import { CrossvenueError, callFor, type UnifiedEvent, type Venue, walkPages } from '@crossvenue/venues'
import type { Failure, Page, Store, Sweep } from '../store/store.ts'

/** How far a venue's sweep has come in this run. */
export interface Progress {
  venue: string
  state: 'running' | 'done' | 'failed'
  pages: number
  events: number
  markets: number
  failure?: Failure
  /** The error, for the log only: it may contain more than callers should read. */
  cause?: unknown
}

export interface IngestVenueOptions {
  store: Store
  onProgress?: ((progress: Progress) => void) | undefined
  /** Stops before the next page is stored; the next run continues from there. */
  signal?: AbortSignal | undefined
  now?: () => number
  /** How long one run may take; the next one continues from there. @default 30 minutes */
  maxMs?: number
  /** How many events of one venue are kept, with at most ten times as many markets; the rest of its list is left out. @default 50,000 */
  maxEvents?: number
}

// A cursor older than this points into a list that has changed since.
const CURSOR_LIFE_MS = 60 * 60 * 1000
const MAX_MS = 30 * 60 * 1000
// A list without end is cut here: every event takes memory in the index of questions.
const MAX_EVENTS = 50_000
const MARKETS_PER_EVENT = 10

/**
 * Reads the catalogue of one venue, one page at a time. Each page is stored with its cursor before the next is
 * requested, so a run that was killed continues where it stopped. A failure is recorded in the store and returned.
 */
export async function ingestVenue(venue: Venue, options: IngestVenueOptions): Promise<Progress> {
  const { store, onProgress, signal, now = Date.now, maxMs = MAX_MS } = options
  const deadline = now() + maxMs
  let progress: Progress = { venue: venue.id, state: 'running', pages: 0, events: 0, markets: 0 }
  const report = (change: Partial<Progress>): Progress => {
    progress = { ...progress, ...change }
    onProgress?.(progress)
    return progress
  }
  report({})
  try {
    for await (const events of sweepPages(venue, { ...options, now })) {
      const { pages, events: before, markets } = progress
      const more = events.reduce((sum, event) => sum + event.markets.length, 0)
      report({ pages: pages + 1, events: before + events.length, markets: markets + more })
      if (signal?.aborted) return progress
      if (now() > deadline) throw tooSlow(venue, maxMs)
    }
    return report({ state: 'done' })
  } catch (error) {
    // The next run requests this page again.
    if (signal?.aborted) return progress
    const failure = toFailure(error)
    // If the venue refused the cursor, it would refuse it again.
    const resumable = error instanceof CrossvenueError && error.retryable
    await store.recordFailure(venue.id, { ...failure, at: now(), resumable })
    return report({ state: 'failed', failure, cause: error })
  }
}

/** Yields each page of a venue's events once it is stored. */
async function* sweepPages(
  venue: Venue,
  { store, now, signal, maxEvents = MAX_EVENTS }: IngestVenueOptions & { now: () => number },
): AsyncGenerator<UnifiedEvent[]> {
  const sweep = await store.beginSweep(venue.id, { at: now(), freshSince: now() - CURSOR_LIFE_MS })
  if (!venue.fetchEventsPaginated) throw new CrossvenueError('NOT_SUPPORTED', `${venue.name} does not list its events`)
  const { fetchEventsPaginated } = venue
  const pages = walkPages({
    exchange: venue.id,
    from: sweep.cursor,
    read: (cursor?: string) =>
      callFor({ background: true, ...(signal && { signal }) }, () =>
        fetchEventsPaginated({ ...(cursor !== undefined && { cursor }) }),
      ),
    rows: ({ data }) => data.map(({ id }) => id),
  })
  let isFirst = sweep.cursor === undefined
  let seen = isFirst ? 0 : await store.read((view) => view.countSeen(sweep))
  let markets = 0
  for await (const { data, nextCursor } of pages) {
    if (isFirst && nextCursor === undefined && data.length === 0) await refuseSuddenlyEmpty(venue, store)
    isFirst = false
    seen += data.length
    markets += data.reduce((sum, event) => sum + event.markets.length, 0)
    const isCut = nextCursor !== undefined && (seen >= maxEvents || markets >= maxEvents * MARKETS_PER_EVENT)
    const { held } = await store.commitPage(pageOf(venue, sweep, data, isCut ? undefined : nextCursor, now()))
    yield data
    if (isCut) throw tooLong(venue, { events: seen, markets })
    if (held > 0) throw shrunk(venue, held)
  }
}

const pageOf = (
  venue: Venue,
  sweep: Sweep,
  events: readonly UnifiedEvent[],
  nextCursor: string | undefined,
  at: number,
): Page => ({ sweep, events: events.map((event) => ({ ...event, sourceExchange: venue.id })), nextCursor, at })

/** A venue that listed events before and now lists none is broken rather than empty. */
async function refuseSuddenlyEmpty({ id, name }: Venue, store: Store): Promise<void> {
  const had = await store.read((view) => view.venues())
  if (had.some(({ feed }) => feed === id)) throw new CrossvenueError('EXCHANGE_ERROR', `${name} lists no events`)
}

const tooSlow = ({ name }: Venue, maxMs: number) =>
  new CrossvenueError(
    'EXCHANGE_TIMEOUT',
    `${name} was read for ${Math.round(maxMs / 60_000)} minutes without reaching the end of its list; the next round continues`,
  )

const tooLong = ({ name }: Venue, { events, markets }: { events: number; markets: number }) =>
  new CrossvenueError(
    'EXCHANGE_ERROR',
    `${name} lists more than ${events} events with ${markets} markets; the rest is left out (CROSSVENUE_MAX_EVENTS)`,
  )

const shrunk = ({ name }: Venue, held: number) =>
  new CrossvenueError(
    'EXCHANGE_ERROR',
    `${name} suddenly lists far fewer events; ${held} are kept until a second reading misses them too`,
  )

const toFailure = (error: unknown): Failure =>
  error instanceof CrossvenueError
    ? { code: error.code, message: error.message }
    : { code: 'INTERNAL_ERROR', message: 'the ingestion failed unexpectedly' }
