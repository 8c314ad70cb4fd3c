import { isOnSite, type Network } from '../../network.ts'
import type { PageTarget } from '../../venue.ts'

/** The public page of an outcome's book. */
export const pageUrl = (coin: string): string =>
  `https://app.hyperliquid.xyz/trade/${encodeURIComponent(coin.toWellFormed())}`

/**
 * Parses the address of a public page: `/trade/%23<coin>`, a side of an outcome. The form of question pages is unknown.
 */
export function parseUrl(url: URL, network: Network): PageTarget | undefined {
  if (!isOnSite(url, network)) return undefined
  const outcome = /^\/trade\/%23(\d*)[01]\/?$/.exec(url.pathname)?.[1]
  return outcome === undefined ? undefined : { marketId: outcome || '0' }
}
