import type { PageTarget } from '../../venue.ts'

/** The public page of a market, which its runners share. */
export const pageUrl = (sport: string | null | undefined, marketId: string): string =>
  `https://www.betfair.com/exchange/plus/${slugOf(sport)}/market/${marketId}`

const SLUGS = new Map([['soccer', 'football']])

function slugOf(sport: string | null | undefined): string {
  const slug = (sport ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return SLUGS.get(slug) ?? (slug || 'sport')
}

/**
 * Reads the address of a public page. Known forms, any query:
 *
 *     /exchange/plus/<sport>/market/<market>         a market with its runners
 *     /exchange/plus/<language>/<any path>/market/<market>    the same
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?betfair\.com$/i.test(url.hostname)) return undefined
  const [, marketId] = /^\/exchange\/plus\/(?:.*\/)?market\/(\d+\.\d+)\/?$/.exec(url.pathname) ?? []
  return marketId === undefined ? undefined : { marketId }
}
