import { LRUCache } from 'lru-cache'

/** Keeps what was made of the present state, for the keys used last. */
export interface Recent<V> {
  get(state: string, key: string, make: () => Promise<V>): Promise<V>
}

interface RecentOptions<V> {
  /** How many bytes the values may take together; what alone takes more is not kept. */
  maxBytes: number
  /** Estimates the bytes of a value. */
  bytesOf: (value: V) => number
}

/** Creates a cache bounded in bytes; values of another state are forgotten. */
export function createRecent<V extends object>({ maxBytes, bytesOf }: RecentOptions<V>): Recent<V> {
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
      // A state that was overtaken meanwhile is asked for no more.
      if (state === present) values.set(key, value)
      return value
    },
  }
}
