import { LRUCache } from 'lru-cache'

/** A cache of values that are computed from the present state of the store. */
export interface StateCache<V> {
  get(state: string, key: string, make: () => Promise<V>): Promise<V>
}

interface StateCacheOptions<V> {
  /** The most bytes of all values together; a larger value is not cached. */
  maxBytes: number
  /** Estimates the bytes of a value. */
  bytesOf: (value: V) => number
}

/** Creates a cache with a maximum number of bytes. It is cleared when the state of the store changes. */
export function createStateCache<V extends object>({ maxBytes, bytesOf }: StateCacheOptions<V>): StateCache<V> {
  const values = new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => Math.max(1, key.length + bytesOf(value)),
  })
  let present = ''
  return {
    async get(state, key, make) {
      if (state !== present) values.clear()
      present = state
      const value = values.get(key) ?? (await make())
      // A value of a state that changed meanwhile would never be read.
      if (state === present) values.set(key, value)
      return value
    },
  }
}
