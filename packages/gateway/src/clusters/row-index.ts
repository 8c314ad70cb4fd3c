import { LRUCache } from 'lru-cache'

/** The lists whose index is kept: an index takes more memory than its list, and most look-ups are about few lists. */
const MAX_LISTS = 4

/**
 * Creates a function that returns the rows of a list with any of some keys, in the order of the list. It indexes a list
 * at the first call, because a large catalogue has too many rows to test each for every look-up.
 */
export function createRowIndex<R>(
  keysOf: (row: R) => readonly string[],
): (rows: readonly R[], keys: Iterable<string>) => R[] {
  const indexes = new LRUCache<readonly R[], ReadonlyMap<string, number>>({ max: MAX_LISTS })
  const indexOf = (rows: readonly R[]): ReadonlyMap<string, number> => {
    const known = indexes.get(rows)
    if (known) return known
    const index = new Map(rows.flatMap((row, place) => keysOf(row).map((key) => [key, place] as const)))
    indexes.set(rows, index)
    return index
  }
  return (rows, keys) => {
    const index = indexOf(rows)
    const places = new Set<number>()
    for (const key of keys) {
      const place = index.get(key)
      if (place !== undefined) places.add(place)
    }
    return [...places].sort((one, other) => one - other).flatMap((place) => rows[place] ?? [])
  }
}
