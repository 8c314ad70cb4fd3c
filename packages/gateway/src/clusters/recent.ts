/** Keeps what was made of the present state, for the keys used last. */
export interface Recent<V> {
  get(state: string, key: string, make: () => Promise<V>): Promise<V>
}

/** Creates a cache of so many values; those of another state are forgotten, since they are large. */
export function createRecent<V>(size: number): Recent<V> {
  const values = new Map<string, V>()
  let present = ''
  return {
    async get(state, key, make) {
      if (state !== present) values.clear()
      present = state
      const value = values.get(key) ?? (await make())
      // A state that was overtaken meanwhile is asked for no more.
      if (state !== present) return value
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
