import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import type { Target } from '../../paging/lookup.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import type { Venue } from '../../venue.ts'
import { type BetfairApi, MAX_MARKETS } from './api.ts'
import { parseBook, parseClosed, parseEvent, parseId } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'betfair'

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

/** Creates what needs no account. The venue lists no closed markets, but keeps their books for a while. */
export function createReads(api: BetfairApi): Venue {
  const eventOf = async (eventId: string, code: ErrorCode, named = `event ${eventId}`): Promise<UnifiedEvent> => {
    const markets = /^\d+$/.test(eventId) ? await api.marketsOf([eventId], MAX_MARKETS) : []
    // An answer of full length may have been cut.
    const all = markets.length < MAX_MARKETS ? markets : await api.marketsOf([eventId], Number.POSITIVE_INFINITY)
    const event = parseEvent(all)
    if (!event) throw refuse(code, `No ${named} on Betfair that is not closed`)
    return event
  }

  /** The event of the thing that is named: a market's page names a market whose runners are markets of ours. */
  const find = async ({ by, value }: Target, code: ErrorCode): Promise<UnifiedEvent> => {
    if (by === 'eventId') return eventOf(value, code)
    const market = by === 'marketId' || by === 'outcomeId' ? parseId(value)?.market : undefined
    const eventId = market === undefined ? undefined : await api.eventOf(market)
    if (eventId === undefined) throw refuse(code, `No ${by} ${value} on Betfair that is not closed`)
    return eventOf(eventId, code, `market ${value}`)
  }

  /** The runner that a target names, in a market that has been closed. */
  const findClosed = async ({ by, value }: Target): Promise<UnifiedMarket | undefined> => {
    const place = by === 'marketId' || by === 'outcomeId' ? parseId(value) : undefined
    return place?.runner === undefined ? undefined : parseClosed(await api.book(place.market), place.runner)
  }

  /** By id, so that an event which leaves shifts no other. The last id is our cursor. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit = MAX_MARKETS, status = 'active', filter } = params
    if (status === 'closed' || status === 'inactive') {
      throw refuse('NOT_SUPPORTED', 'betfair lists no closed markets; use status active or all', 'status')
    }
    if (cursor !== undefined && !/^\d+$/.test(cursor)) {
      const message = `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`
      throw refuse('VALIDATION_ERROR', message, 'cursor')
    }
    const left = (await api.events()).filter((event) => cursor === undefined || Number(event.id) > Number(cursor))
    const page = left.slice(0, pageLength(left, limit))
    const count = page.reduce((sum, { marketCount }) => sum + marketCount, 0)
    const markets =
      page.length > 0
        ? await api.marketsOf(
            page.map((event) => event.id),
            count,
          )
        : []
    const events = page.flatMap(
      (event) => parseEvent(markets.filter(({ market }) => market.event.id === event.id)) ?? [],
    )
    const last = page.length < left.length ? page.at(-1)?.id : undefined
    return { data: keepEvents(events, { status, filter }), ...(last !== undefined && { nextCursor: last }) }
  }

  return completeVenue({
    id,
    name: 'Betfair',
    parseUrl,
    fetchEventsPaginated,
    fetchEvent: (target) => find(target, 'EVENT_NOT_FOUND'),
    async fetchMarket(target) {
      const { by, value } = target
      const { markets } = await find(target, 'MARKET_NOT_FOUND').catch(async (error: unknown) => {
        const closed =
          error instanceof CrossvenueError && error.code === 'MARKET_NOT_FOUND' && (await findClosed(target))
        if (!closed) throw error
        return { markets: [closed] }
      })
      if (by !== 'marketId' || parseId(value)?.runner !== undefined) return pickMarket(id, markets, target)
      const runners = markets.filter(({ marketId }) => marketId.startsWith(`${value}:`))
      throw refuse('AMBIGUOUS_IDENTIFIER', `${value} is a market of ${runners.length} runners; name one of them`, by)
    },
    async fetchOrderBook(outcomeId, ...rest) {
      const { side = 'yes', depth } = readBookRequest(id, rest)
      const place = parseId(outcomeId)
      const book = place?.runner === undefined ? undefined : await api.book(place.market)
      const found = place && parseBook(book, { ...place, isNo: place.isNo || side === 'no' }, depth)
      if (!found) throw refuse('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Betfair`)
      return found
    },
  })
}

/** How many events are a page: so many that one answer holds their markets, and one at least. */
function pageLength(events: readonly { marketCount: number }[], limit: number): number {
  let sum = 0
  const end = events.findIndex(({ marketCount }) => {
    sum += marketCount
    return sum > MAX_MARKETS
  })
  return Math.min(limit, end === -1 ? events.length : Math.max(end, 1))
}
