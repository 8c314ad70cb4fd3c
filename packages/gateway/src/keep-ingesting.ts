import { setTimeout as pause } from 'node:timers/promises'
import { ingest, type IngestOptions } from './catalogue/ingest.ts'
import type { Log } from './log.ts'
import { logProgress } from './log-progress.ts'

export interface Ingestion {
  /** Resolves after the first round. */
  first: Promise<void>
  /** Resolves once the page under way is stored. */
  stop(): Promise<void>
}

/** Ingests again and again, with a pause between rounds, until it is stopped. */
export function keepIngesting({
  seconds,
  log,
  ...options
}: Omit<IngestOptions, 'signal' | 'onProgress'> & { seconds: number; log: Log }): Ingestion {
  const stopping = new AbortController()
  const { signal } = stopping
  const round = async () => {
    try {
      const { matched } = await ingest({ ...options, signal, onProgress: logProgress(log) })
      if (matched) log.info(matched, 'matched')
    } catch (error) {
      log.error({ err: error }, 'the ingestion failed')
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
      await ended
    },
  }
}
