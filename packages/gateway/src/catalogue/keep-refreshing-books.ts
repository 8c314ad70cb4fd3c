import { setTimeout as pause } from 'node:timers/promises'
import type { Venue } from '@crossvenue/venues'
import type { Log } from '../log.ts'
import { type RefreshBooksOptions, refreshBooks } from './refresh-books.ts'

export interface KeepRefreshingOptions extends RefreshBooksOptions {
  signal: AbortSignal
  log: Log
  /** How long to wait if nothing is due, and after a failure. @default 30 seconds */
  restMs?: number
}

const REST_MS = 30_000

/** Requests a venue's order books again and again until the signal is aborted. */
export async function keepRefreshingBooks(
  venue: Venue,
  { log, restMs = REST_MS, ...options }: KeepRefreshingOptions,
): Promise<void> {
  const { signal } = options
  while (!signal.aborted) {
    const isCut = await round()
    if (!isCut) await pause(restMs, undefined, { signal }).catch(() => undefined)
  }

  async function round(): Promise<boolean> {
    try {
      const { requested, isCut, failure } = await refreshBooks(venue, options)
      if (signal.aborted) return false
      if (failure !== undefined)
        log.info({ venue: venue.id, requested, err: failure }, 'an order book could not be read')
      else if (requested > 0) log.debug({ venue: venue.id, requested }, 'order books read')
      return isCut && failure === undefined
    } catch (error) {
      log.error({ venue: venue.id, err: error }, 'could not store the order books that were read')
      return false
    }
  }
}
