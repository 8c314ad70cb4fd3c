import { readBookRequest } from '../../arguments/book-request.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import type { Venue } from '../../venue.ts'
import { MAX_EVENTS, type ProbableApi } from './api.ts'
import type { Finder } from './find.ts'
import { parseBook, parseEvent, parsePoint } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'probable'
const statusOf = { active: 'active', inactive: 'closed', closed: 'closed', all: 'all' } as const

/** Creates what needs no account. */
export function createReads(api: ProbableApi, find: Finder, now: () => number): Venue {
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const page = await readRows({ exchange: id, cursor, limit, longest: MAX_EVENTS, numbered: true }, ({ page }) =>
      api.events(page, statusOf[status]),
    )
    const { rows, ...rest } = page
    const events = api.readEvents(rows)
    find.note(events)
    return { ...rest, data: keepEvents(await mapInTurns(events, parseEvent), { status: 'all', filter }) }
  }

  return completeVenue({
    id,
    name: 'Probable',
    parseUrl,
    fetchEventsPaginated,

    fetchEvent: async (target) => parseEvent(await find.event(target, 'EVENT_NOT_FOUND')),

    async fetchMarket(target) {
      return pickMarket(id, parseEvent(await find.event(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    async fetchOrderBook(token, ...rest) {
      const { depth } = readBookRequest(id, rest)
      return parseBook(await api.book(token), depth)
    },

    /** Built from price points: the venue states neither the prices in between nor the volume. */
    async fetchOHLCV(token, params) {
      const range = candleRange(params, now())
      const points = await api.points(token, {
        startTs: Math.floor(range.from / 1_000),
        endTs: Math.ceil(range.to / 1_000),
        fidelity: Math.max(1, Math.floor(range.lengthMs / 60_000)),
      })
      return candlesFromPoints(
        points.flatMap((point) => parsePoint(point) ?? []),
        range,
      )
    },
  })
}
