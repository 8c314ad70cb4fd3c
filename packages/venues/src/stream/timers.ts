import type { After, VenueOptions } from '../venue.ts'

/** What waits for nothing else keeps no program alive. */
const realAfter: After = (ms, run) => {
  const timer = setTimeout(run, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

/** The timers of a venue: the real ones, unless a test brings its own. */
export const timersOf = ({ after = realAfter }: VenueOptions): { after: After } => ({ after })
