import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { readRows } from '../../paging/row-pages.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createApi, MAX_EVENTS } from './api.ts'
import { feesUnknown } from './fees.ts'
import { parseEvent } from './parse.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'example'
const name = 'Example'

const refuse = (code: ErrorCode, message: string) => new CrossvenueError(code, message, { exchange: id })

/** Creates the Example venue: the template of a venue that is only read. Copy the folder and replace what is in it. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const { rows, ...rest } = await readRows({ exchange: id, cursor, limit, longest: MAX_EVENTS }, api.events)
    return { ...rest, data: keepEvents(await mapInTurns(api.readEvents(rows), parseEvent), { status, filter }) }
  }

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      if (by !== 'eventId') throw refuse('EVENT_NOT_FOUND', `Example has no lookup of events by ${by}`)
      return parseEvent(await api.event(value, 'EVENT_NOT_FOUND'))
    },

    /** The id of a market contains that of its event: `<event>.<contract>`. */
    async fetchMarket({ value }) {
      const marketId = value.replace(/:(YES|NO)$/, '')
      const { markets } = parseEvent(await api.event(marketId.split('.')[0] ?? '', 'MARKET_NOT_FOUND'))
      const market = markets.find((each) => each.marketId === marketId)
      if (!market) throw refuse('MARKET_NOT_FOUND', `No market ${value} on Example`)
      return market
    },
  }

  return completeVenue(adapter)
}

export const venue: VenueModule = { id, name, unsupported, feesUnknown, create }
