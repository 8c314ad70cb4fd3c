import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { UnifiedEvent } from '../../models.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import type { Credentials } from '../../parameters.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createApi, type EventWithMarkets, MAX_EVENTS, STATES } from './api.ts'
import { createContractIds } from './contract-ids.ts'
import { fees } from './fees.ts'
import { parseBook, parseEvent, parseId } from './parse.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'smarkets'
const name = 'Smarkets'

const statesOf = {
  active: STATES.active,
  inactive: STATES.closed,
  closed: STATES.closed,
  all: [...STATES.active, ...STATES.closed],
}

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

/**
 * Creates the Smarkets venue: a betting exchange, in pounds. It publishes no trades and no history; what its volumes are
 * counted in is not certain, so they are left out.
 */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const { now = Date.now } = options
  const contracts = createContractIds(async (eventId) => (await eventOf(eventId, 'EVENT_NOT_FOUND')).markets)
  const read = (row: EventWithMarkets): UnifiedEvent => {
    const event = parseEvent(row)
    contracts.note(event.markets)
    return event
  }

  const eventOf = async (eventId: string, code: ErrorCode, named = eventId): Promise<UnifiedEvent> => {
    const event = /^\d+$/.test(eventId) ? await api.event(eventId) : undefined
    if (!event) throw refuse(code, `No ${named === eventId ? 'event' : 'market'} ${named} on Smarkets`)
    return read(event)
  }

  /** By id, so that an event which leaves shifts no other. The venue's last id is our cursor. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit = MAX_EVENTS, status = 'active', filter } = params
    if (cursor !== undefined && !/^\d+$/.test(cursor)) {
      throw refuse(
        'VALIDATION_ERROR',
        `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
        'cursor',
      )
    }
    const { events, last } = await api.events(statesOf[status], Math.min(limit, MAX_EVENTS), cursor)
    return {
      data: keepEvents(events.map(read), { status: 'all', filter }),
      ...(last !== undefined && { nextCursor: last }),
    }
  }

  const adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      if (by !== 'eventId') throw refuse('EVENT_NOT_FOUND', `Smarkets has no lookup of events by ${by}`)
      return eventOf(value, 'EVENT_NOT_FOUND')
    },

    async fetchMarket(target) {
      const { by, value } = target
      if (by === 'eventId') return pickMarket(id, (await eventOf(value, 'MARKET_NOT_FOUND')).markets, target)
      const { markets } = await eventOf(parseId(value)?.event ?? '', 'MARKET_NOT_FOUND', value)
      const market = markets.find(
        ({ marketId, outcomes }) => marketId === value || outcomes.some(({ outcomeId }) => outcomeId === value),
      )
      if (!market) throw refuse('MARKET_NOT_FOUND', `No market ${value} on Smarkets`)
      return market
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { side = 'yes', depth } = readBookRequest(id, rest)
      const place = parseId(outcomeId)
      const quotes = place?.contract && (await api.quotes(place.market, place.contract))
      if (!quotes) throw refuse('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Smarkets`)
      return parseBook(quotes, place.isNo || side === 'no', depth)
    },
  } satisfies Adapter

  const complete = completeVenue(adapter)
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api, credentials, now)
    const trading = createTrading(account, contracts, now)
    return { ...complete, ...completeAccount(trading, id, complete), withCredentials: signedIn }
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id, name, listsWithoutQuotes: true, unsupported, fees, create }
