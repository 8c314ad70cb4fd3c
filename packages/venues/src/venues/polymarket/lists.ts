import { CrossvenueError } from '../../errors.ts'
import type { PaginatedEventsResult } from '../../models.ts'
import type { Adapter } from '../../paging/complete.ts'
import { completeVenue } from '../../paging/complete.ts'
import { completeWithSearch } from '../../paging/search.ts'
import type { EventFetchParams, EventPageParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketApi } from './api.ts'
import { eventPage, marketPage, searchPage } from './pages.ts'

type Sort = NonNullable<EventFetchParams['sort']>

/** Our sort orders in the venue's field names. */
const EVENT_ORDER: Record<Sort, string> = { volume: 'volume', liquidity: 'liquidity', newest: 'startDate' }
const MARKET_ORDER: Record<Sort, string> = { volume: 'volumeNum', liquidity: 'liquidityNum', newest: 'startDate' }

/**
 * Completes the adapter. Text, series, tags and order of its lists are passed to the venue where it supports them; the
 * rest is done on the returned pages.
 */
export function completeWithFilters(adapter: Adapter, api: PolymarketApi): Venue {
  const whole = completeWithSearch(adapter, (query) => (page) => searchPage(api, query, page)) as Required<Venue>
  const over = (pages: (page: EventPageParams) => Promise<PaginatedEventsResult>) =>
    completeVenue({ ...adapter, fetchEventsPaginated: (page = {}) => pages(page) }) as Required<Venue>

  return {
    ...whole,

    async fetchEvents(params = {}) {
      const { eventId, slug, url, query, series, tags, sort, ...rest } = params
      // A series is short enough to search its events; the venue's search does not support series.
      if ((eventId ?? slug ?? url) || (query && series === undefined)) return whole.fetchEvents(params)
      const seriesId = series && (await findSeries(api, series))
      if (series && !seriesId) return []
      const tagIds = tags && (await findTags(api, tags))
      // An order applies within one list, and a list of all statuses consists of two.
      const order = rest.status === 'all' ? undefined : sort
      const narrow = {
        ...(seriesId && { series_id: seriesId }),
        ...(tagIds && { tag_id: tagIds, tag_match: 'any' }),
        ...(order && { order: EVENT_ORDER[order], ascending: false }),
      }
      const left = { ...rest, query, ...(!tagIds && { tags }), ...(!order && { sort }) }
      return over((page) => eventPage(api, { ...page, ...pageSize(left) }, narrow)).fetchEvents(left)
    },

    async fetchMarkets(params = {}) {
      const { marketId, outcomeId, slug, url, eventId, query, sort, status } = params
      const named = marketId ?? outcomeId ?? slug ?? url ?? eventId ?? query
      if (named || sort === undefined || status === 'all') return whole.fetchMarkets(params)
      const order = { order: MARKET_ORDER[sort], ascending: false }
      const ordered = over(async (page) => {
        const { data, ...rest } = await marketPage(api, { status: page.status, cursor: page.cursor }, order)
        // Lists of markets are taken out of events: a page of markets is derived from one of events.
        return { ...rest, data: [{ id: 'page', title: 'page', markets: data }] }
      })
      return ordered.fetchMarkets({ ...params, sort: undefined })
    },
  }
}

/** If every row of a page counts, the page need not be longer than the list. */
function pageSize({ query, category, tags, filter, limit, offset = 0, sort }: EventFetchParams): { limit?: number } {
  return limit === undefined || (query ?? category ?? tags ?? filter ?? sort) ? {} : { limit: offset + limit }
}

async function findSeries(api: PolymarketApi, series: string): Promise<string | undefined> {
  if (/^\d+$/.test(series)) return series
  return (await api.series({ slug: series, limit: 1 })).rows[0]?.id
}

/** Returns the venue's ids of all these tags; undefined if it does not know one of them under that name. */
async function findTags(api: PolymarketApi, names: readonly string[]): Promise<string[] | undefined> {
  const ids = await Promise.all(names.map((name) => findTag(api, name)))
  return ids.every((id) => id !== undefined) ? ids : undefined
}

async function findTag(api: PolymarketApi, name: string): Promise<string | undefined> {
  const wanted = name.trim().toLowerCase()
  try {
    const tag = await api.tagBySlug(wanted.replace(/[^a-z0-9]+/g, '-'))
    // Another tag may have this slug.
    return tag.label?.trim().toLowerCase() === wanted || tag.slug === wanted ? tag.id : undefined
  } catch (error) {
    if (error instanceof CrossvenueError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
