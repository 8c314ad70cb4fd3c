import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import { type Network, networkOf } from '../../network.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import type { Target } from '../../paging/lookup.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { parseInstant } from '../../values/instant.ts'
import { undefinedIfNotFound } from '../../values/undefined-if-not-found.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, type GeminiApi, type GeminiContract, type GeminiEvent, MAX_EVENTS } from './api.ts'
import { fees } from './fees.ts'
import { networks } from './networks.ts'
import { eventTickersOf, instrumentOf, isNo, isOutcomeId, parseBook, parseEvent, parseTrade } from './parse.ts'
import { MAX_TRADES, readSince } from './read-since.ts'
import { createSigner } from './sign.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'gemini-titan'
const name = 'Gemini'

const statusesOf = {
  active: ['active'],
  inactive: ['closed', 'under_review', 'settled', 'invalid'],
  closed: ['closed', 'under_review', 'settled', 'invalid'],
  all: ['approved', 'active', 'closed', 'under_review', 'settled', 'invalid'],
}

const DEFAULT_TRADES = 50

const missing = (code: ErrorCode, value: string) =>
  new CrossvenueError(code, `no event or market ${value} on Gemini`, { exchange: id })

/** Creates the Gemini venue: yes-or-no contracts of a dollar, which the venue trades as instruments of its exchange. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const network = networkOf(networks, options)
  const api = createApi(options)
  const { contract, venue: reads } = readsOf(api, network)
  const book = async (outcomeId: string) => parseBook(await api.book(instrumentOf(outcomeId)), isNo(outcomeId))
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const signer = () => createSigner(credentials, now)
    const trading = createTrading(() => createAccount(api.members, signer()), { contract, book })
    const streams = createStreams({
      ...{ url: network.socket, now, ...timersOf(options) },
      fetchBook: api.book,
      fetchTrades: reads.fetchTrades,
    })
    const own = createAccountStream(trading, { url: network.socket, signer, now, ...timersOf(options) })
    const withTrading = { ...reads, ...completeAccount(trading, id, reads), withCredentials: signedIn }
    return withStreams(withTrading, { ...streams, account: own.watch }, timersOf(options))
  }
  return signedIn(options.credentials)
}

/** The operations that need no account. */
function readsOf(api: GeminiApi, { site }: Network) {
  const eventOf = async ({ by, value }: Target, code: ErrorCode): Promise<GeminiEvent> => {
    const instrument = instrumentOf(value)
    const tickers = by === 'eventId' ? [value] : eventTickersOf(instrument)
    for (const ticker of tickers) {
      const event = await undefinedIfNotFound(api.event(ticker, code))
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
    return { ...rest, data: keepEvents(await mapInTurns(api.readEvents(rows), parseEvent), { status: 'all', filter }) }
  }

  const contract = async (symbol: string): Promise<GeminiContract> => {
    const { contracts } = await eventOf({ by: 'marketId', value: symbol }, 'MARKET_NOT_FOUND')
    const found = contracts.find(({ instrumentSymbol }) => instrumentSymbol === symbol)
    if (found) return found
    throw missing('MARKET_NOT_FOUND', symbol)
  }

  const venue = completeVenue({
    id,
    name,
    parseUrl: (page) => (site === undefined ? undefined : parseUrl(page)),
    fetchEventsPaginated,

    async fetchEvent(target) {
      if (target.by !== 'eventId') throw missing('EVENT_NOT_FOUND', target.value)
      return parseEvent(await eventOf(target, 'EVENT_NOT_FOUND'))
    },

    async fetchMarket(target) {
      return pickMarket(id, parseEvent(await eventOf(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    async fetchOrderBook(outcomeId, ...rest) {
      const { side, depth } = readBookRequest(id, rest)
      const book = await api.book(instrumentOf(outcomeId))
      return parseBook(book, isOutcomeId(outcomeId) ? isNo(outcomeId) : side === 'no', depth)
    },

    /** Without `start` the latest 500 are read: the venue pages only from a given time on. */
    async fetchTrades(outcomeId, { start, end, limit = DEFAULT_TRADES } = {}) {
      const symbol = instrumentOf(outcomeId)
      // With a time at either end, the newest trades may be too new.
      const isSpan = start !== undefined || end !== undefined
      const limit_trades = isSpan ? MAX_TRADES : Math.min(limit, MAX_TRADES)
      const trades = await readSince(start === undefined ? undefined : parseInstant(start), (timestamp) =>
        api.trades(symbol, { limit_trades, timestamp }),
      )
      return newestFirst(
        trades.map((trade) => parseTrade(trade, outcomeId)),
        { since: start, until: end, limit },
      )
    },
  })
  return { venue, contract }
}

export const venue: VenueModule = { id, name, unsupported, fees, testNetwork: networks.test, create }
