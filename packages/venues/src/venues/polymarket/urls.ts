import type { PageTarget } from '../../venue.ts'

/** League pages that list games. */
const LEAGUE_PAGES = new Set(['games', 'props', 'futures'])

/** Returns the event's public page. */
export const eventUrl = (slug: string): string => `https://polymarket.com/event/${slug}`

/** Returns the market's public page: its event's page with the market opened, or the one that leads there. */
export const marketUrl = (slug: string, eventSlug: string | undefined): string =>
  eventSlug ? `${eventUrl(eventSlug)}/${slug}` : `https://polymarket.com/market/${slug}`

/**
 * Parses a public page address; queries and a language prefix do not matter.
 *
 *     /event/<event>            /sports/<league>/<event>
 *     /event/<event>/<market>   /market/<market>
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?polymarket\.com$/.test(url.hostname)) return undefined
  const path = url.pathname.split('/').filter(Boolean)
  const [kind, first, second, more] = /^[a-z]{2}(-[a-z]{2,4})?$/i.test(path[0] ?? '') ? path.slice(1) : path
  if (more !== undefined || !isSlug(first)) return undefined
  if (kind === 'event' && second === undefined) return { slug: first }
  if (kind === 'event' && isSlug(second)) return { marketSlug: second }
  if (kind === 'sports' && isSlug(second) && !LEAGUE_PAGES.has(second)) return { slug: second }
  if (kind === 'market' && second === undefined) return { marketSlug: first }
  return undefined
}

const isSlug = (text: string | undefined): text is string => text !== undefined && /^[\w.~-]+$/.test(text)
