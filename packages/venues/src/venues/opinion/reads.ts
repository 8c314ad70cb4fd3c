import { readBookRequest } from '../../arguments/book-request.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import type { Venue } from '../../venue.ts'
import { MAX_ROWS, type OpinionApi } from './api.ts'
import type { Finder } from './find.ts'
import { parseBook, parseEvent, parsePoint } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'opinion'
const DAY = 24 * 3_600_000

/** Creates what needs no account. */
export function createReads(api: OpinionApi, find: Finder, now: () => number): Venue {
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    // The venue knows two words; what is resolving, failed or deleted is found among all.
    const word = status === 'active' ? 'activated' : undefined
    const page = await readRows({ exchange: id, cursor, limit, longest: MAX_ROWS, numbered: true }, ({ page }) =>
      api.markets(page, word),
    )
    const { rows, ...rest } = page
    const listings = api.readListings(rows)
    find.note(listings)
    return { ...rest, data: keepEvents(await mapInTurns(listings, parseEvent), { status, filter }) }
  }

  return completeVenue({
    id,
    name: 'Opinion',
    parseUrl,
    fetchEventsPaginated,

    fetchEvent: async (target) => parseEvent(await find.listing(target, 'EVENT_NOT_FOUND')),

    async fetchMarket(target) {
      return pickMarket(id, parseEvent(await find.listing(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    async fetchOrderBook(token, ...rest) {
      const { depth } = readBookRequest(id, rest)
      return parseBook(await api.book(token), depth)
    },

    /**
     * Built from price points: the venue states neither the prices in between nor the volume. It has points of an hour
     * and of a day, and answers any other interval with those of a day.
     */
    async fetchOHLCV(token, params) {
      const range = candleRange(params, now())
      const interval = range.lengthMs < DAY ? '1h' : '1d'
      const points = await api.points(token, {
        interval,
        start_at: Math.floor(range.from / 1_000),
        end_at: Math.ceil(range.to / 1_000),
      })
      return candlesFromPoints(
        points.flatMap((point) => parsePoint(point) ?? []),
        range,
      )
    },
  })
}
