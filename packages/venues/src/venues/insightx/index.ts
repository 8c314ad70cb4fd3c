import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { UnifiedEvent } from '../../models.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createApi, MAX_ROWS } from './api.ts'
import { feesUnknown } from './fees.ts'
import { CLOSED_STATUSES, OPEN_STATUSES, parseEvent } from './parse.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'insightx'
const name = 'InsightX'

/** The venue lists one status at a time. */
const statusesOf = {
  active: OPEN_STATUSES,
  inactive: CLOSED_STATUSES,
  closed: CLOSED_STATUSES,
  all: [...OPEN_STATUSES, ...CLOSED_STATUSES],
}

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

/** Creates the InsightX venue: chances of markets on Mantle, of which many are copies of Polymarket's. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)

  const eventOf = async (marketId: string, code: ErrorCode): Promise<UnifiedEvent> => {
    // The venue's ids are digits; others need no request.
    if (!/^\d+$/.test(marketId)) throw refuse(code, `No market ${marketId} on InsightX`)
    return parseEvent(await api.market(marketId, code))
  }

  /** The lists of several statuses, one after the other. Our cursor is `<status>:<rows before it>`. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const statuses = statusesOf[status]
    const [, first = String(statuses[0]), before = '0'] = /^(\d):(\d+)$/.exec(cursor ?? '') ?? []
    const place = statuses.indexOf(Number(first))
    if (place === -1 || (cursor !== undefined && cursor !== `${first}:${before}`)) {
      const message = `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`
      throw refuse('VALIDATION_ERROR', message, 'cursor')
    }
    const wanted = { exchange: id, cursor: before, limit, longest: MAX_ROWS, numbered: true } as const
    const { rows, nextCursor } = await readRows(wanted, ({ page }) => api.markets(Number(first), page))
    const next = nextCursor === undefined ? statuses[place + 1] : Number(first)
    return {
      data: keepEvents(await mapInTurns(api.readMarkets(rows), parseEvent), { status, filter }),
      ...(next !== undefined && { nextCursor: `${next}:${nextCursor ?? 0}` }),
    }
  }

  return completeVenue({
    id,
    name,
    parseUrl,
    fetchEventsPaginated,
    async fetchEvent({ by, value }) {
      if (by !== 'eventId') throw refuse('EVENT_NOT_FOUND', `InsightX has no lookup of events by ${by}`)
      return eventOf(value, 'EVENT_NOT_FOUND')
    },
    async fetchMarket(target) {
      const { by, value } = target
      const marketId = by === 'outcomeId' ? value.replace(/:[12]$/, '') : value
      return pickMarket(id, (await eventOf(marketId, 'MARKET_NOT_FOUND')).markets, target)
    },
  })
}

export const venue: VenueModule = {
  id,
  name,
  oneSource: 'InsightX is read as the source code of one other client reads it; nobody has checked that on the venue.',
  unsupported,
  feesUnknown,
  create,
}
