import { type Adapter, completeVenue } from '../../complete.ts'
import { CrossvenueError } from '../../errors.ts'
import type { PaginatedEventsResult } from '../../models.ts'
import type { EventFetchParams, EventPageParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketApi } from './api.ts'
import { eventPage, marketPage, searchPage } from './pages.ts'

type Lists = Required<Pick<Venue, 'fetchEvents' | 'fetchMarkets'>>
type Sort = NonNullable<EventFetchParams['sort']>

/** Our orders in the venue's field names. */
const EVENT_ORDER: Record<Sort, string> = { volume: 'volume', liquidity: 'liquidity', newest: 'startDate' }
const MARKET_ORDER: Record<Sort, string> = { volume: 'volumeNum', liquidity: 'liquidityNum', newest: 'startDate' }

/**
 * Creates the unpaginated lists. Words, series, tags and order go to the venue as far as it knows them; completeVenue
 * does the rest on the pages that come back.
 */
export function createLists(adapter: Adapter, api: PolymarketApi): Lists {
  const over = (page: (params: EventPageParams) => Promise<PaginatedEventsResult>) =>
    completeVenue({ ...adapter, fetchEventsPaginated: (params = {}) => page(params) }) as Venue & Lists
  const whole = over(adapter.fetchEventsPaginated)

  return {
    async fetchEvents(params = {}) {
      const { eventId, slug, url, query, series, tags, sort, ...rest } = params
      if (eventId ?? slug ?? url) return whole.fetchEvents(params)
      const order = sort && { ascending: false }
      // A series is short enough to look for the words here; what the search finds knows no series.
      if (query !== undefined && series === undefined) {
        const narrow = { ...order, ...(sort && { sort: EVENT_ORDER[sort] }) }
        const found = over((page) => searchPage(api, query, page, narrow))
        // The search finds more than the very words; who names a place for them wants them there.
        return found.fetchEvents({ ...rest, tags, ...(rest.searchIn && { query }) })
      }
      const seriesId = series === undefined ? undefined : await findSeries(api, series)
      if (series !== undefined && seriesId === undefined) return []
      const tagIds = tags && (await findTags(api, tags))
      // An order holds within one list, and a list of all is two.
      const ordered = sort && rest.status !== 'all'
      const narrow = {
        ...(seriesId && { series_id: seriesId }),
        ...(tagIds && { tag_id: tagIds, tag_match: 'any' }),
        ...(ordered && { order: EVENT_ORDER[sort], ...order }),
      }
      const left = { ...rest, query, ...(!tagIds && { tags }), ...(!ordered && { sort }) }
      return over((page) => eventPage(api, { ...page, ...pageSize(left) }, narrow)).fetchEvents(left)
    },

    async fetchMarkets(params = {}) {
      const { marketId, outcomeId, slug, url, eventId, query, sort, status } = params
      if (marketId ?? outcomeId ?? slug ?? url ?? eventId) return whole.fetchMarkets(params)
      if (query !== undefined) return over((page) => searchPage(api, query, page)).fetchMarkets(params)
      if (sort === undefined || status === 'all') return whole.fetchMarkets(params)
      const order = { order: MARKET_ORDER[sort], ascending: false }
      const ordered = over(async (page) => {
        const { data, ...rest } = await marketPage(api, { status: page.status, cursor: page.cursor }, order)
        // Lists of markets are taken out of events: a page of markets stands in for one.
        return { ...rest, data: [{ id: 'page', title: 'page', markets: data }] }
      })
      return ordered.fetchMarkets({ ...params, sort: undefined })
    },
  }
}

/** Where every row of a page counts, a page need not be longer than the list. */
function pageSize({ query, category, tags, filter, limit, offset = 0, sort }: EventFetchParams): { limit?: number } {
  return limit === undefined || (query ?? category ?? tags ?? filter ?? sort) ? {} : { limit: offset + limit }
}

async function findSeries(api: PolymarketApi, series: string): Promise<string | undefined> {
  if (/^\d+$/.test(series)) return series
  return (await api.series({ slug: series, limit: 1 })).rows[0]?.id
}

/** The venue's ids of all these tags; undefined when it does not know one of them under that name. */
async function findTags(api: PolymarketApi, names: readonly string[]): Promise<string[] | undefined> {
  const ids = await Promise.all(names.map((name) => findTag(api, name)))
  return ids.every((id) => id !== undefined) ? ids : undefined
}

async function findTag(api: PolymarketApi, name: string): Promise<string | undefined> {
  const wanted = name.trim().toLowerCase()
  try {
    const tag = await api.tagBySlug(wanted.replace(/[^a-z0-9]+/g, '-'))
    // Another tag may bear this slug.
    return tag.label?.trim().toLowerCase() === wanted || tag.slug === wanted ? tag.id : undefined
  } catch (error) {
    if (error instanceof CrossvenueError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
