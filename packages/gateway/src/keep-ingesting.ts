import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { venues as registry, type Venue } from '@crossvenue/venues'
import { type IngestVenueOptions, ingestVenue } from './catalogue/ingest-venue.ts'
import type { Matcher } from './catalogue/keep-matched.ts'
import { keepMatching, type MatchingState } from './catalogue/keep-matching.ts'
import { keepRefreshingBooks } from './catalogue/keep-refreshing-books.ts'
import type { Log } from './log.ts'
import { logProgress } from './log-progress.ts'
import type { Store } from './store/store.ts'
import { allTurns, type Turn, type Turns } from './store/turns.ts'
import { aborted, eitherAborted } from './threads/aborted.ts'
import { type Trace, untraced } from './tracing/trace.ts'
import { createUnstoredVenues } from './unstored-venues.ts'

export interface IngestionOptions extends Pick<IngestVenueOptions, 'maxMs' | 'maxEvents' | 'now'> {
  store: Store
  venues: readonly Venue[]
  matcher: Matcher
  /** Pause between two rounds of a venue, in seconds. */
  seconds: number
  /** How old the last answer about an order book may be, in seconds; 0 requests no books. @default 0 */
  bookSeconds?: number
  log: Log
  /** The duties of this process. @default all */
  turns?: Turns
  /** Runs each reading of a venue in a span. @default untraced */
  trace?: Trace | undefined
  /** How long changed events wait for venues that are still being read before they are matched. */
  waitMs?: number
}

export interface Ingestion {
  /** Resolves once every venue has been read, or has failed, and the events are matched. */
  first: Promise<void>
  matching(): MatchingState
  /** Returns why what was last read of a venue could not be stored; undefined if all was. */
  unstored(): string | undefined
  /** Matches again, without waiting for it; where another process matches, that one does. */
  matchAgain(): void
  /** Aborts the matching and resolves once the pages under way are stored. */
  stop(): Promise<void>
}

const WAIT_MS = 30_000
/** The interval at which the matcher checks whether other processes have read something new. */
const LOOK_MS = 1_000

/**
 * Ingests every venue again and again until it is stopped. Each venue has rounds of its own, so that a slow one delays
 * no other. Matching runs when no venue is being read, and `waitMs` after one was read at the latest.
 */
export function keepIngesting(options: IngestionOptions): Ingestion {
  const { store, venues, matcher, seconds, bookSeconds = 0, log, waitMs = WAIT_MS, ...bounds } = options
  const { turns = allTurns, trace = untraced } = options
  const stopping = new AbortController()
  const { signal } = stopping
  // Every waiting venue adds a listener.
  setMaxListeners(0, signal)
  const { now = Date.now } = bounds
  const matching = keepMatching({ matcher, log, waitMs, now })
  const underWay = new Set<string>()
  const unstored = createUnstoredVenues(log)

  let matchingTurn: Turn | undefined
  const isMatcher = (): boolean => matchingTurn?.lost.aborted === false

  async function round(venue: Venue, signal: AbortSignal): Promise<void> {
    underWay.add(venue.id)
    try {
      await trace(`ingest ${venue.id}`, async (span) => {
        const { pages, events, markets, failure, cause } = await ingestVenue(venue, {
          ...bounds,
          store,
          signal,
          onProgress: logProgress(log),
        })
        span.note({ 'crossvenue.pages': pages, 'crossvenue.events': events, 'crossvenue.markets': markets })
        if (failure) span.fail(failure.code)
        unstored.note(venue.id, failure?.code === 'NOT_READY' ? cause : undefined)
      })
    } catch (error) {
      unstored.note(venue.id, error)
    }
    underWay.delete(venue.id)
    if (signal.aborted || !isMatcher()) return
    if (underWay.size > 0) matching.soon()
    else void matching.now()
  }

  async function rounds(venue: Venue, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await round(venue, signal)
    }
  }

  /**
   * Reads a venue whenever this process has the duty for it; calls `onRead` after the first time. Once another process
   * has the duty, that one says whether it can store what it reads.
   */
  async function keepReading(venue: Venue, onRead: () => void): Promise<void> {
    while (!signal.aborted) {
      const turn = await turns.take(`venue ${venue.id}`, { signal, log })
      if (!turn) return
      const until = eitherAborted(signal, turn.lost)
      await round(venue, until)
      onRead()
      const ofBooks = { store, signal: until, log, maxAgeMs: bookSeconds * 1000, now }
      const needsBooks = bookSeconds > 0 && listsWithoutQuotes(venue)
      await Promise.all([rounds(venue, until), needsBooks && keepRefreshingBooks(venue, ofBooks)])
      unstored.note(venue.id, undefined)
      turn.release()
    }
  }

  /** Matches whenever this process has the duty for it. */
  async function keepMatchingInTurn(): Promise<void> {
    while (!signal.aborted) {
      matchingTurn = await turns.take('matching', { signal, log })
      if (!matchingTurn) return
      onMatcher()
      const until = eitherAborted(signal, matchingTurn.lost)
      await (turns.areShared ? matchOthers(until) : aborted(until))
      matchingTurn.release()
    }
  }

  /** Matches the events that other processes read. */
  async function matchOthers(until: AbortSignal): Promise<void> {
    while (!until.aborted) {
      await pause(LOOK_MS, undefined, { signal: until }).catch(() => undefined)
      const counters = until.aborted ? undefined : await store.counters().catch(() => undefined)
      if (counters && counters.content !== counters.matched) matching.soon()
    }
  }

  let onMatcher = (): void => undefined
  const matcherTurn = new Promise<void>((resolve) => {
    onMatcher = resolve
  })
  const reads = venues.map((venue) => {
    let onRead = (): void => undefined
    const read = new Promise<void>((resolve) => {
      onRead = resolve
    })
    return { read, ended: keepReading(venue, () => onRead()) }
  })
  const loops = [...reads.map(({ ended }) => ended), keepMatchingInTurn()]

  async function start(): Promise<void> {
    const isStopping = aborted(signal)
    await Promise.race([Promise.all([matcherTurn, ...reads.map(({ read }) => read)]), isStopping])
    if (!signal.aborted) await matching.now()
  }

  const first = start()
  return {
    first,
    matching: () => stateFor(isMatcher(), matching.state()),
    unstored: unstored.reason,
    matchAgain() {
      if (isMatcher()) void matching.now()
    },
    async stop() {
      stopping.abort()
      await matching.stop()
      await first
      await Promise.all(loops)
    },
  }
}

/** Once another process has the duty, a failure of this one says nothing of the store. */
const stateFor = (isMatcher: boolean, { failure, ...others }: MatchingState): MatchingState => ({
  ...others,
  ...(isMatcher && failure && { failure }),
})

/** Whether the quotes of a venue stand only in its order books. */
const listsWithoutQuotes = (venue: Venue): boolean =>
  venue.fetchOrderBook !== undefined && registry[venue.id]?.listsWithoutQuotes === true
