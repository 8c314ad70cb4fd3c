import pMap from 'p-map'
import { MAX_LIST_LENGTH } from '../arguments/list-length.ts'
import { refuseParameters } from '../arguments/refuse-parameters.ts'
import { getExecutionPrice, getExecutionPriceDetailed } from '../calculations.ts'
import { CrossvenueError } from '../errors.ts'
import type { UnifiedEvent, UnifiedMarket } from '../models.ts'
import type { EventFetchParams, MarketFetchParams } from '../parameters.ts'
import { undefinedIfNotFound } from '../values/undefined-if-not-found.ts'
import type { Venue } from '../venue.ts'
import { filterEvents, filterMarkets } from './filters.ts'
import { keepEvents, keepMarkets } from './listing.ts'
import { findTarget, type Target } from './lookup.ts'
import { marketPages } from './market-pages.ts'
import { createTickers } from './tickers.ts'
import { walkPages } from './walk-pages.ts'

/** The part of a venue that an adapter implements; the rest is derived from it. */
export type Adapter = Omit<Venue, 'fetchEvent' | 'fetchMarket'> &
  Required<Pick<Venue, 'fetchEventsPaginated' | 'parseUrl'>> & {
    fetchEvent: (target: Target) => Promise<UnifiedEvent>
    fetchMarket: (target: Target) => Promise<UnifiedMarket>
  }
type Lookups = Required<Pick<Venue, 'fetchEvent' | 'fetchMarket'>>

/** Books read in parallel for one call: the first failure ends the call, and few others are in flight by then. */
const BOOKS_AT_ONCE = 20

/** Adds to an adapter every operation that can be derived from its own: lists with filters, maps and calculations. */
export function completeVenue(adapter: Adapter): Venue {
  const { fetchOrderBook } = adapter
  const lookups: Lookups = {
    fetchEvent: async (params) => adapter.fetchEvent(findTarget(adapter, params)),
    fetchMarket: async (params) => adapter.fetchMarket(findTarget(adapter, params)),
  }

  const fetchEvents = async (params: EventFetchParams = {}): Promise<UnifiedEvent[]> => {
    refuseParameters(adapter.id, params, ['series'])
    const { eventId, slug, url, status, limit = MAX_LIST_LENGTH } = params
    if (eventId ?? slug ?? url) {
      const event = await undefinedIfNotFound(lookups.fetchEvent(params))
      return keepEvents(event ? [event] : [], { ...params, status: status ?? 'all' }, { limit })
    }
    const read = (list: UnifiedEvent[]) => keepEvents(list, { ...params, ...wholeList })
    return keepEvents(await collect(adapter, params, limit, read, ({ id }) => id), params, { limit })
  }

  const fetchMarkets = async (params: MarketFetchParams = {}): Promise<UnifiedMarket[]> => {
    refuseParameters(adapter.id, params, ['page', 'similarityThreshold'])
    const { marketId, outcomeId, slug, url, eventId, status, limit = MAX_LIST_LENGTH } = params
    if (marketId ?? outcomeId ?? slug ?? url ?? eventId) {
      const named = marketId ?? outcomeId ?? slug ?? url
      const found = named
        ? await marketsNamed(lookups, params)
        : ((await undefinedIfNotFound(lookups.fetchEvent({ eventId })))?.markets ?? [])
      return keepMarkets(found, { ...params, status: status ?? 'all' }, { limit })
    }
    const read = (list: UnifiedEvent[]) =>
      keepMarkets(
        list.flatMap(({ markets }) => markets),
        { ...params, ...wholeList },
      )
    return keepMarkets(await collect(adapter, params, limit, read, ({ marketId }) => marketId), params, { limit })
  }

  return {
    fetchEvents,
    fetchMarkets,
    fetchMarketsPaginated: marketPages(adapter.fetchEventsPaginated),
    async loadMarkets() {
      const markets = await fetchMarkets()
      return Object.fromEntries(markets.map((market) => [market.marketId, market]))
    },
    ...(fetchOrderBook && {
      async fetchOrderBooks(outcomeIds: string[]) {
        const ids = [...new Set(outcomeIds)]
        const books = await pMap(ids, async (id) => [id, await fetchOrderBook(id)] as const, {
          concurrency: BOOKS_AT_ONCE,
        })
        return Object.fromEntries(books)
      },
    }),
    ...createTickers({ ...lookups, ...(fetchOrderBook && { fetchOrderBook }) }),
    /** Clients close every venue when they are done; one without streams has nothing to close. */
    close: async () => undefined,
    getExecutionPrice: async (...args) => getExecutionPrice(...args),
    getExecutionPriceDetailed: async (...args) => getExecutionPriceDetailed(...args),
    filterMarkets: async (...args) => filterMarkets(...args),
    filterEvents: async (...args) => filterEvents(...args),
    ...adapter,
    ...lookups,
  }
}

/**
 * Returns the market of that name; all markets of an event where its slug or page is named, because many venues have no
 * other.
 */
async function marketsNamed(lookups: Lookups, params: MarketFetchParams): Promise<readonly UnifiedMarket[]> {
  const { marketId, outcomeId, eventId, slug, url } = params
  try {
    const market = await undefinedIfNotFound(lookups.fetchMarket(params))
    return market ? [market] : []
  } catch (error) {
    const isOfMany = error instanceof CrossvenueError && error.code === 'AMBIGUOUS_IDENTIFIER'
    const event =
      isOfMany && !(marketId ?? outcomeId ?? eventId)
        ? await undefinedIfNotFound(lookups.fetchEvent({ slug, url }))
        : undefined
    if (event) return event.markets
    throw error
  }
}

const wholeList = { sort: undefined, offset: undefined, limit: undefined }

/**
 * Reads pages of events until they suffice for `offset` and `limit`, or the last page is read. A sorted list always
 * needs all pages. An item that a shifting list repeats counts once.
 */
async function collect<T>(
  adapter: Adapter,
  { status, cursor, sort, offset = 0 }: EventFetchParams | MarketFetchParams,
  limit: number,
  read: (page: UnifiedEvent[]) => T[],
  id: (item: T) => string,
): Promise<T[]> {
  const enough = sort === undefined ? offset + limit : Number.POSITIVE_INFINITY
  const found = new Map<string, T>()
  const pages = walkPages({
    exchange: adapter.id,
    from: cursor,
    read: (cursor?: string) => adapter.fetchEventsPaginated({ status, ...(cursor !== undefined && { cursor }) }),
    rows: ({ data }) => data.flatMap((event) => [event.id, ...event.markets.map(({ marketId }) => marketId)]),
  })
  for await (const { data } of pages) {
    for (const item of read(data)) if (!found.has(id(item))) found.set(id(item), item)
    if (found.size >= enough) break
  }
  return [...found.values()]
}
