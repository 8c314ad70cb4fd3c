import { readBookRequest } from '../../arguments/book-request.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { UnifiedSeries } from '../../models.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import type { Target } from '../../paging/lookup.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { createPolledBooks } from '../../stream/polled-books.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import { toAmount } from '../../values/units.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, PAGE, type PolymarketUsApi } from './api.ts'
import { fees } from './fees.ts'
import { historyQueries, parsePoint } from './history.ts'
import { parseBook, parseEvent, parseMarket, parseOutcomeId, parseSeries } from './parse.ts'
import { createSigner } from './sign.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'polymarket_us'
const name = 'Polymarket US'

/** Where members sign in, for orders and for streams. */
const MEMBERS = 'https://api.polymarket.us'

const closedOf = { active: { closed: false }, inactive: { closed: true }, closed: { closed: true }, all: {} }

const missing = (code: ErrorCode, value: string) =>
  new CrossvenueError(code, `no event or market ${value} on Polymarket US`, { exchange: id })

/** Creates the Polymarket US venue: contracts of a dollar, long or short. Its trades come over the socket only. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now, baseUrl = MEMBERS } = options
  const api = createApi(options)
  const reads = readsOf(api, now)
  // The venue's socket wants a signature, for public books too.
  const polledBooks = createPolledBooks(reads, timersOf(options))
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const signer = () => createSigner(credentials, now)
    const account = () => createAccount(api.http, baseUrl, signer())
    const socket = baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')
    const trading = createTrading(account, api, now)
    const streams = createStreams(socket, signer, api.book, timersOf(options))
    const own = createAccountStream(trading, { url: socket, signer, now, ...timersOf(options) })
    const withTrading = { ...reads, ...completeAccount(trading, id, reads), withCredentials: signedIn }
    const orderBook = credentials?.privateKey === undefined ? polledBooks : streams.orderBook
    return withStreams(
      withTrading,
      { ...streams, ...(orderBook && { orderBook }), account: own.watch },
      timersOf(options),
    )
  }
  return signedIn(options.credentials)
}

/** The operations that need no account. */
function readsOf(api: PolymarketUsApi, now: () => number): Venue {
  const eventOf = async ({ by, value }: Target, code: ErrorCode) => {
    if (by !== 'eventId' && by !== 'slug') throw missing(code, value)
    return parseEvent(await api.event(by === 'slug' ? 'slug' : 'id', value, code))
  }

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const page = await readRows({ exchange: id, cursor, limit, longest: PAGE }, ({ offset, limit }) =>
      api.events({ limit, offset, ...closedOf[status] }),
    )
    const { rows, ...rest } = page
    return { ...rest, data: keepEvents(await mapInTurns(api.readEvents(rows), parseEvent), { status, filter }) }
  }

  return completeVenue({
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    fetchEvent: (target) => eventOf(target, 'EVENT_NOT_FOUND'),

    async fetchMarket(target) {
      const { by, value } = target
      if (by === 'eventId') return pickMarket(id, (await eventOf(target, 'MARKET_NOT_FOUND')).markets, target)
      const slug = by === 'outcomeId' ? (parseOutcomeId(value)?.slug ?? value) : value
      try {
        return parseMarket(await api.market(slug))
      } catch (error) {
        // A slug is looked up as a market's first, then as an event's.
        if (by !== 'slug' || !(error instanceof CrossvenueError) || error.code !== 'MARKET_NOT_FOUND') throw error
        return pickMarket(id, (await eventOf(target, 'MARKET_NOT_FOUND')).markets, target)
      }
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { side, depth } = readBookRequest(id, rest)
      const { slug, isShort } = parseOutcomeId(outcomeId) ?? { slug: outcomeId, isShort: side === 'no' }
      return parseBook(await api.book(slug), isShort, depth)
    },

    /** The venue states it beside the book, in contracts. */
    async fetchOpenInterest(marketId) {
      const openInterest = toAmount((await api.book(marketId)).stats?.openInterest)
      return { marketId, ...(openInterest !== undefined && { openInterest, volumeUnit: 'contracts' }) }
    },

    /** Built from the asks of a side; the venue publishes no trades. */
    async fetchOHLCV(outcomeId, params) {
      const { slug, isShort } = parseOutcomeId(outcomeId) ?? { slug: outcomeId, isShort: false }
      const range = candleRange(params, now())
      const parts = await Promise.all(historyQueries(range, now()).map((query) => api.points(slug, query)))
      // A market without a history is answered as one that is not there.
      if (parts.every(({ length }) => length === 0)) await api.book(slug)
      return candlesFromPoints(
        parts.flat().flatMap((point) => parsePoint(point, isShort)),
        range,
      )
    },

    async fetchSeries({ query = '', limit, category } = {}) {
      refuseParameters(id, { category }, ['category'])
      const found: UnifiedSeries[] = []
      const read = async (offset = 0) => {
        const page = await api.series(offset)
        return { series: page.series.map(parseSeries), nextCursor: page.found > 0 ? offset + page.found : undefined }
      }
      for await (const { series } of walkPages({ exchange: id, read, rows: (page) => page.series })) {
        found.push(...series.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())))
        if (limit !== undefined && found.length >= limit) break
      }
      return found.slice(0, limit)
    },
  })
}

export const venue: VenueModule = { id, name, unsupported, fees, create }
