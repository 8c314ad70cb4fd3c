/** Keeps the first items of an order out of many that are added one by one, and counts all. */
export function keepFirst<T>(limit: number, order: (one: T, other: T) => number) {
  let kept: T[] = []
  let count = 0
  const first = (): T[] => kept.sort(order).slice(0, limit)
  return {
    add(item: T): void {
      count += 1
      kept.push(item)
      // Sorting twice as many as are kept costs less than finding the place of each item.
      if (kept.length > 2 * limit + SPARE) kept = first()
    },
    first,
    count: () => count,
  }
}

const SPARE = 100
