/** Keeps the values of the keys used last. */
export interface Recent<V> {
  get(key: string, make: () => Promise<V>): Promise<V>
}

/** Creates a cache of so many values. */
export function createRecent<V>(size: number): Recent<V> {
  const values = new Map<string, V>()
  return {
    async get(key, make) {
      const value = values.get(key) ?? (await make())
      // Last in, last out: a map keeps the order of insertion.
      values.delete(key)
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (values.size <= size) break
        values.delete(oldest)
      }
      return value
    },
  }
}
