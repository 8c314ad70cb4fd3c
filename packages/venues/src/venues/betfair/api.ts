import { z } from 'zod'
import { createRequester, type Requester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { explain } from './refusals.ts'
import { createSession, type Session } from './sign.ts'

const HOST = 'https://api.betfair.com'
const LOGIN_HOST = 'https://identitysso.betfair.com'
export const BETTING = '/exchange/betting/rest/v1.0/'

/** The venue publishes no rate; it asks for at most five reads of a market a second. The rate is ours. */
const CALLS_A_SECOND = 20

/** Points of one request, by the venue's own specification; MARKET_DESCRIPTION is 1 a market, best offers are 5. */
const MAX_POINTS = 200
export const MAX_MARKETS = MAX_POINTS
const MAX_BOOKS = MAX_POINTS / 5
/** Without its description a market costs no points. */
const MAX_PLAIN_MARKETS = 1_000

const text = z.string().nullish()
const digits = z.string().regex(/^\d+$/)
/** A number in form, but its trailing zeros count. */
const marketId = z.string().regex(/^\d+\.\d+$/)
const amount = z.number().nullish().catch(undefined)

const BetfairEvent = z.object({ id: digits, name: z.string().min(1), openDate: text, countryCode: text })
const EventRow = z.object({ event: BetfairEvent, marketCount: z.number().int().nullish() })

const Runner = z.object({ selectionId: z.number().int(), runnerName: z.string().min(1), handicap: amount })

export const Catalogue = z.object({
  marketId,
  marketName: z.string().min(1),
  totalMatched: amount,
  description: z
    .object({
      marketType: text,
      bettingType: text,
      rules: text,
      suspendTime: text,
      settleTime: text,
      marketBaseRate: amount,
      turnInPlayEnabled: z.boolean().nullish(),
    })
    .nullish()
    .catch(undefined),
  runners: z.array(Runner),
  event: BetfairEvent,
  eventType: z.object({ id: z.string(), name: text }).nullish().catch(undefined),
  competition: z.object({ id: z.string(), name: text }).nullish().catch(undefined),
})
export type Catalogue = z.infer<typeof Catalogue>

/** Stakes of the backer, whichever side waits. */
const level = z.object({ price: z.number(), size: z.number() })
const RunnerBook = z.object({
  selectionId: z.number().int(),
  handicap: amount,
  status: text,
  lastPriceTraded: amount,
  totalMatched: amount,
  ex: z
    .object({ availableToBack: z.array(level).nullish(), availableToLay: z.array(level).nullish() })
    .nullish()
    .catch(undefined),
})
export type RunnerBook = z.infer<typeof RunnerBook>

export const MarketBook = z.object({
  marketId,
  status: text,
  inplay: z.boolean().nullish(),
  betDelay: amount,
  isMarketDataDelayed: z.boolean().nullish(),
  numberOfWinners: amount,
  version: amount,
  runners: z.array(RunnerBook),
})
export type MarketBook = z.infer<typeof MarketBook>

/** A market with its book, where the venue has one for it. */
export interface BookedMarket {
  market: Catalogue
  book: MarketBook | undefined
}

/** Markets whose prices are odds of one result each: not lines, and not handicaps, which may pay half. */
const ODDS = { marketBettingTypes: ['ODDS'] }
/** Books are counted in pounds, as the streams are. */
const CURRENCY = 'GBP'

/** The ways to the venue, which answers nobody without an application key and a session. */
export interface Ways {
  http: Requester
  login: Requester
  /** The session of the service, where it has one: `http` signs in with it. */
  own: Session | undefined
}

/** Creates the ways to the venue. */
export function createWays(options: VenueOptions): Ways {
  const { baseUrl, credentials, now = Date.now } = options
  const policy = { venue: 'betfair', explain }
  const login = createRequester(
    { ...policy, baseUrl: baseUrl ?? LOGIN_HOST, budget: { calls: 1, perMs: 1_000 } },
    options,
  )
  const own = createSession(login, credentials, now)
  const budget = { calls: CALLS_A_SECOND, perMs: 1_000 }
  const headers = own && { headers: own.headers }
  return { http: createRequester({ ...policy, baseUrl: baseUrl ?? HOST, budget, ...headers }, options), login, own }
}

export type BetfairApi = ReturnType<typeof createApi>

/** Creates the endpoints that read: in the name of the service where it has a session, otherwise of the caller. */
export function createApi({ http, own }: Ways, callers: () => Session) {
  const ask = async <S extends z.ZodType>(operation: string, body: object, schema: S): Promise<z.infer<S>> => {
    const session = own ?? callers()
    await session.keepAlive()
    const path = `${BETTING}${operation}/`
    if (own) return http.query(path, body, schema)
    const sign = async () => session.headers
    return http.account(path, schema, { method: 'POST', reads: true, body: JSON.stringify(body), sign })
  }
  const list = z.array(z.unknown())

  const catalogue = async (filter: object, withDescription = true): Promise<Catalogue[]> => {
    const rows = await ask(
      'listMarketCatalogue',
      {
        filter: { ...filter, ...ODDS },
        marketProjection: [
          ...['EVENT', 'EVENT_TYPE', 'COMPETITION', 'RUNNER_DESCRIPTION'],
          ...(withDescription ? ['MARKET_DESCRIPTION'] : []),
        ],
        sort: 'FIRST_TO_START',
        maxResults: withDescription ? MAX_MARKETS : MAX_PLAIN_MARKETS,
      },
      list,
    )
    return http.rows('listMarketCatalogue', rows, Catalogue)
  }

  const books = async (
    ids: readonly string[],
    priceData: 'EX_BEST_OFFERS' | 'EX_ALL_OFFERS',
  ): Promise<MarketBook[]> => {
    const rows = await ask(
      'listMarketBook',
      { marketIds: ids, priceProjection: { priceData: [priceData], virtualise: false }, currencyCode: CURRENCY },
      list,
    )
    return http.rows('listMarketBook', rows, MarketBook)
  }

  const withBooks = async (markets: readonly Catalogue[]): Promise<BookedMarket[]> => {
    const ids = markets.map(({ marketId }) => marketId)
    const found = (await Promise.all(chunks(ids, MAX_BOOKS).map((some) => books(some, 'EX_BEST_OFFERS')))).flat()
    const byId = new Map(found.map((book) => [book.marketId, book]))
    return markets.map((market) => ({ market, book: byId.get(market.marketId) }))
  }

  return {
    /** All events with a market that is not closed, by id. */
    async events() {
      const rows = http.rows('listEvents', await ask('listEvents', { filter: ODDS }, list), EventRow)
      return rows
        .map(({ event, marketCount }) => ({ id: event.id, marketCount: marketCount ?? 0 }))
        .sort((a, b) => Number(a.id) - Number(b.id))
    },
    /** The markets of events; so many that the answer could be cut come without their descriptions. */
    marketsOf: async (eventIds: readonly string[], count: number) =>
      withBooks(await catalogue({ eventIds }, count <= MAX_MARKETS)),
    /** The event of a market; undefined where there is no such market, or it is closed. */
    async eventOf(id: string): Promise<string | undefined> {
      return (await catalogue({ marketIds: [id] }))[0]?.event.id
    },
    /** The whole book of a market, without the offers that the venue derives from those for other runners. */
    async book(id: string): Promise<MarketBook | undefined> {
      return (await books([id], 'EX_ALL_OFFERS')).find(({ marketId }) => marketId === id)
    },
  }
}

const chunks = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ids.slice(n * size, (n + 1) * size))
