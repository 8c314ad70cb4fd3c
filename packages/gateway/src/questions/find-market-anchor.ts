import { CrossvenueError } from '@crossvenue/venues'
import { type ResolveUrl, urlOf } from '../clusters/anchor.ts'
import { marketMember, parseMarketMember } from '../store/market-member.ts'
import { pageAddresses } from '../store/page-address.ts'
import type { MarketRef, View } from '../store/store.ts'

/** How a caller names a market. */
export interface MarketAnchor {
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
  { marketId, outcomeId, slug, url }: MarketAnchor,
  resolveUrl: ResolveUrl,
): Promise<MarketRef[] | undefined> {
  const found: [field: string, value: string, markets: MarketRef[]][] = []
  if (marketId !== undefined) found.push(['marketId', marketId, await view.findMarkets({ marketId })])
  if (outcomeId !== undefined) found.push(['outcomeId', outcomeId, await view.findMarkets({ outcomeId })])
  if (slug !== undefined) found.push(['slug', slug, await view.findMarkets({ slug })])
  if (url !== undefined) found.push(['url', url, await findByUrl(view, url, resolveUrl)])
  const [anchor, ...others] = found
  if (!anchor) return undefined

  const missing = found.find(([, , markets]) => markets.length === 0)
  if (missing) throw notFound(missing[0], `there is no market with the ${missing[0]} ${missing[1]}`)
  const sets = others.map(([, , markets]) => new Set(markets.map(marketMember)))
  const members = new Set(anchor[2].map(marketMember).filter((member) => sets.every((set) => set.has(member))))
  if (members.size === 0) {
    const names = found.map(([field, value]) => `the ${field} ${value}`).join(' and ')
    throw notFound(anchor[0], `there is no market with ${names}`)
  }
  return Array.from(members, parseMarketMember)
}

async function findByUrl(view: View, text: string, resolveUrl: ResolveUrl): Promise<MarketRef[]> {
  const url = urlOf(text)
  const target = resolveUrl(url)
  const markets = target ? await view.findMarkets(target) : []
  if (markets.length > 0) return markets
  for (const page of pageAddresses(url.href)) {
    const events = await view.find({ page })
    if (events.length > 0) {
      const found = await view.events(events)
      return found.flatMap(({ id, sourceExchange, markets: own }) =>
        own.map(({ marketId }) => ({ eventId: `${sourceExchange}:${id}`, marketId })),
      )
    }
  }
  return []
}

const notFound = (field: string, message: string) => new CrossvenueError('MARKET_NOT_FOUND', message, { field })
