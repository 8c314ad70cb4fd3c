import type { Venue } from '@crossvenue/venues'
import type { ResolveUrl } from './anchor.ts'

/** Creates a resolver of page addresses that tries one venue after the other. */
export const urlResolver =
  (venues: readonly Pick<Venue, 'id' | 'parseUrl'>[]): ResolveUrl =>
  (url) => {
    for (const { id, parseUrl } of venues) {
      const target = parseUrl?.(url)
      if (target) return { venue: id, target }
    }
    return undefined
  }
