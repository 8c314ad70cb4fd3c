import type { PageTarget } from '../../venue.ts'

/** The public page of an event. */
export const pageUrl = (slug: string): string => `https://probable.markets/event/${slug}`

/** The same with a market chosen. */
export const marketUrl = (slug: string, marketId: string): string => `${pageUrl(slug)}?market=${marketId}`

/** Reads the address of a public page: `/event/<slug>`, with `?market=<id>` where a market is meant. */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?probable\.markets$/i.test(url.hostname)) return undefined
  const slug = /^\/event\/([\w.-]+)\/?$/.exec(url.pathname)?.[1]
  if (slug === undefined) return undefined
  const marketId = url.searchParams.get('market')
  return marketId && /^\d+$/.test(marketId) ? { marketId } : { slug }
}
