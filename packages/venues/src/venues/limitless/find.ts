import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { OrderBook, UnifiedEvent } from '../../models.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { LimitlessApi, LimitlessGroup, LimitlessMarket } from './api.ts'
import type { Markets } from './build-order.ts'
import { createIdResolver } from './id-resolver.ts'
import { isGroup, parseEvent, type Side } from './parse.ts'

const ID = 'limitless'

/** Ids that are not slugs: a market's number or a token, and an outcome id made of the number. */
const NUMBER = /^\d+(:(YES|NO))?$/

export type Finder = ReturnType<typeof createFinder>

/** Creates the lookups of events, markets and outcomes by our ids. The venue's API accepts slugs only. */
export function createFinder(api: LimitlessApi, now: () => number) {
  const ids = createIdResolver(async function* () {
    const read = async (page = 1) => {
      const { isLast, listings } = await api.active(page)
      return { listings, nextCursor: isLast ? undefined : page + 1 }
    }
    const rows = (page: { listings: readonly { slug: string }[] }) => page.listings.map(({ slug }) => slug)
    for await (const { listings } of walkPages({ exchange: ID, read, rows })) yield listings
  }, now)

  const listingAt = async (slug: string, code: ErrorCode): Promise<LimitlessMarket | LimitlessGroup> => {
    const listing = await api.listing(slug, code)
    if (!listing)
      throw new CrossvenueError(code, `${slug} is not a market of a known kind on Limitless`, { exchange: ID })
    ids.note([listing])
    return listing
  }

  /** Returns the event of a page; undefined for a market whose group is no longer listed. */
  const eventOf = async (listing: LimitlessMarket | LimitlessGroup): Promise<UnifiedEvent | undefined> => {
    if (isGroup(listing) || !listing.groupId) return parseEvent(listing)
    const slug = ids.known(listing.slug)?.eventSlug ?? (await ids.find(listing.groupId))?.eventSlug
    return slug === undefined ? undefined : parseEvent(await listingAt(slug, 'EVENT_NOT_FOUND'))
  }

  /**
   * Returns where an outcome is traded. Its id may be a token, which determines its side, or a market's number or slug.
   */
  const targetOf = async (key: string, side?: Side) => {
    if (!ids.known(key) && !NUMBER.test(key)) await listingAt(key, 'OUTCOME_NOT_FOUND')
    const target = await ids.find(key)
    const { marketSlug: slug, tokens } = target ?? {}
    if (!target || !slug || !tokens)
      throw new CrossvenueError('OUTCOME_NOT_FOUND', `No open market with outcome ${key} on Limitless`, {
        exchange: ID,
      })
    const token = key === tokens.yes || key === tokens.no
    return { slug, tokens, side: token ? target.side : (side ?? target.side) }
  }

  return { ids, listingAt, eventOf, targetOf }
}

/** Returns what trading reads of markets. */
export const tradedMarkets = (
  { ids, listingAt, targetOf }: Finder,
  book: (outcomeId: string) => Promise<OrderBook>,
): Markets => ({
  async targetOf(key) {
    const { slug, side, tokens } = await targetOf(key)
    const market = await listingAt(slug, 'OUTCOME_NOT_FOUND')
    const exchange = isGroup(market) ? undefined : market.venue?.exchange
    if (!exchange) {
      throw new CrossvenueError('NOT_SUPPORTED', `${slug} takes no orders: it has no order book`, { exchange: ID })
    }
    return { marketId: market.id, slug, exchange, token: tokens[side] }
  },
  slugOf: async (marketId) => (await targetOf(marketId)).slug,
  async tokensOf(slug) {
    if (!ids.known(slug)) await listingAt(slug, 'MARKET_NOT_FOUND').catch(() => undefined)
    return ids.known(slug)?.tokens
  },
  book,
})
