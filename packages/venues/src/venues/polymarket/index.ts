import { MAX_LIST_LENGTH } from '../../arguments/list-length.ts'
import { CrossvenueError } from '../../errors.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import type { Adapter } from '../../paging/complete.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { Credentials, OrderBookParams } from '../../parameters.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { readVenueTime } from '../../values/venue-time.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, type PolymarketApi } from './api.ts'
import { fetchCandles } from './candles.ts'
import { checksOf } from './check-wallet.ts'
import { fees } from './fees.ts'
import { findEvent, findMarket } from './find.ts'
import { completeWithFilters } from './lists.ts'
import { eventPage, marketPage } from './pages.ts'
import { parseEvent, parseMarket, parseOrderBook, parseSeries } from './parse.ts'
import { createStreams } from './stream.ts'
import { fetchTrades } from './trades.ts'
import { createTrading } from './trading.ts'
import { createTransactions } from './transactions.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const BOOKS_PER_REQUEST = 500
const SERIES_PER_REQUEST = 100

/** An outcome's token; market ids are shorter, condition ids hexadecimal. A token determines its side. */
const TOKEN_ID = /^\d{20,}$/

export const venue: VenueModule = { id: 'polymarket', name: 'Polymarket', unsupported, fees, create }

function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const api = createApi(options)
  const reads = readsOf(api, now)
  const streams = createStreams(`${socketHost(options)}/ws/market`, api.book, timersOf(options))
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api.clob, credentials, now)
    const trading = createTrading(api, account, now)
    const own = createAccountStream(api, account, trading, {
      url: `${socketHost(options)}/ws/user`,
      isSignedIn: credentials?.privateKey !== undefined,
      now,
      ...timersOf(options),
    })
    const withTrading = {
      ...reads,
      ...completeAccount(trading, venue.id, reads, { steps: checksOf(api, account) }),
      ...createTransactions(api, account),
      withCredentials: signedIn,
    }
    return withStreams(withTrading, { ...streams, account: own.watch }, timersOf(options))
  }
  return signedIn(options.credentials)
}

const socketHost = ({ baseUrl }: VenueOptions): string =>
  baseUrl?.replace(/^http/, 'ws').replace(/\/$/, '') ?? 'wss://ws-subscriptions-clob.polymarket.com'

/** The operations that need no account. */
function readsOf(api: PolymarketApi, now: () => number): Venue {
  const adapter: Adapter = {
    id: venue.id,
    name: venue.name,
    parseUrl,

    fetchEventsPaginated: (params = {}) => eventPage(api, params),
    fetchMarketsPaginated: (params = {}) => marketPage(api, params),

    fetchEvent: async (target) => parseEvent(await findEvent(api, target)),

    async fetchMarket(target) {
      const { row, parent } = await findMarket(api, target)
      return parseMarket(row, parent)
    },

    async fetchSeries({ query, limit = MAX_LIST_LENGTH, category } = {}) {
      const found = []
      const labels = category === undefined ? {} : { categories_labels: category }
      const read = async (offset = 0) => {
        const { rows, count } = await api.series({ limit: SERIES_PER_REQUEST, offset, ...labels })
        const nextCursor = count < SERIES_PER_REQUEST ? undefined : offset + SERIES_PER_REQUEST
        return { series: rows.map(parseSeries), nextCursor }
      }
      for await (const { series } of walkPages({ exchange: venue.id, read, rows: (page) => page.series })) {
        found.push(...series.filter(({ title }) => title.toLowerCase().includes(query?.trim().toLowerCase() ?? '')))
        if (found.length >= limit) break
      }
      return found.slice(0, limit)
    },

    async fetchOrderBook(outcomeId, limit, params = {}) {
      if (params.since ?? params.until) {
        throw new CrossvenueError('NOT_SUPPORTED', 'polymarket has no past order books; remove since and until', {
          exchange: venue.id,
        })
      }
      const side = sideOf(limit, params)
      const tokenId = side && !TOKEN_ID.test(outcomeId) ? await outcomeOf(outcomeId, side) : outcomeId
      return parseOrderBook(await api.book(tokenId), typeof limit === 'number' ? limit : undefined)
    },

    async fetchOrderBooks(outcomeIds) {
      const ids = [...new Set(outcomeIds)]
      const starts = Array.from({ length: Math.ceil(ids.length / BOOKS_PER_REQUEST) }, (_, n) => n * BOOKS_PER_REQUEST)
      const books = await Promise.all(starts.map((start) => api.books(ids.slice(start, start + BOOKS_PER_REQUEST))))
      return Object.fromEntries(books.flat().map((book) => [book.asset_id, parseOrderBook(book)]))
    },

    async fetchOpenInterest(marketId) {
      const { row } = await findMarket(api, { by: 'marketId', value: marketId })
      const openInterest = row.conditionId ? await api.openInterest(row.conditionId) : undefined
      return { marketId, ...(openInterest !== undefined && { openInterest, volumeUnit: 'USD' }) }
    },

    /** Fails where the host for orders does not answer, as while it restarts. */
    async fetchStatus() {
      await api.ok()
      return { status: 'open' }
    },

    fetchTime: () => readVenueTime(async () => 1_000 * (await api.time()), now, 1_000),

    fetchTrades: (outcomeId, params) => fetchTrades(api, outcomeId, params),

    fetchOHLCV: (outcomeId, params) => fetchCandles(api, outcomeId, params, now()),
  }

  async function outcomeOf(marketId: string, side: 'yes' | 'no'): Promise<string> {
    const { row, parent } = await findMarket(api, { by: 'marketId', value: marketId })
    const market = parseMarket(row, parent)
    const outcome = market[side] ?? market.outcomes[side === 'yes' ? 0 : 1]
    if (outcome) return outcome.outcomeId
    throw new CrossvenueError('OUTCOME_NOT_FOUND', `polymarket lists no outcome of market ${marketId}`, {
      exchange: venue.id,
    })
  }

  return completeWithFilters(adapter, api)
}

const sideOf = (limit: number | 'yes' | 'no' | undefined, { side, outcome }: OrderBookParams) =>
  typeof limit === 'string' ? limit : (side ?? outcome)
