import { CrossvenueError, type PageTarget, type Venue } from '@crossvenue/venues'

/** Returns the venue and the event or market of a public page; undefined if no venue has such a page. */
export type ResolveUrl = (url: URL) => { venue: string; target: PageTarget } | undefined

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

/** Parses the address of a page, with or without its scheme. Throws VALIDATION_ERROR. */
export function urlOf(text: string): URL {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (URL.canParse(address)) return new URL(address)
  throw new CrossvenueError('VALIDATION_ERROR', `url must be a web address, got ${text}`, { field: 'url' })
}
