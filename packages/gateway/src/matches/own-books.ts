import { fronts } from '@crossvenue/venues/basics'

/** Returns the venue whose order books a venue shows: itself, unless it is the front of another. */
export const bookOwner = (venue: string): string => fronts[venue] ?? venue

/** Whether two venues have different order books. */
export const haveOwnBooks = (a: string, b: string): boolean => bookOwner(a) !== bookOwner(b)

/** Returns how many of some venues have order books of their own. */
export const countBooks = (venues: Iterable<string>): number => new Set(Array.from(venues, bookOwner)).size

/** Returns the items without those of a front whose own venue is among them: the offers of both are the same. */
export function withoutFronts<T>(items: readonly T[], venueOf: (item: T) => string): T[] {
  const present = new Set(items.map(venueOf))
  return items.filter((item) => {
    const venue = venueOf(item)
    return bookOwner(venue) === venue || !present.has(bookOwner(venue))
  })
}
