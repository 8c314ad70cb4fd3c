import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import { completeWithoutOrderTrades } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { openInterestInMarkets } from '../../paging/open-interest.ts'
import { completeWithSearch } from '../../paging/search.ts'
import type { Credentials } from '../../parameters.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, type Interval, MAX_ACTIVE, MAX_SEARCH } from './api.ts'
import { allowance, walletOf } from './check-wallet.ts'
import { feesUnknown } from './fees.ts'
import { createFinder, tradedMarkets } from './find.ts'
import { parseBook, parseEvent, parsePoint } from './parse.ts'
import { createStreams } from './stream.ts'
import { createTradeReader } from './trades.ts'
import { createTrading } from './trading.ts'
import { createTransactions } from './transactions.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'limitless'
const name = 'Limitless'

const HOUR = 3_600_000
/** Price histories by their reach, the finest first. */
const histories: readonly [Interval, number][] = [
  ['1h', HOUR],
  ['6h', 6 * HOUR],
  ['1d', 24 * HOUR],
  ['1w', 7 * 24 * HOUR],
  ['1m', 30 * 24 * HOUR],
]

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

const socketHost = ({ baseUrl }: VenueOptions): string =>
  baseUrl?.replace(/^http/, 'ws').replace(/\/$/, '') ?? 'wss://ws.limitless.exchange'

/** Creates the Limitless venue: order books on Base, in dollars. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const api = createApi(options)
  const finder = createFinder(api, now)
  const { ids, listingAt, eventOf, targetOf } = finder

  /** Lists open markets: the venue has no list of closed ones. The cursor counts rows of its pages of 25. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor = '0', limit = MAX_ACTIVE, status = 'active', filter } = params
    if (status === 'closed' || status === 'inactive') {
      throw refuse('NOT_SUPPORTED', 'Limitless lists open markets only; look up a closed one by its slug', 'status')
    }
    if (!/^\d{1,9}$/.test(cursor))
      throw refuse(
        'VALIDATION_ERROR',
        `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
        'cursor',
      )
    const taken = Number(cursor)
    const page = Math.floor(taken / MAX_ACTIVE)
    const { found, total, isLast, listings } = await api.active(page + 1)
    ids.note(listings)
    const begin = taken - page * MAX_ACTIVE
    const next = begin + limit < found ? taken + limit : isLast ? undefined : (page + 1) * MAX_ACTIVE
    return {
      data: keepEvents(await mapInTurns(listings.slice(begin, begin + limit), parseEvent), { status, filter }),
      ...(typeof total === 'number' && { total }),
      ...(next !== undefined && { nextCursor: String(next) }),
    }
  }

  const searchPages =
    (query: string, only?: number, similarityThreshold?: number): Adapter['fetchEventsPaginated'] =>
    async ({ cursor } = {}) => {
      const page = Number(cursor ?? only ?? 1)
      const { found, listings } = await api.search(query, page, similarityThreshold)
      ids.note(listings)
      const more = only === undefined && found === MAX_SEARCH
      return { data: await mapInTurns(listings, parseEvent), ...(more && { nextCursor: String(page + 1) }) }
    }

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      const slug = by === 'slug' ? value : (await ids.find(value))?.eventSlug
      const event = slug && (await eventOf(await listingAt(slug, 'EVENT_NOT_FOUND')))
      if (!event) throw refuse('EVENT_NOT_FOUND', `No open event ${value} on Limitless`)
      return event
    },

    async fetchMarket({ by, value }) {
      const target = by === 'slug' ? ids.known(value) : await ids.find(value)
      const slug = target?.marketSlug ?? target?.eventSlug ?? (by === 'slug' ? value : undefined)
      if (slug === undefined) throw refuse('MARKET_NOT_FOUND', `No open market ${value} on Limitless`)
      const listing = await listingAt(target?.eventSlug ?? slug, 'MARKET_NOT_FOUND')
      const { markets } = (await eventOf(listing)) ?? parseEvent(listing)
      const market = markets.find((each) => each.slug === slug) ?? (markets.length === 1 ? markets[0] : undefined)
      if (!market)
        throw refuse('AMBIGUOUS_IDENTIFIER', `${value} is a group of ${markets.length} markets; name one of them`, by)
      return market
    },

    async fetchOrderBook(key, limit, { side, outcome, since, until } = {}) {
      if (since ?? until) throw refuse('NOT_SUPPORTED', 'Limitless has no past order books; remove since and until')
      const target = await targetOf(key, typeof limit === 'string' ? limit : (side ?? outcome))
      return parseBook(await api.book(target.slug), target.side, typeof limit === 'number' ? limit : undefined)
    },

    fetchTrades: createTradeReader(api, targetOf),

    /** Built from price points: the venue states neither the prices in between nor the volume. */
    async fetchOHLCV(key, params) {
      const { slug, side } = await targetOf(key)
      const range = candleRange(params, now())
      const [interval] = histories.find(([, reach]) => range.from >= now() - reach) ?? ['all' as const]
      const points = await api.points(slug, interval)
      return candlesFromPoints(
        points.flatMap((point) => parsePoint(point, side) ?? []),
        range,
      )
    },
  }

  const complete = completeWithSearch(adapter, searchPages) as Required<Venue>
  const markets = tradedMarkets(finder, (key) => complete.fetchOrderBook(key))
  const [url, timers] = [socketHost(options), timersOf(options)]
  const books = createStreams(url, (key) => targetOf(key), api.book, timers)
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api.http, credentials, now)
    const trading = { ...createTrading(account, markets), ...createTransactions(account, finder) }
    const checks = { signIn: account.profile, steps: [walletOf(account), allowance] }
    const own = createAccountStream(trading, { url, headers: account.socketHeaders, now, ...timers })
    return withStreams(
      { ...reads, ...completeWithoutOrderTrades(trading, id, reads, checks), withCredentials: signedIn },
      { ...books, account: own.watch },
      timersOf(options),
    )
  }
  const reads: Venue = {
    ...complete,
    fetchOpenInterest: openInterestInMarkets(complete),
    /**
     * With `page` or `similarityThreshold` the venue searches by meaning, and its results are not filtered by words.
     */
    async fetchMarkets({ page, similarityThreshold, ...params } = {}) {
      if (page === undefined && similarityThreshold === undefined) return complete.fetchMarkets(params)
      const { query, ...rest } = params
      if (!query) throw refuse('VALIDATION_ERROR', 'page and similarityThreshold require a query', 'query')
      const pages = searchPages(query, page, similarityThreshold)
      const found = completeVenue({ ...adapter, fetchEventsPaginated: pages }) as Required<Venue>
      return found.fetchMarkets(rest)
    },
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id, name, unsupported, feesUnknown, create }
