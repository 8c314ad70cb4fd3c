import { type Adapter, completeVenue } from '../../complete.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { keepEvents } from '../../listing.ts'
import { findTarget, type Target } from '../../lookup.ts'
import { marketPages } from '../../market-pages.ts'
import { pickMarket } from '../../pick-market.ts'
import { readRows } from '../../row-pages.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { absences } from './absences.ts'
import { createApi, type GeminiEvent, MAX_EVENTS } from './api.ts'
import { eventTickersOf, instrumentOf, parseEvent } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'gemini-titan'
const name = 'Gemini'

const statusesOf = {
  active: ['active'],
  inactive: ['closed', 'under_review', 'settled', 'invalid'],
  closed: ['closed', 'under_review', 'settled', 'invalid'],
  all: ['approved', 'active', 'closed', 'under_review', 'settled', 'invalid'],
}

/**
 * Creates the Gemini venue: yes-or-no contracts of a dollar. Depth and trades come over its socket only, and it
 * publishes no candles.
 */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const missing = (code: ErrorCode, value: string) =>
    new CrossvenueError(code, `Nothing named ${value} on Gemini`, { exchange: id })

  const eventOf = async ({ by, value }: Target, code: ErrorCode): Promise<GeminiEvent> => {
    const instrument = instrumentOf(value)
    const tickers = by === 'eventId' ? [value] : eventTickersOf(instrument)
    for (const ticker of tickers) {
      const event = await orNone(api.event(ticker, code))
      const isIt = by === 'eventId' || event?.contracts.some(({ instrumentSymbol }) => instrumentSymbol === instrument)
      if (event && isIt) return event
    }
    throw missing(code, value)
  }

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const page = await readRows({ exchange: id, cursor, limit, longest: MAX_EVENTS }, ({ offset, limit }) =>
      api.events({ status: statusesOf[status], limit, offset }),
    )
    const { rows, ...rest } = page
    return { ...rest, data: keepEvents(api.readEvents(rows).map(parseEvent), { status: 'all', filter }) }
  }

  return completeVenue({
    id,
    name,
    parseUrl,
    fetchEventsPaginated,
    fetchMarketsPaginated: marketPages(fetchEventsPaginated),

    async fetchEvent(params) {
      const target = findTarget({ id, parseUrl }, params)
      if (target.by !== 'eventId') throw missing('EVENT_NOT_FOUND', target.value)
      return parseEvent(await eventOf(target, 'EVENT_NOT_FOUND'))
    },

    async fetchMarket(params) {
      const target = findTarget({ id, parseUrl }, params)
      return pickMarket(id, parseEvent(await eventOf(target, 'MARKET_NOT_FOUND')).markets, target)
    },
  })
}

async function orNone<T>(thing: Promise<T>): Promise<T | undefined> {
  try {
    return await thing
  } catch (error) {
    if (error instanceof CrossvenueError && error.status === 404) return undefined
    throw error
  }
}

export const venue: VenueModule = { id, name, absences, create }
