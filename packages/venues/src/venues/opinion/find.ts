import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { cacheFor } from '../../http/cache-for.ts'
import { createIdResolver } from '../../http/id-resolver.ts'
import type { Target } from '../../paging/lookup.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { undefinedIfNotFound } from '../../values/undefined-if-not-found.ts'
import { isLastPage, type Listing, type OpinionApi, type OpinionMarket } from './api.ts'
import { isRoot } from './parse.ts'

/** The venue allows few calls, and its own client keeps markets for so long. */
const REMEMBERED_MS = 300_000

/** The event and the market that an id stands for; lists return events. */
export interface ResolvedOutcome {
  eventId: string
  marketId: string
}

export type Finder = ReturnType<typeof createFinder>

/** Creates what finds listings: ids of children and of tokens lead to their event. */
export function createFinder(api: OpinionApi, now: () => number) {
  const directory = createIdResolver<ResolvedOutcome>(async function* () {
    const read = async (page = 1) => {
      const { rows, total } = await api.markets(page, undefined)
      const nextCursor = isLastPage(page, rows.length, total) ? undefined : page + 1
      return { listings: api.readListings(rows), nextCursor }
    }
    const rows = (page: { listings: readonly Listing[] }) => page.listings.map(({ marketId }) => marketId)
    for await (const { listings } of walkPages({ exchange: 'opinion', read, rows })) yield idsOf(listings)
  }, now)
  const note = (listings: readonly Listing[]): void => directory.note(idsOf(listings))

  /** Returns a market with tokens: a binary one, or one of several. */
  const freshMarket = async (marketId: string): Promise<OpinionMarket> => {
    const listing = /^\d+$/.test(marketId) && (await api.listing('', marketId, 'MARKET_NOT_FOUND'))
    if (!listing || isRoot(listing)) throw missing('MARKET_NOT_FOUND', `market ${marketId}`)
    return listing
  }

  return {
    note,

    /** One number names a root, a binary market, or a child of a root: the venue has a path for the first and one for the others. */
    async listing({ by, value }: Target, code: ErrorCode): Promise<Listing> {
      const slug = by === 'slug' || by === 'marketSlug'
      if (!slug && !/^\d+$/.test(value)) throw missing(code, `market ${value}`)
      const event = by === 'marketId' || by === 'outcomeId' ? (await directory.find(value))?.eventId : value
      if (event === undefined) throw missing(code, `market ${value}`)
      const listing = slug
        ? await api.listing('slug/', event, code)
        : ((await undefinedIfNotFound(api.listing('categorical/', event, code))) ??
          (await api.listing('', event, code)))
      if (!listing) throw missing(code, `market ${value} of a known kind`)
      note([listing])
      return listing
    },

    freshMarket,
    /** The same, where only fields are used that do not change. */
    market: cacheFor(REMEMBERED_MS, now, freshMarket),

    quoteTokens: cacheFor(REMEMBERED_MS, now, api.quoteTokens),

    async outcome(outcomeId: string): Promise<ResolvedOutcome> {
      const outcome = await directory.find(outcomeId)
      if (!outcome) throw missing('OUTCOME_NOT_FOUND', `outcome ${outcomeId}`)
      return outcome
    },
  }
}

function* idsOf(listings: readonly Listing[]): Iterable<readonly [string, ResolvedOutcome]> {
  for (const listing of listings) {
    const eventId = listing.marketId
    yield [eventId, { eventId, marketId: eventId }]
    for (const { marketId, yesTokenId, noTokenId } of isRoot(listing) ? listing.childMarkets : [listing]) {
      for (const key of [marketId, yesTokenId, noTokenId]) yield [key, { eventId, marketId }]
    }
  }
}

const missing = (code: ErrorCode, named: string) =>
  new CrossvenueError(code, `No ${named} on Opinion`, { exchange: 'opinion' })
