import { createBoundedMap } from '../values/bounded-map.ts'
import { createSharedFlights } from './shared-flights.ts'

/** The maximum number of cached answers; the oldest are dropped first. */
const CAPACITY = 1_000

/**
 * Caches what `load` returns for `ms` milliseconds. A failure is not cached, and concurrent readers share one call. A value
 * of the future is loaded again: the clock was set back, and nobody knows how old it is.
 */
export function cacheFor<T>(ms: number, now: () => number, load: (key: string) => Promise<T>) {
  const cached = createBoundedMap<{ at: number; value: T }>(CAPACITY)
  const share = createSharedFlights<T>()
  return async (key: string): Promise<T> => {
    const hit = cached.get(key)
    if (hit && hit.at <= now() && now() < hit.at + ms) return hit.value
    return share(key, async () => {
      const at = now()
      const value = await load(key)
      cached.set(key, { at, value })
      return value
    })
  }
}
