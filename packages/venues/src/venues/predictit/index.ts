import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { UnifiedEvent } from '../../models.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createApi, type PredictItMarket } from './api.ts'
import { fees } from './fees.ts'
import { parseEvent } from './parse.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'predictit'
const name = 'PredictIt'

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

/** Creates the PredictIt venue: best quotes and last prices in dollars; it has no sizes, trades, volumes or history. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)

  /** Finds a market of the venue's in its list, else on its own: closed ones leave the list. */
  const eventOf = async (eventId: string, code: ErrorCode): Promise<UnifiedEvent> => {
    const listed = (await api.all()).find((market) => market.id === eventId)
    // The venue's ids are digits; others need no request.
    const market = listed ?? (/^\d+$/.test(eventId) ? await api.market(eventId, code) : undefined)
    if (!market) throw refuse(code, `No market ${eventId} on PredictIt`)
    return parseEvent(market)
  }

  /** Pages are ours, by id, so that a market which leaves the list does not shift the others. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    if (cursor !== undefined && !/^\d+$/.test(cursor)) {
      throw refuse(
        'VALIDATION_ERROR',
        `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
        'cursor',
      )
    }
    const markets = (await api.all()).toSorted((a, b) => Number(a.id) - Number(b.id))
    const rest = markets.filter((market) => cursor === undefined || Number(market.id) > Number(cursor))
    const page = rest.slice(0, limit)
    const last: PredictItMarket | undefined = page.length < rest.length ? page.at(-1) : undefined
    return {
      data: keepEvents(await mapInTurns(page, parseEvent), { status, filter }),
      total: markets.length,
      ...(last && { nextCursor: last.id }),
    }
  }

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      if (by !== 'eventId') throw refuse('EVENT_NOT_FOUND', `PredictIt has no lookup of events by ${by}`)
      return eventOf(value, 'EVENT_NOT_FOUND')
    },

    async fetchMarket(target) {
      const { by, value } = target
      if (by === 'eventId') return pickMarket(id, (await eventOf(value, 'MARKET_NOT_FOUND')).markets, target)
      const wanted = by === 'outcomeId' ? value.replace(/:(YES|NO)$/, '') : value
      const markets = (await mapInTurns(await api.all(), parseEvent)).flatMap(({ markets }) => markets)
      const market = by === 'slug' ? undefined : markets.find(({ marketId }) => marketId === wanted)
      if (!market) throw refuse('MARKET_NOT_FOUND', `No open contract ${value} on PredictIt`)
      return market
    },
  }

  return completeVenue(adapter)
}

export const venue: VenueModule = { id, name, unsupported, fees, create }
