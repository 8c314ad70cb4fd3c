import { setTimeout as pause } from 'node:timers/promises'
import type { Venue } from '@crossvenue/venues'
import { ingest } from './catalogue/ingest.ts'
import type { Matcher } from './catalogue/keep-matched.ts'
import type { Log } from './log.ts'
import { logProgress } from './log-progress.ts'
import type { Store } from './store/store.ts'

export interface IngestionOptions {
  store: Store
  venues: readonly Venue[]
  matcher: Matcher
  /** Pause between two rounds, in seconds. */
  seconds: number
  log: Log
}

export interface Ingestion {
  /** Resolves after the first round. */
  first: Promise<void>
  /** Gives up matching, and resolves once the pages under way are stored. */
  stop(): Promise<void>
}

/** Ingests again and again until it is stopped. */
export function keepIngesting({ store, venues, matcher, seconds, log }: IngestionOptions): Ingestion {
  const stopping = new AbortController()
  const { signal } = stopping
  const round = async () => {
    try {
      const { matched } = await ingest({
        store,
        venues,
        matcher,
        signal,
        onProgress: logProgress(log),
      })
      if (matched) log.info(matched, 'matched')
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'the ingestion failed')
    }
  }
  const rest = async () => {
    while (!signal.aborted) {
      await pause(seconds * 1000, undefined, { signal }).catch(() => undefined)
      if (!signal.aborted) await round()
    }
  }
  const first = round()
  const ended = first.then(rest)
  return {
    first,
    async stop() {
      stopping.abort()
      await matcher.close()
      await ended
    },
  }
}
