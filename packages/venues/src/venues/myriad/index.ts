import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { Trade } from '../../models.ts'
import { completeWithoutOrderTrades } from '../../orders/complete-account.ts'
import type { Adapter } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import type { Target } from '../../paging/lookup.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import { completeWithSearch } from '../../paging/search.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials } from '../../parameters.ts'
import type { Streams } from '../../stream/streams.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, MAX_ROWS } from './api.ts'
import type { Markets } from './build-order.ts'
import { feesUnknown } from './fees.ts'
import { parseBook, parseChart, parseEvent, parseId, parseTrade } from './parse.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'myriad'
const name = 'Myriad'

const DEFAULT_TRADES = 100
const DAY = 86_400_000
/** Charts by how far back they reach, the finest first. */
const charts = [
  ['24h', DAY],
  ['7d', 7 * DAY],
  ['30d', 30 * DAY],
] as const

const refuse = (code: ErrorCode, message: string) => new CrossvenueError(code, message, { exchange: id })

const socketHost = ({ baseUrl }: VenueOptions): string =>
  baseUrl === undefined ? 'wss://ws.myriadprotocol.com/ws' : `${baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`

/** Creates the Myriad venue: pools and order books on several chains. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const { now = Date.now } = options

  const marketOf = ({ by, value }: Target, code: ErrorCode) => {
    if (by === 'slug' || by === 'marketSlug') return api.market(value, undefined, code)
    const place = parseId(value)
    if (!place) throw refuse(code, `No market ${value} on Myriad`)
    return api.market(place.market, place.network, code)
  }
  const outcomeOf = (outcomeId: string) => {
    const { network, market, outcome } = parseId(outcomeId) ?? {}
    if (!network || !market || outcome === undefined) throw refuse('OUTCOME_NOT_FOUND', `No outcome ${outcomeId}`)
    return { network, market, outcome }
  }

  const bookOf = async (outcomeId: string) => {
    const { network, market, outcome } = outcomeOf(outcomeId)
    return api.book(market, network, outcome)
  }

  const pages =
    (keyword?: string): Adapter['fetchEventsPaginated'] =>
    async ({ cursor, limit, status = 'active', filter } = {}) => {
      const narrow = { ...(status === 'active' && { state: 'open' }), ...(keyword !== undefined && { keyword }) }
      const page = await readRows({ exchange: id, cursor, limit, longest: MAX_ROWS, numbered: true }, ({ page }) =>
        api.markets({ page, ...narrow }),
      )
      const { rows, ...rest } = page
      return { ...rest, data: keepEvents(await mapInTurns(api.readMarkets(rows), parseEvent), { status, filter }) }
    }
  const fetchEventsPaginated = pages()

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    fetchEvent: async (target) => parseEvent(await marketOf(target, 'EVENT_NOT_FOUND')),

    async fetchMarket(target) {
      return pickMarket(id, parseEvent(await marketOf(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    /** Only markets with an order book have one; every outcome has its own. */
    async fetchOrderBook(outcomeId, ...rest) {
      const { depth } = readBookRequest(id, rest)
      return parseBook(await bookOf(outcomeId), depth)
    },

    async fetchTrades(outcomeId, { start, end, limit = DEFAULT_TRADES } = {}) {
      const { network, market } = outcomeOf(outcomeId)
      const span = {
        ...(start !== undefined && { since: Math.ceil(parseInstant(start) / 1_000) }),
        ...(end !== undefined && { until: Math.floor(parseInstant(end) / 1_000) }),
      }
      // By id: a trade made meanwhile pushes an older one onto the next page, where it shows again.
      const found = new Map<string, Trade>()
      const read = async (page = 1) => {
        const { actions, hasMore } = await api.actions(market, network, { page, ...span })
        return { actions, nextCursor: hasMore ? page + 1 : undefined }
      }
      for await (const { actions } of walkPages({ exchange: id, read, rows: (page) => page.actions })) {
        for (const action of actions) {
          const trade = parseTrade(action, outcomeId)
          if (trade) found.set(trade.id, trade)
        }
        if (found.size >= limit) break
      }
      return [...found.values()].slice(0, limit)
    },

    /** Built from the points of the venue's charts, which state neither the prices in between nor the volume. */
    async fetchOHLCV(outcomeId, params) {
      const { outcome } = outcomeOf(outcomeId)
      const range = candleRange(params, now())
      const [chart] = charts.find(([, reach]) => range.from >= now() - reach) ?? ['all']
      const { outcomes } = await marketOf({ by: 'outcomeId', value: outcomeId }, 'OUTCOME_NOT_FOUND')
      const found = outcomes.find((each) => each.id === outcome)
      if (!found) throw refuse('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Myriad`)
      return candlesFromPoints(parseChart(found, chart), range)
    },
  }

  const reads = completeWithSearch(adapter, pages) as Required<Venue>
  let lastNonce = 0
  const markets: Markets = {
    async placeOf(outcomeId) {
      const place = outcomeOf(outcomeId)
      const { tradingModel, outcomes } = await api.market(place.market, place.network, 'OUTCOME_NOT_FOUND')
      if (outcomes.some(({ id }) => id === place.outcome)) return { ...place, hasBook: tradingModel === 'ob' }
      throw refuse('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Myriad`)
    },
    book: (outcomeId) => reads.fetchOrderBook(outcomeId),
    now,
    nonce() {
      lastNonce = Math.max(lastNonce + 1, now())
      return String(lastNonce)
    },
  }
  const [url, timers] = [socketHost(options), timersOf(options)]
  const books = createStreams(url, bookOf, timers)
  // Wallets are public, so one watch of a wallet serves all callers.
  const wallets = createAccountStream(createAccount(api.http, undefined, now), { url, now, ...timers })
  const streams: Streams = { ...books, account: wallets.watch }
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api.http, credentials, now)
    const trading = createTrading(account, markets)
    const whole = { ...reads, ...completeWithoutOrderTrades(trading, id, reads), withCredentials: signedIn }
    return withStreams(whole, streams, { ...timers, ownAddress: account.trader })
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id, name, unsupported, feesUnknown, create }
