import type { Query } from '../../http/request.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { PaginatedEventsResult, PaginatedMarketsResult } from '../../models.ts'
import { filterEvents, filterMarkets } from '../../paging/filters.ts'
import type { EventPageParams, MarketPageParams } from '../../parameters.ts'
import type { PolymarketApi } from './api.ts'
import { parseEvent, parseMarket } from './parse.ts'

/** The venue's own limits. A page of 500 events has some 20 MB, so pages are smaller by default. */
const EVENTS_PER_PAGE = { default: 100, max: 500 }
const MARKETS_PER_PAGE = 100
const HITS_PER_PAGE = 50
/** Results are sorted by relevance: later pages have little to do with the query. */
const SEARCH_PAGES = 10

/** Reads one page of events, narrowed by the venue's own filters. */
export async function eventPage(
  api: PolymarketApi,
  { limit = EVENTS_PER_PAGE.default, filter, ...place }: EventPageParams,
  narrow: Query = {},
): Promise<PaginatedEventsResult> {
  const page = await keysetPage(place, (keyset) =>
    api.events({ ...narrow, ...keyset, limit: Math.min(limit, EVENTS_PER_PAGE.max) }),
  )
  const data = await mapInTurns(page.rows, parseEvent)
  return { ...nextOf(page.nextCursor), data: filter ? filterEvents(data, filter) : data }
}

/** Reads one page of markets, narrowed by the venue's own filters. */
export async function marketPage(
  api: PolymarketApi,
  { limit = MARKETS_PER_PAGE, filter, ...place }: MarketPageParams,
  narrow: Query = {},
): Promise<PaginatedMarketsResult> {
  const page = await keysetPage(place, (keyset) =>
    api.markets({ ...narrow, ...keyset, limit: Math.min(limit, MARKETS_PER_PAGE) }),
  )
  const data = await mapInTurns(page.rows, (row) => parseMarket(row))
  return { ...nextOf(page.nextCursor), data: filter ? filterMarkets(data, filter) : data }
}

/** Reads one page of the venue's full-text search; our cursor is its page number. */
export async function searchPage(
  api: PolymarketApi,
  query: string,
  { status = 'active', cursor = '1' }: EventPageParams = {},
): Promise<PaginatedEventsResult> {
  const page = Number(cursor)
  const { rows, hasMore } = await api.search({
    q: query,
    page,
    limit_per_type: HITS_PER_PAGE,
    events_status: status === 'inactive' ? 'closed' : status,
    keep_closed_markets: 1,
    search_tags: false,
    search_profiles: false,
  })
  const more = hasMore && page < SEARCH_PAGES
  return { ...nextOf(more ? String(page + 1) : undefined), data: await mapInTurns(rows, parseEvent) }
}

/** Prefix of our cursors into the second half of a list of all statuses. */
const CLOSED = 'closed:'

/**
 * Reads one page of a keyset list. The default of `closed` has changed over time, so it is always sent: a list of all
 * statuses is the open rows followed by the closed ones.
 */
async function keysetPage<T>(
  { status = 'active', cursor = '' }: Pick<EventPageParams, 'status' | 'cursor'>,
  read: (keyset: Query) => Promise<{ rows: T[]; nextCursor: string | undefined }>,
): Promise<{ rows: T[]; nextCursor: string | undefined }> {
  const all = status === 'all'
  const closed = all ? cursor.startsWith(CLOSED) : status !== 'active'
  const theirs = all && closed ? cursor.slice(CLOSED.length) : cursor
  const page = await read({ closed, after_cursor: theirs || undefined })
  if (!all) return page
  if (!closed) return { ...page, nextCursor: page.nextCursor ?? CLOSED }
  return { ...page, nextCursor: page.nextCursor && CLOSED + page.nextCursor }
}

const nextOf = (nextCursor: string | undefined) => (nextCursor === undefined ? {} : { nextCursor })
