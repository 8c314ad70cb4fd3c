import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { noteFreshUntil } from '../../http/call-context.ts'
import type { UnifiedEvent } from '../../models.ts'
import { complement, mirrorBook } from '../../orders/mirror.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import type { Target } from '../../paging/lookup.ts'
import { openInterestInMarkets } from '../../paging/open-interest.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import { categorized, isOfCategory } from '../../values/category.ts'
import { parseInstant } from '../../values/instant.ts'
import { readVenueTime } from '../../values/venue-time.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { catalogue } from './catalogue.ts'
import { feesUnknown } from './fees.ts'
import { parseOutcomeId, toEvent } from './parse.ts'
import { bookAt, HISTORY_MS, nextChange, tradesBetween } from './prices.ts'
import { createStreams } from './stream.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'mock'
const name = 'Mock'

const DEFAULT_TRADES = 100
const MAX_AT_ONCE = 1_000

const missing = (code: ErrorCode, value: string) =>
  new CrossvenueError(code, `no event or market ${value} on Mock`, { exchange: id })

/** Creates a venue that needs no network: a few made-up questions whose prices follow from the time alone. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const events = (): UnifiedEvent[] => {
    const at = now()
    noteFreshUntil(nextChange(at))
    return catalogue.map((event) => toEvent(event, at))
  }

  const outcomeOf = (outcomeId: string) => {
    const { market: marketId, isSecond } = parseOutcomeId(outcomeId) ?? { market: outcomeId, isSecond: false }
    const market = catalogue.flatMap(({ markets }) => markets).find((each) => each.id === marketId)
    if (!market) throw missing('OUTCOME_NOT_FOUND', outcomeId)
    return { market, isSecond }
  }

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const all = events()
    const { rows, ...rest } = await readRows({ exchange: id, cursor, limit, longest: all.length }, async (request) => ({
      rows: all.slice(request.offset, request.offset + request.limit),
      total: all.length,
    }))
    return { ...rest, data: keepEvents(rows as UnifiedEvent[], { status, filter }) }
  }

  const whole = completeVenue({
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ value }) {
      const event = events().find((each) => each.id === value)
      if (!event) throw missing('EVENT_NOT_FOUND', value)
      return event
    },

    async fetchMarket(target) {
      const all = events()
      const event = all.find((each) => each.id === target.value)
      return pickMarket(id, event?.markets ?? all.flatMap(({ markets }) => markets), event ? target : unnamed(target))
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { side, depth } = readBookRequest(id, rest)
      const { market, isSecond } = outcomeOf(outcomeId)
      const { bids, asks } = bookAt(market, now())
      const book = { bids: bids.slice(0, depth), asks: asks.slice(0, depth) }
      return isSecond || side === 'no' ? mirrorBook(book) : book
    },

    async fetchTrades(outcomeId, { start, end, limit = DEFAULT_TRADES } = {}) {
      const { market, isSecond } = outcomeOf(outcomeId)
      const from = Math.max(start === undefined ? 0 : parseInstant(start), now() - HISTORY_MS)
      const to = Math.min(end === undefined ? now() : parseInstant(end), now())
      return tradesBetween(market, from, to, limit).map((trade) => ({
        ...trade,
        ...(isSecond && { price: complement(trade.price), side: trade.side === 'buy' ? 'sell' : 'buy' }),
        outcomeId,
      }))
    },

    async fetchOHLCV(outcomeId, params) {
      const { market, isSecond } = outcomeOf(outcomeId)
      const range = candleRange(params, now())
      const from = Math.max(range.from, now() - HISTORY_MS)
      const points = tradesBetween(market, from, Math.min(range.to, now()), Number.POSITIVE_INFINITY)
      return candlesFromPoints(
        points.map(({ timestamp, price, amount }) => ({
          timestamp,
          price: isSecond ? complement(price) : price,
          volume: amount,
        })),
        range,
      ).map(({ fromPoints: _, ...candle }) => candle)
    },

    async fetchSeries({ query = '', limit, category } = {}) {
      const words = [...new Set(catalogue.map(({ category }) => category))]
      return words
        .map((title) => ({
          id: title.toLowerCase(),
          title,
          ...categorized(title),
          events: events().filter(({ sourceCategory }) => sourceCategory === title),
          sourceExchange: id,
        }))
        .filter((series) => category === undefined || isOfCategory(category, series))
        .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
        .slice(0, limit)
    },

    async fetchEventMetadata(eventId) {
      const event = catalogue.find((each) => each.id === eventId)
      if (!event) throw missing('EVENT_NOT_FOUND', eventId)
      return { madeUp: true, markets: event.markets.length }
    },
  }) as Required<Venue>

  const streams = createStreams({
    now,
    ...timersOf(options),
    book: (outcomeId) => whole.fetchOrderBook(outcomeId),
    async tradesSince(outcomeId, since) {
      const trades = await whole.fetchTrades(outcomeId, { start: new Date(since).toISOString(), limit: MAX_AT_ONCE })
      return trades.filter(({ timestamp }) => timestamp > since).reverse()
    },
  })
  const reads: Venue = {
    ...whole,
    fetchOpenInterest: openInterestInMarkets(whole),
    fetchStatus: async () => ({ status: 'open' }),
    fetchTime: () => readVenueTime(async () => now(), now),
  }
  return withStreams(reads, streams, timersOf(options))
}

/** An id that names no event names a market, or nothing. */
const unnamed = (target: Target): Target => (target.by === 'eventId' ? { by: 'marketId', value: target.value } : target)

export const venue: VenueModule = { id, name, testEnvironment: true, unsupported, feesUnknown, create }
