import { readBookRequest } from '../../arguments/book-request.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { UnifiedEvent } from '../../models.ts'
import { networkOf } from '../../network.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import type { Target } from '../../paging/lookup.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import type { Credentials } from '../../parameters.ts'
import type { Streams } from '../../stream/streams.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { candleRange } from '../../values/candles.ts'
import { parseInstant } from '../../values/instant.ts'
import { undefinedIfNotFound } from '../../values/undefined-if-not-found.ts'
import { readVenueTime } from '../../values/venue-time.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi } from './api.ts'
import { agentChecks } from './check-agent.ts'
import { feesUnknown } from './fees.ts'
import { networks } from './networks.ts'
import { coinOf, parseBook, parseCandle, parseCoin, parseSettled, parseTrade, parseUniverse } from './parse.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'hyperliquid'
const name = 'Hyperliquid'

const DEFAULT_TRADES = 100
const RESOLUTIONS = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '8h', '12h', '1d', '3d']

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

/** Creates the Hyperliquid venue: its outcome markets, in whole shares. Settled markets leave the venue's list. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const network = networkOf(networks, options)
  const { now = Date.now } = options

  const allEvents = async (): Promise<UnifiedEvent[]> => {
    const [universe, mids, volumes] = await Promise.all([api.universe(), api.mids(), api.volumes()])
    return parseUniverse(universe, { mids, volumes }, now())
  }

  /** For a page, market or outcome, the event is found by one of its outcomes. */
  const eventOf = async ({ by, value }: Target, code: ErrorCode): Promise<UnifiedEvent> => {
    const number = by === 'outcomeId' ? parseCoin(value)?.outcome.toString() : value
    const isOf = (event: UnifiedEvent) =>
      by === 'eventId' ? event.id === value : event.markets.some(({ marketId }) => marketId === number)
    const event = (await allEvents()).find(isOf)
    if (!event) throw refuse(code, `no open event or market ${value} on Hyperliquid`)
    return event
  }

  const checkCoin = async (coin: string): Promise<void> => {
    const place = parseCoin(coin)
    const { outcomes } = place ? await api.universe() : { outcomes: [] }
    if (outcomes.some(({ outcome }) => outcome === place?.outcome)) return
    throw refuse('OUTCOME_NOT_FOUND', `No outcome ${coin} on Hyperliquid`)
  }

  /** The venue lists everything at once; the pages are ours. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const events = (await allEvents()).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const longest = Math.max(events.length, 1)
    const { rows, ...rest } = await readRows({ exchange: id, cursor, limit, longest }, async ({ offset, limit }) => ({
      rows: events.slice(offset, offset + limit),
      total: events.length,
    }))
    return { ...rest, data: keepEvents(rows as UnifiedEvent[], { status, filter }) }
  }

  const adapter = {
    id,
    name,
    parseUrl: (page) => parseUrl(page, network),
    fetchEventsPaginated,

    fetchEvent: (target) => eventOf(target, 'EVENT_NOT_FOUND'),

    /** Returns a listed or a settled market. */
    async fetchMarket(target) {
      const event = await undefinedIfNotFound(eventOf(target, 'MARKET_NOT_FOUND'))
      if (event) return pickMarket(id, event.markets, target)
      const { by, value } = target
      const number = by === 'outcomeId' ? parseCoin(value)?.outcome : by === 'marketId' ? Number(value) : Number.NaN
      const settled = number !== undefined && Number.isSafeInteger(number) ? await api.settled(number) : undefined
      if (!settled) throw refuse('MARKET_NOT_FOUND', `no market ${value} on Hyperliquid`)
      return parseSettled(settled, (await api.universe()).templates)
    },

    /** Accepts the coin of a side, or the number of a market and the side: a number alone may be meant for a coin. */
    async fetchOrderBook(key, ...rest) {
      const { side, depth } = readBookRequest(id, rest)
      const coin = side && /^\d{1,12}$/.test(key) ? coinOf(Number(key), side === 'no' ? 1 : 0) : key
      const book = parseCoin(coin) && (await api.book(coin))
      if (!book) throw refuse('OUTCOME_NOT_FOUND', `No outcome ${coin} on Hyperliquid`)
      return parseBook(book, depth)
    },

    async fetchTrades(coin, { start, end, limit = DEFAULT_TRADES } = {}) {
      const place = parseCoin(coin)
      const trades = place ? (await api.trades(coin)).map((trade) => parseTrade(trade, coin)) : []
      if (trades.length === 0) await checkCoin(coin)
      const from = start === undefined ? Number.NEGATIVE_INFINITY : parseInstant(start)
      const to = end === undefined ? Number.POSITIVE_INFINITY : parseInstant(end)
      return trades
        .filter(({ timestamp }) => timestamp >= from && timestamp <= to)
        .sort((a, b) => b.timestamp - a.timestamp)
        .slice(0, limit)
    },

    async fetchOHLCV(coin, params) {
      if (!RESOLUTIONS.includes(params.resolution)) {
        throw refuse('VALIDATION_ERROR', `Hyperliquid has candles of ${RESOLUTIONS.join(', ')}`, 'resolution')
      }
      const { from, to, limit } = candleRange(params, now())
      const request = { coin, interval: params.resolution, startTime: from, endTime: to }
      const candles = parseCoin(coin) ? await api.candles(request) : []
      if (candles.length === 0) await checkCoin(coin)
      return candles
        .map(parseCandle)
        .sort((a, b) => a.timestamp - b.timestamp)
        .slice(0, limit)
    },
    fetchTime: () => readVenueTime(api.time, now),
  } satisfies Adapter

  const complete = completeVenue(adapter)
  // The venue accepts each nonce once; two actions of one millisecond need two.
  let last = 0
  const nextNonce = () => {
    last = Math.max(now(), last + 1)
    return last
  }
  const [url, timers] = [`${network.socket}/ws`, timersOf(options)]
  const books = createStreams(url, checkCoin, now, timers)
  // Wallets are public, so one watch of a wallet serves all callers.
  const anybody = createAccount(api, undefined, nextNonce)
  const wallets = createAccountStream(anybody, { url, mids: api.mids, now, ...timers })
  const streams: Streams = { ...books, account: wallets.watch }
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api, credentials, nextNonce)
    const trading = createTrading(account, { book: (coin) => adapter.fetchOrderBook(coin), mids: api.mids })
    const own = completeAccount(trading, id, complete, agentChecks(account))
    const whole = { ...complete, ...own, withCredentials: signedIn }
    return withStreams(whole, streams, { ...timers, ownAddress: () => account.user() })
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = {
  id,
  name,
  listsWithoutQuotes: true,
  unsupported,
  feesUnknown,
  testNetwork: networks.test,
  create,
}
