import type { Ref } from '@crossvenue/matcher'

/** Returns a function that computes its value once for each ref: the edges of a page share the refs of their ends. */
export function eachOnce<T>(compute: (ref: Ref) => T): (ref: Ref) => T {
  const known = new Map<Ref, { value: T }>()
  return (ref) => {
    let found = known.get(ref)
    if (!found) {
      found = { value: compute(ref) }
      known.set(ref, found)
    }
    return found.value
  }
}
