import { findByUrl, fitNames } from '../clusters/fit-names.ts'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import { marketMember } from '../store/market-member.ts'
import type { MarketRef, View } from '../store/store.ts'

const MARKET = { noun: 'market', notFound: 'MARKET_NOT_FOUND', keyOf: marketMember } as const

/** How a caller names a market. */
export interface MarketAnchor {
  /** An event, for all its markets. */
  eventId?: string | undefined
  marketId?: string | undefined
  outcomeId?: string | undefined
  slug?: string | undefined
  url?: string | undefined
}

/**
 * Returns the markets that fit all names that a caller gives; undefined if there is no name. Throws MARKET_NOT_FOUND if no
 * market does.
 */
export async function findMarketAnchor(
  view: View,
  { eventId, marketId, outcomeId, slug, url }: MarketAnchor,
  resolveUrl: ResolveUrl,
): Promise<MarketRef[] | undefined> {
  return fitNames(MARKET, [
    ['eventId', eventId, async (name) => ofEvents(await view.find({ eventId: name }))],
    ['marketId', marketId, (name) => view.findMarkets({ marketId: name })],
    ['outcomeId', outcomeId, (name) => view.findMarkets({ outcomeId: name })],
    ['slug', slug, (name) => view.findMarkets({ slug: name })],
    ['url', url, (name) => findByUrl(view, name, { resolveUrl, find: view.findMarkets, ofEvents })],
  ])

  async function ofEvents(events: readonly string[]): Promise<MarketRef[]> {
    const found = await view.events(events)
    return found.flatMap(({ id, sourceExchange, markets }) =>
      markets.map((market) => ({ eventId: `${sourceExchange}:${id}`, marketId: market.marketId })),
    )
  }
}
