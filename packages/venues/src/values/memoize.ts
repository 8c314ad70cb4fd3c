import { createBoundedMap } from './bounded-map.ts'

/** Words and times that repeat within the lists of a venue; beyond it the oldest are dropped. */
const CAPACITY = 4_096
/** Longer texts are neither words nor times, and would fill the memory. */
const MAX_LENGTH = 64

/** Returns a function of a text that caches what it returned for the last few thousand short texts. */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cached = createBoundedMap<T>(CAPACITY)
  return (text) => {
    if (text.length > MAX_LENGTH) return compute(text)
    const known = cached.get(text)
    if (known !== undefined) return known
    const value = compute(text)
    if (value !== undefined) cached.set(text, value)
    return value
  }
}
