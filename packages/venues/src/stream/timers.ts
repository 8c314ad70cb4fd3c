import { callForNobody } from '../http/call-context.ts'
import type { After, VenueOptions } from '../venue.ts'

/** Real timers, none of which keeps a program running. */
const realAfter: After = (ms, run) => {
  const timer = callForNobody(() => setTimeout(run, ms))
  // In a browser a timer is a number.
  if (typeof timer === 'object') timer.unref()
  return () => clearTimeout(timer)
}

/** Returns the timers of a venue: the real ones, unless a test replaces them. */
export const timersOf = ({ after = realAfter }: VenueOptions): { after: After } => ({ after })
