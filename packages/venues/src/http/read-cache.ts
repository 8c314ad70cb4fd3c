import { createBoundedMap } from '../values/bounded-map.ts'

/** A cache of a venue's answers, bounded by their bytes; the oldest are dropped first. */
export interface ReadCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T, options: { until: number; bytes: number }): void
  clear(): void
}

/**
 * Creates a cache in which each value is used until its own time of expiry. A value of the future is not used: the clock
 * was set back, and nobody knows how old it is.
 */
export function createReadCache<T>(maxBytes: number, now: () => number): ReadCache<T> {
  const cached = createBoundedMap<{ value: T; at: number; until: number; bytes: number }>(
    maxBytes,
    ({ bytes }) => bytes,
  )
  return {
    get(key) {
      const hit = cached.get(key)
      if (!hit) return undefined
      if (hit.at <= now() && now() < hit.until) return hit.value
      cached.delete(key)
      return undefined
    },
    set(key, value, { until, bytes }) {
      cached.delete(key)
      if (bytes > maxBytes) return
      for (const [oldest, { until: end }] of cached.entries()) {
        if (end > now()) break
        cached.delete(oldest)
      }
      cached.set(key, { value, at: now(), until, bytes })
    },
    clear: cached.clear,
  }
}
