/** Answers of a venue that may be used again, bounded by their bytes; the oldest are dropped first. */
export interface ReadCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T, options: { until: number; bytes: number }): void
  clear(): void
}

/** Creates a cache whose values are used until a time of their own. */
export function createReadCache<T>(maxBytes: number, now: () => number): ReadCache<T> {
  const cached = new Map<string, { value: T; until: number; bytes: number }>()
  let total = 0
  const drop = (key: string): void => {
    total -= cached.get(key)?.bytes ?? 0
    cached.delete(key)
  }
  return {
    get(key) {
      const hit = cached.get(key)
      if (!hit) return undefined
      if (hit.until > now()) return hit.value
      drop(key)
      return undefined
    },
    set(key, value, { until, bytes }) {
      drop(key)
      if (bytes > maxBytes) return
      cached.set(key, { value, until, bytes })
      total += bytes
      for (const [oldest, { until }] of cached) {
        if (total <= maxBytes && until > now()) break
        drop(oldest)
      }
    },
    clear() {
      cached.clear()
      total = 0
    },
  }
}
