import { createBoundedMap } from '../values/bounded-map.ts'

/** A cache of a venue's answers, bounded by their bytes; the oldest are dropped first. */
export interface ReadCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T, options: { until: number; bytes: number }): void
  clear(): void
}

/** Creates a cache in which each value is used until its own time of expiry. */
export function createReadCache<T>(maxBytes: number, now: () => number): ReadCache<T> {
  const cached = createBoundedMap<{ value: T; until: number; bytes: number }>(maxBytes, ({ bytes }) => bytes)
  return {
    get(key) {
      const hit = cached.get(key)
      if (!hit) return undefined
      if (hit.until > now()) return hit.value
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
      cached.set(key, { value, until, bytes })
    },
    clear: cached.clear,
  }
}
