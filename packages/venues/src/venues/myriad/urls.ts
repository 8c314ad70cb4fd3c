import type { PageTarget } from '../../venue.ts'

/** The public page of a market. */
export const pageUrl = (slug: string): string => `https://myriad.markets/markets/${slug}`

/** Reads the address of a public page: `/markets/<slug>`, any query. */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?myriad\.markets$/i.test(url.hostname)) return undefined
  const slug = /^\/markets\/([\w.-]+)\/?$/.exec(url.pathname)?.[1]
  return slug === undefined ? undefined : { slug }
}
