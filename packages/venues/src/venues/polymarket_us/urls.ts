import type { PageTarget } from '../../venue.ts'

/** The public page of an event. */
export const pageUrl = (slug: string): string => `https://polymarket.us/event/${slug}`

/**
 * Reads the address of a public page. Known forms, any query:
 *
 *     /event/<slug>             an event
 *     /market/<slug>            a market
 *     /<sport>/...?slug=<slug>  an event, on the pages of games
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?polymarket\.us$/i.test(url.hostname)) return undefined
  const [, kind, named] = /^\/(event|market)\/([\w.-]+)\/?$/.exec(url.pathname) ?? []
  if (named !== undefined) return kind === 'event' ? { slug: named } : { marketSlug: named }
  const slug = url.searchParams.get('slug')
  return slug && /^[\w.-]+$/.test(slug) ? { slug } : undefined
}
