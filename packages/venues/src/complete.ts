import { getExecutionPrice, getExecutionPriceDetailed } from './calculations.ts'
import { CrossvenueError } from './errors.ts'
import { filterEvents, filterMarkets } from './filters.ts'
import { keepEvents, keepMarkets } from './listing.ts'
import type { UnifiedEvent, UnifiedMarket } from './models.ts'
import type { Venue } from './venue.ts'

/** What an adapter writes by hand: its own reads. The rest follows from them. */
export type Adapter = Omit<Venue, 'fetchEvents' | 'fetchMarkets' | 'loadMarkets'> &
  Pick<Venue, 'fetchEvents' | 'fetchMarkets'> &
  Required<Pick<Venue, 'fetchEventsPaginated' | 'fetchEvent' | 'fetchMarket' | 'parseUrl'>>

/** @default of `limit` in the unpaginated lists; whoever wants all follows the cursor of the paginated forms. */
const DEFAULT_LIMIT = 100

/** Adds to an adapter every operation that follows from its own: lists with filters, maps and calculations. */
export function completeVenue(adapter: Adapter): Venue {
  const events: NonNullable<Venue['fetchEvents']> = async (params = {}) => {
    const { eventId, slug, url, limit = DEFAULT_LIMIT, status } = params
    if (eventId || slug || url) return keepEvents([await adapter.fetchEvent(params)], { ...params, status: 'all' })
    return collect(
      (cursor) => adapter.fetchEventsPaginated({ status, ...(cursor !== undefined && { cursor }) }),
      (found) => keepEvents(found, params),
      params.sort === undefined ? limit : undefined,
      params.cursor,
    ).then((found) => keepEvents(found, params, { limit }))
  }

  const markets: NonNullable<Venue['fetchMarkets']> = async (params = {}) => {
    const { marketId, outcomeId, slug, url, eventId, limit = DEFAULT_LIMIT, status } = params
    if (marketId || outcomeId || slug || url) {
      return keepMarkets([await adapter.fetchMarket(params)], { ...params, status: 'all' })
    }
    if (eventId) return keepMarkets((await adapter.fetchEvent({ eventId })).markets, params, { limit })
    return collect(
      (cursor) => adapter.fetchEventsPaginated({ status, ...(cursor !== undefined && { cursor }) }),
      (found) =>
        keepMarkets(
          found.flatMap((event) => event.markets),
          params,
        ),
      params.sort === undefined ? limit : undefined,
      params.cursor,
    ).then((found) => keepMarkets(found, params, { limit }))
  }

  const fetchOrderBook = adapter.fetchOrderBook
  return {
    fetchEvents: events,
    fetchMarkets: markets,
    async loadMarkets() {
      const all = await collect(
        (cursor) => adapter.fetchEventsPaginated({ ...(cursor !== undefined && { cursor }) }),
        (found) => found.flatMap((event) => event.markets),
      )
      return Object.fromEntries(all.map((market) => [market.marketId, market]))
    },
    ...(fetchOrderBook && {
      async fetchOrderBooks(outcomeIds: string[]) {
        const books = await Promise.all(outcomeIds.map(async (id) => [id, await fetchOrderBook(id)] as const))
        return Object.fromEntries(books)
      },
    }),
    getExecutionPrice: async (...args) => getExecutionPrice(...args),
    getExecutionPriceDetailed: async (...args) => getExecutionPriceDetailed(...args),
    filterMarkets: async (...args) => filterMarkets(...args),
    filterEvents: async (...args) => filterEvents(...args),
    ...adapter,
  }
}

/** Follows cursors until `enough` items are kept or the last page is read. */
async function collect<T extends UnifiedEvent | UnifiedMarket>(
  page: (cursor: string | undefined) => Promise<{ data: UnifiedEvent[]; nextCursor?: string | undefined }>,
  keep: (events: UnifiedEvent[]) => T[],
  enough = Number.POSITIVE_INFINITY,
  start?: string,
): Promise<T[]> {
  const kept: T[] = []
  const seen = new Set<string>()
  let cursor = start
  do {
    const { data, nextCursor } = await page(cursor)
    kept.push(...keep(data))
    if (nextCursor !== undefined && seen.has(nextCursor)) {
      throw new CrossvenueError('EXCHANGE_ERROR', 'The venue repeats a cursor: its list does not end')
    }
    if (nextCursor !== undefined) seen.add(nextCursor)
    cursor = nextCursor
  } while (cursor !== undefined && kept.length < enough)
  return kept
}
