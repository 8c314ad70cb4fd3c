import { isOnSite, type Network } from '../../network.ts'
import type { PageTarget } from '../../venue.ts'

/** The public page of a category. */
export const pageUrl = (slug: string): string => `https://predict.fun/market/${slug}`

/**
 * Reads the address of a public page. Known forms:
 *
 *     /market/<slug>    a category; a number alone is a market
 */
export function parseUrl(url: URL, network: Network): PageTarget | undefined {
  if (!isOnSite(url, network)) return undefined
  const name = /^\/market\/([\w.-]+)\/?$/.exec(url.pathname)?.[1]
  if (name === undefined) return undefined
  return /^\d+$/.test(name) ? { marketId: name } : { slug: name }
}
