import { readBookRequest } from '../../arguments/book-request.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { Adapter } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import { completeWithSearch } from '../../paging/search.ts'
import { toPrice } from '../../values/units.ts'
import type { Venue } from '../../venue.ts'
import { type BinanceApi, MAX_ROWS } from './api.ts'
import type { Finder } from './find.ts'
import { parseBook, parseEvent } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'binance'

/** Creates the operations that read. */
export function createReads(api: BinanceApi, find: Finder): Venue {
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const { rows, ...rest } = await readRows({ exchange: id, cursor, limit, longest: MAX_ROWS }, (wanted) =>
      api.topics(wanted.offset, wanted.limit),
    )
    const topics = await api.withMarkets('/market/list', rows)
    find.note(topics)
    return { ...rest, data: keepEvents(await mapInTurns(topics, parseEvent), { status, filter }) }
  }

  const adapter: Adapter = {
    id,
    name: 'Binance',
    parseUrl,
    fetchEventsPaginated,
    fetchEvent: async (target) => parseEvent(await find.topic(target, 'EVENT_NOT_FOUND')),

    /** Lists omit the price of the last trade, which is a call for each market. */
    async fetchMarket(target) {
      const market = pickMarket(id, parseEvent(await find.topic(target, 'MARKET_NOT_FOUND')).markets, target)
      const lastPrice = toPrice(await api.lastPrice(market.marketId))
      return { ...market, ...(lastPrice !== undefined && { lastPrice }) }
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { depth } = readBookRequest(id, rest)
      const { vendor, marketId } = await find.outcome(outcomeId)
      return parseBook(await api.book(vendor, marketId, outcomeId), depth)
    },
  }

  return completeWithSearch(adapter, (query) => async ({ status = 'active', filter } = {}) => {
    const topics = await api.search(query)
    find.note(topics)
    return { data: keepEvents(await mapInTurns(topics, parseEvent), { status, filter }) }
  })
}
