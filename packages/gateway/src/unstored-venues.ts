import { CrossvenueError } from '@crossvenue/venues'
import type { Log } from './log.ts'

/** The venues of which the last reading could not be stored. */
export interface UnstoredVenues {
  /** Notes and logs the error of the store; undefined after a reading that it took. */
  note(venue: string, error: unknown): void
  /** Returns why one of them could not be stored; undefined without any. */
  reason(): string | undefined
}

export function createUnstoredVenues(log: Log): UnstoredVenues {
  const reasons = new Map<string, string>()
  return {
    note(venue, error) {
      reasons.delete(venue)
      if (error === undefined) return
      const isKnown = error instanceof CrossvenueError
      reasons.set(venue, isKnown ? error.message : 'what was read of a venue could not be stored; the log says why')
      log.error({ venue, err: error }, 'what was read of a venue could not be stored')
    },
    reason: () => reasons.values().next().value,
  }
}
