import { createBoundedMap } from '../values/bounded-map.ts'
import { createSharedFlights } from './shared-flights.ts'

/** The maximum number of cached answers; the oldest are dropped first. */
const CAPACITY = 1_000

/** Caches what `load` returns for `ms` milliseconds. A failure is not cached, and concurrent readers share one call. */
export function cacheFor<T>(ms: number, now: () => number, load: (key: string) => Promise<T>) {
  const cached = createBoundedMap<{ until: number; value: T }>(CAPACITY)
  const share = createSharedFlights<T>()
  return async (key: string): Promise<T> => {
    const hit = cached.get(key)
    if (hit && hit.until > now()) return hit.value
    return share(key, async () => {
      const until = now() + ms
      const value = await load(key)
      cached.set(key, { until, value })
      return value
    })
  }
}
