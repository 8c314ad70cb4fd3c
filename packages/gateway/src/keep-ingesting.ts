import { setMaxListeners } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { venues as registry, type Venue } from '@crossvenue/venues'
import { type IngestVenueOptions, ingestVenue } from './catalogue/ingest-venue.ts'
import type { Matcher } from './catalogue/keep-matched.ts'
import { keepMatching, type MatchingState } from './catalogue/keep-matching.ts'
import { keepRefreshingBooks } from './catalogue/keep-refreshing-books.ts'
import type { Log } from './log.ts'
import { logProgress } from './log-progress.ts'
import type { AwaitTurn } from './store/ingestion-lock.ts'
import type { Store } from './store/store.ts'

export interface IngestionOptions extends Pick<IngestVenueOptions, 'maxMs' | 'maxEvents'> {
  store: Store
  venues: readonly Venue[]
  matcher: Matcher
  /** Pause between two rounds of a venue, in seconds. */
  seconds: number
  /** How old the last answer about an order book may be, in seconds; 0 requests no books. @default 0 */
  bookSeconds?: number
  log: Log
  /** Resolves when no other process ingests into the store. */
  awaitTurn?: AwaitTurn
  /** How long changed events wait for venues that are still being read before they are matched. */
  waitMs?: number
}

export interface Ingestion {
  /** Resolves once every venue has been read, or has failed, and the events are matched. */
  first: Promise<void>
  matching(): MatchingState
  /** Aborts the matching and resolves once the pages under way are stored. */
  stop(): Promise<void>
}

const WAIT_MS = 30_000

/**
 * Ingests every venue again and again until it is stopped. Each venue has rounds of its own, so that a slow one delays
 * no other. Matching runs when no venue is being read, and `waitMs` after one was read at the latest.
 */
export function keepIngesting(options: IngestionOptions): Ingestion {
  const { store, venues, matcher, seconds, bookSeconds = 0, log, awaitTurn, waitMs = WAIT_MS, ...bounds } = options
  const stopping = new AbortController()
  const { signal } = stopping
  // Every waiting venue adds a listener.
  setMaxListeners(0, signal)
  const matching = keepMatching({ matcher, log, waitMs })
  const underWay = new Set<string>()

  async function round(venue: Venue): Promise<void> {
    underWay.add(venue.id)
    try {
      await ingestVenue(venue, { ...bounds, store, signal, onProgress: logProgress(log) })
    } catch (error) {
      log.error({ venue: venue.id, err: error }, 'the ingestion of a venue failed and could not be recorded')
    }
    underWay.delete(venue.id)
    if (signal.aborted) return
    if (underWay.size > 0) matching.soon()
    else void matching.now()
  }

  async function rounds(venue: Venue): Promise<void> {
    while (!signal.aborted) {
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await round(venue)
    }
  }

  /** Requests the order books of a venue whose lists carry no quotes. */
  async function books(venue: Venue): Promise<void> {
    if (bookSeconds === 0 || !venue.fetchOrderBook || !registry[venue.id]?.listsWithoutQuotes) return
    await keepRefreshingBooks(venue, { store, signal, log, maxAgeMs: bookSeconds * 1000 })
  }

  let loops: Promise<void>[] = []
  let release: (() => void) | undefined

  async function start(): Promise<void> {
    release = await awaitTurn?.({ signal, log })
    if (signal.aborted) return
    const firsts = venues.map((venue) => ({ venue, read: round(venue) }))
    loops = firsts.flatMap(({ venue, read }) => [read.then(() => rounds(venue)), read.then(() => books(venue))])
    await Promise.all(firsts.map(({ read }) => read))
    if (!signal.aborted) await matching.now()
  }

  const first = start()
  return {
    first,
    matching: matching.state,
    async stop() {
      stopping.abort()
      await matching.stop()
      await first
      await Promise.all(loops)
      release?.()
    },
  }
}
