import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { Trade } from '../../models.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import type { Adapter } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { completeWithSearch } from '../../paging/search.ts'
import type { Credentials } from '../../parameters.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import { candleRange, candlesFromPoints, type PricePoint } from '../../values/candles.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createApi, MAX_CONTRACTS } from './api.ts'
import { betsOf, spanOf } from './bets.ts'
import { feesUnknown } from './fees.ts'
import { createFinder } from './find.ts'
import { parseEvent, parseOutcomeId, parsePoints, parseTrade } from './parse.ts'
import { nextPlace, parsePlace } from './place.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'manifold'
const name = 'Manifold'

/** The default number of rows per page. */
const DEFAULT_PAGE = 500
const DEFAULT_TRADES = 100

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

const socketOf = ({ baseUrl = 'https://api.manifold.markets' }: VenueOptions): string =>
  `${baseUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`

/** Creates the Manifold venue: questions traded in play money. It has no order book, but a pool on every answer. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const api = createApi(options)
  const { priced, contractOf, outcomeOf } = createFinder(api, now)

  /** Reads pages of the whole list, or of a search; newest first. */
  const pages =
    (term?: string): Adapter['fetchEventsPaginated'] =>
    async (params = {}) => {
      // The venue truncates the results of a search by relevance before it sorts them by time: long pages lose less.
      const { cursor, limit = term === undefined ? DEFAULT_PAGE : MAX_CONTRACTS, status = 'active', filter } = params
      const place = parsePlace(cursor)
      const wanted = Math.min(limit + place.given.length, MAX_CONTRACTS)
      const { contracts, rows, count } = await api.contracts({
        ...(term !== undefined && { term }),
        // The venue separates closed and resolved questions; here both are closed.
        filter: status === 'active' ? 'open' : 'all',
        limit: wanted,
        beforeTime: place.time === undefined ? undefined : place.time + 1,
      })
      const unseen = rows.filter((row) => !place.given.includes(row.id))
      const page = unseen.slice(0, limit)
      const next = count === wanted || unseen.length > limit ? nextPlace(page, place) : undefined
      const shown = contracts.filter((contract) => page.some((row) => row.id === contract.id))
      return {
        data: keepEvents(await mapInTurns(shown, (contract) => parseEvent(contract, now())), { status, filter }),
        ...(next !== undefined && { nextCursor: next }),
      }
    }

  const fetchEventsPaginated = pages()

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      const found = by === 'slug' ? api.contractBySlug : api.contract
      return parseEvent(priced(await found(value, 'EVENT_NOT_FOUND'), value, 'EVENT_NOT_FOUND'), now())
    },

    async fetchMarket({ by, value }) {
      const code = 'MARKET_NOT_FOUND'
      const wanted = by === 'outcomeId' ? (parseOutcomeId(value)?.marketId ?? value) : value
      const contract = by === 'slug' ? await api.contractBySlug(value, code) : await contractOf(wanted, code)
      const { markets } = parseEvent(priced(contract, value, code), now())
      const market =
        markets.find(({ marketId }) => marketId === wanted) ?? (markets.length === 1 ? markets[0] : undefined)
      if (!market)
        throw refuse(
          'AMBIGUOUS_IDENTIFIER',
          `${value} is a question with ${markets.length} answers; name one of them`,
          by,
        )
      return market
    },

    async fetchTrades(outcomeId, { start, end, limit = DEFAULT_TRADES } = {}) {
      const { marketId, side, contractId, answerId } = await outcomeOf(outcomeId)
      const trades: Trade[] = []
      for await (const bet of betsOf(api, { contractId, answerId, ...spanOf(start, end) })) {
        const trade = parseTrade(bet, marketId, side)
        if (trade) trades.push(trade)
        if (trades.length === limit) break
      }
      return trades
    },

    /** Built from bets, each of which moves the price from one point to the next; the volume is the mana bet. */
    async fetchOHLCV(outcomeId, params) {
      const { side, contractId, answerId } = await outcomeOf(outcomeId)
      const range = candleRange(params, now())
      const points: PricePoint[] = []
      const span = { beforeTime: range.to + 1, afterTime: range.from - 1, includeZeroShareRedemptions: true } as const
      for await (const bet of betsOf(api, { contractId, answerId, ...span })) points.unshift(...parsePoints(bet, side))
      return candlesFromPoints(points, range)
    },
  }

  const reads = completeWithSearch(adapter, pages)
  const streams = createStreams(socketOf(options), { targetOf: outcomeOf, api, now, ...timersOf(options) })
  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api.http, credentials)
    const trading = createTrading(account, { api, targetOf: outcomeOf, now })
    const whole = { ...reads, ...completeAccount(trading, id, reads), withCredentials: signedIn }
    return withStreams(whole, streams, { ...timersOf(options), ownAddress: async () => (await account.me()).id })
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id, name, unsupported, feesUnknown, create }
