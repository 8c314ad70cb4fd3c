/** A map that keeps only the values that were set last. */
export interface BoundedMap<V> {
  get(key: string): V | undefined
  has(key: string): boolean
  /** Sets a value, which is then the latest. */
  set(key: string, value: V): void
  delete(key: string): void
  clear(): void
  /** Iterates over all entries, the oldest first. */
  entries(): Iterable<[string, V]>
}

/** Creates a map that drops its oldest values once the sizes of all exceed a capacity. @default each has the size 1 */
export function createBoundedMap<V>(capacity: number, sizeOf: (value: V) => number = () => 1): BoundedMap<V> {
  const kept = new Map<string, V>()
  let total = 0
  const drop = (key: string): void => {
    const value = kept.get(key)
    if (kept.delete(key)) total -= sizeOf(value as V)
  }
  return {
    get: (key) => kept.get(key),
    has: (key) => kept.has(key),
    set(key, value) {
      drop(key)
      kept.set(key, value)
      total += sizeOf(value)
      for (const oldest of kept.keys()) {
        if (total <= capacity) break
        drop(oldest)
      }
    },
    delete: drop,
    clear() {
      kept.clear()
      total = 0
    },
    entries: () => kept.entries(),
  }
}
