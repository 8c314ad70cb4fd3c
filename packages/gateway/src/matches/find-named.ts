import { CrossvenueError } from '@crossvenue/venues'
import { findAnchor } from '../clusters/anchor.ts'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import { findMarketAnchor } from '../questions/find-market-anchor.ts'
import type { MarketRef, View } from '../store/store.ts'
import { type AnchoredMatches, ambiguous } from './match-query.ts'
import { venueOf } from './pairs.ts'

/** Returns the market that a query names. Throws MARKET_NOT_FOUND, or VALIDATION_ERROR if the name is of several. */
export async function findMarket(
  view: View,
  query: Partial<AnchoredMatches>,
  resolveUrl: ResolveUrl,
): Promise<MarketRef> {
  const found = await findMarkets(view, query, resolveUrl)
  const [market, ...others] = found
  if (!market) {
    throw new CrossvenueError('VALIDATION_ERROR', 'marketId: name a market by its id, slug or url', {
      field: 'marketId',
    })
  }
  if (others.length > 0) {
    const ids = found.map((one) => `${venueOf(one)}:${one.marketId}`)
    throw ambiguous('marketId', query.id ?? query.marketId ?? query.slug ?? query.url ?? '', ids)
  }
  return market
}

/** Returns the markets that a query names; none where it has no name. Throws MARKET_NOT_FOUND. */
export async function findMarkets(
  view: View,
  { id, ...named }: Partial<AnchoredMatches>,
  resolveUrl: ResolveUrl,
): Promise<MarketRef[]> {
  if (id === undefined) return (await findMarketAnchor(view, named, resolveUrl)) ?? []
  const own = await view.findMarkets({ marketId: id })
  if (own.length > 0) return own
  if (isUrl(id)) return (await findMarketAnchor(view, { url: id }, resolveUrl)) ?? []
  const bySlug = await view.findMarkets({ slug: id })
  if (bySlug.length > 0) return bySlug
  throw new CrossvenueError('MARKET_NOT_FOUND', `there is no market ${id}`, { field: 'id' })
}

/** Returns the service id of the event that a query names. Throws EVENT_NOT_FOUND, or VALIDATION_ERROR if the name is of several. */
export async function findEvent(view: View, query: Partial<AnchoredMatches>, resolveUrl: ResolveUrl): Promise<string> {
  const found = await findEvents(view, query, resolveUrl)
  const [event, ...others] = found
  if (event === undefined) {
    throw new CrossvenueError('VALIDATION_ERROR', 'eventId: name an event by its id, slug or url', { field: 'eventId' })
  }
  if (others.length > 0) throw ambiguous('eventId', query.id ?? query.eventId ?? query.slug ?? query.url ?? '', found)
  return event
}

/** Returns the service ids of the events that a query names; none where it has no name. Throws EVENT_NOT_FOUND. */
export async function findEvents(
  view: View,
  { id, ...named }: Partial<AnchoredMatches>,
  resolveUrl: ResolveUrl,
): Promise<string[]> {
  if (id === undefined) return [...((await findAnchor(view, named, resolveUrl)) ?? [])]
  const own = await view.find({ eventId: id })
  if (own.length > 0) return own
  if (isUrl(id)) return [...((await findAnchor(view, { url: id }, resolveUrl)) ?? [])]
  const bySlug = await view.find({ slug: id })
  if (bySlug.length > 0) return bySlug
  throw new CrossvenueError('EVENT_NOT_FOUND', `there is no event ${id}`, { field: 'id' })
}

const isUrl = (text: string): boolean => /^https?:\/\//i.test(text)
