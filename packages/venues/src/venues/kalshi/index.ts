import { CrossvenueError } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { PaginatedEventsResult } from '../../models.ts'
import { type Networks, networkOf } from '../../network.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { filterEvents, filterMarkets } from '../../paging/filters.ts'
import { openInterestInMarkets } from '../../paging/open-interest.ts'
import type { Credentials, EventPageParams } from '../../parameters.ts'
import { createPolledBooks } from '../../stream/polled-books.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { isOfCategory } from '../../values/category.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, type KalshiApi, MAX_EVENTS, MAX_MARKETS, PREFIX } from './api.ts'
import { buildCandles, candleWindow, requestsOf } from './candles.ts'
import { rightsOf } from './check-rights.ts'
import { demo, type Environment, production } from './environment.ts'
import { fees } from './fees.ts'
import { createFinder, orElse } from './find.ts'
import { parseOrderBook, parseOutcomeId } from './outcome.ts'
import { nextPlace, parsePlace } from './pages.ts'
import { parseEvent, parseMarket, parseSeries, parseStatus } from './parse.ts'
import { createSeriesTags } from './series-tags.ts'
import { createSigner } from './sign.ts'
import { createStreams } from './stream.ts'
import { createTradeReader } from './trades.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const DEFAULT_PAGE = 100
/** The deepest book that the venue truncates itself; deeper ones are requested in full. */
const MAX_DEPTH = 100

/** Kalshi, https://docs.kalshi.com; all reads are public. */
export const venue: VenueModule = {
  id: production.id,
  name: production.name,
  fees,
  unsupported,
  testNetwork: demo,
  create: createKalshi({ production, test: { ...demo, id: production.id, name: production.name } }),
}

/** Creates the venue in one of its environments. */
export function createKalshi(networks: Networks<Environment>): VenueModule['create'] {
  return (options = {}) => createVenue(networkOf(networks, options), options)
}

function createVenue(environment: Environment, options: VenueOptions): Venue {
  const { id } = environment
  const { now = Date.now } = options
  const api = createApi(options, environment)
  const reads = readsOf(api, options, environment)
  // The venue requires a signature to open its socket, even for public books.
  const polledBooks = createPolledBooks(reads, timersOf(options))
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = () => createAccount(api.http, PREFIX, signer())
    const signer = () => createSigner(id, credentials, now)
    const trading = createTrading(id, account, api, now)
    const url = environment.socket
    const streams = createStreams({
      ...{ exchange: id, url, signer, now, ...timersOf(options) },
      checkTicker: createFinder(api, environment).checkTicker,
      fetchTrades: reads.fetchTrades,
    })
    const own = createAccountStream(trading, { exchange: id, url, signer, now, ...timersOf(options) })
    const withTrading = {
      ...reads,
      ...completeAccount(trading, id, reads, { steps: [rightsOf(account, credentials)] }),
      withCredentials: signedIn,
    }
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
function readsOf(api: KalshiApi, { now = Date.now }: VenueOptions, environment: Environment): Venue {
  const { id, name } = environment
  const tags = createSeriesTags(api, now)
  const find = createFinder(api, environment, tags.ofOne)
  const parsePage = (url: URL) => parseUrl(url, environment)

  const eventPage = async (
    { limit = DEFAULT_PAGE, cursor, status, filter }: EventPageParams = {},
    narrow: { series_ticker?: string } = {},
  ): Promise<PaginatedEventsResult> => {
    const place = parsePlace(status, cursor, id)
    const query = { ...narrow, ...place, limit: Math.min(limit, MAX_EVENTS), with_milestones: true }
    const page = await api.events(query)
    const rows = await tags.ofList(page.events)
    const events = await mapInTurns(rows, (event) => parseEvent(event, page.milestones, environment))
    const nextCursor = nextPlace(status, place, page.cursor)
    return { data: filter ? filterEvents(events, filter) : events, ...(nextCursor !== undefined && { nextCursor }) }
  }

  const adapter: Adapter = {
    id,
    name,
    parseUrl: parsePage,

    fetchEventsPaginated: (params) => eventPage(params),

    async fetchMarketsPaginated({ limit = DEFAULT_PAGE, cursor, status, filter } = {}) {
      const place = parsePlace(status, cursor, id)
      // Thousands of combos are made on demand and would fill the list; /events omits them by itself.
      const page = await api.markets({ ...place, limit: Math.min(limit, MAX_MARKETS), mve_filter: 'exclude' })
      const markets = await mapInTurns(page.markets, (market) => parseMarket(market, undefined, environment))
      const nextCursor = nextPlace(status, place, page.cursor)
      return {
        data: filter ? filterMarkets(markets, filter) : markets,
        ...(nextCursor !== undefined && { nextCursor }),
      }
    },

    fetchEvent: ({ by, value, isPage }) =>
      by === 'eventId' && !isPage ? find.event(value) : find.eventOfPage(value.toUpperCase()),

    async fetchMarket({ by, value }) {
      if (by === 'marketId') return find.market(value)
      return by === 'outcomeId' ? find.market(parseOutcomeId(value).ticker) : find.marketOfPage(value.toUpperCase())
    },

    async fetchOrderBook(outcomeId, limit, params = {}) {
      if (params.since ?? params.until) {
        throw new CrossvenueError('NOT_SUPPORTED', 'Kalshi has no past order books; remove since and until', {
          exchange: id,
        })
      }
      const side = params.side ?? params.outcome ?? (typeof limit === 'string' ? limit : undefined)
      const depth = typeof limit === 'number' ? limit : undefined
      const outcome = parseOutcomeId(outcomeId, side)
      const book = await api.orderBook(outcome.ticker, depth !== undefined && depth <= MAX_DEPTH ? depth : undefined)
      return parseOrderBook(book, outcome.side, depth)
    },

    fetchTrades: createTradeReader(id, api, find.checkTicker),

    async fetchOHLCV(outcomeId, params) {
      const { ticker, side } = parseOutcomeId(outcomeId)
      const window = candleWindow(params, now(), id)
      for (const candles of [api.candles, api.archivedCandles]) {
        const requests = requestsOf(ticker, window).map((request) =>
          orElse(
            () => candles(request),
            async () => [],
          ),
        )
        const rows = (await Promise.all(requests)).flat()
        if (rows.length > 0) return buildCandles(rows, window, side)
      }
      await find.checkTicker(ticker)
      return []
    },

    async fetchSeries({ query = '', category, limit } = {}) {
      // Several of the venue's categories may be one of ours, so all series are read.
      const all = await mapInTurns(await api.series(), (series) => parseSeries(series, environment))
      const filed = all.filter((series) => category === undefined || isOfCategory(category, series))
      return filed.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())).slice(0, limit)
    },

    fetchEventMetadata: (eventTicker) => api.eventMetadata(eventTicker),
  }

  const whole = completeVenue(adapter) as Required<Venue>
  return {
    ...whole,
    fetchOpenInterest: openInterestInMarkets(whole),
    fetchStatus: async () => parseStatus(await api.status()),
    /** The only list filter that the venue applies itself. */
    async fetchEvents({ series, ...params } = {}) {
      if (series === undefined || (params.eventId ?? params.slug ?? params.url)) {
        return whole.fetchEvents({ series, ...params })
      }
      const pages: Adapter['fetchEventsPaginated'] = (page) => eventPage(page, { series_ticker: series.toUpperCase() })
      return (completeVenue({ ...adapter, fetchEventsPaginated: pages }) as Required<Venue>).fetchEvents(params)
    },
  }
}
