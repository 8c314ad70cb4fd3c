import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { cacheFor } from '../../http/cache-for.ts'
import { createRequester, type Query, type Requester } from '../../http/request.ts'
import { networkOf } from '../../network.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { VenueOptions } from '../../venue.ts'
import { networks } from './networks.ts'
import { refusalCode } from './refusals.ts'

export const ID = 'sxbet'

/** 500 calls a minute are allowed. */
const BUDGET = { calls: 480, perMs: 60_000 }

const MAX_MARKETS = 50
const MAX_TRADES = 100
/** The chain, the ladder and the limits hardly ever change. */
const METADATA_MS = 600_000
const LEAGUES_MS = 60_000

const text = z.string().nullish()
const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

/** A probability times 10^20. */
export const odds = z.string().regex(/^\d{1,20}$|^10{20}$/)
/** Money in the smallest units. */
export const units = z.string().regex(/^\d{1,30}$/)

export const SxMarket = z
  .object({
    marketHash: hash,
    status: text,
    type: z.number().int(),
    outcomeOneName: z.string().min(1),
    outcomeTwoName: z.string().min(1),
    outcomeVoidName: text,
    teamOneName: text,
    teamTwoName: text,
    /** Unix seconds; 0 where none is planned. */
    gameTime: z.number().nullish().catch(undefined),
    line: z.number().nullish().catch(undefined),
    mainLine: z.boolean().nullish(),
    isQuarterLineMarket: z.boolean().nullish(),
    liveEnabled: z.boolean().nullish(),
    sportId: z.number().nullish(),
    sportLabel: text,
    leagueId: z.number().nullish(),
    leagueLabel: text,
    /** 0 void, 1 or 2 the winner. */
    outcome: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullish(),
    /** Unix seconds. */
    reportedDate: z.number().nullish().catch(undefined),
    /** Markets of a combined bet. */
    legs: z.array(z.unknown()).nullish(),
    // The venue spells the name in two ways.
    sportXeventId: text,
    sportXEventId: text,
  })
  .transform(({ sportXeventId, sportXEventId, ...row }) => ({ ...row, eventId: sportXeventId || sportXEventId || '' }))
  .refine(({ eventId }) => eventId !== '', 'sportXeventId is missing')
export type SxMarket = z.infer<typeof SxMarket>

const Level = z.object({ percentageOdds: odds, size: units })
/** Whole, by the outcome that the makers bet on. */
export const SxBook = z.object({
  marketHash: hash,
  /** Digits of a fixed number: a later version is greater as text. */
  version: text,
  outcomeOne: z.array(Level),
  outcomeTwo: z.array(Level),
})
export type SxBook = z.infer<typeof SxBook>

/** A bet of somebody. Neither the maker nor the taker is named. */
export const SxTrade = z.object({
  tradeId: z.string().min(1),
  marketHash: z.string(),
  isBettingOutcomeOne: z.boolean(),
  totalStake: units,
  weightedAverageOdds: odds,
  betTime: z.string().refine((date) => !Number.isNaN(Date.parse(date)), 'not a date'),
  isParlay: z.boolean().nullish(),
})
export type SxTrade = z.infer<typeof SxTrade>

const Metadata = z.object({
  domain: z.object({
    name: z.string(),
    version: z.string(),
    chainId: z.number().int(),
    verifyingContract: address,
  }),
  activeAsset: z.object({ symbol: z.string(), baseToken: address, decimals: z.literal(6) }),
  /** In steps of 10^-5. */
  oddsLadderStepSize: z.number().int().positive(),
  limits: z.object({ orderSizeMinimumBaseUnits: units }),
})
export type SxMetadata = z.infer<typeof Metadata>

const League = z.object({ leagueId: z.number().int() })

const enveloped = <S extends z.ZodType>(data: S) => z.object({ data })

export const createHttp = (options: VenueOptions): Requester =>
  createRequester({ venue: ID, baseUrl: networkOf(networks, options).api, budget: BUDGET, explain }, options)

export type SxApi = ReturnType<typeof createApi>

/** Creates the public endpoints. */
export function createApi(http: Requester, now: () => number) {
  const missing = (code: ErrorCode, named: string) => ({ notFound: { code, message: `No ${named} on SX Bet` } })

  /** Yields the pages of active markets; combined bets are dropped. */
  async function* markets(query: Query): AsyncGenerator<SxMarket[]> {
    const path = '/markets/active'
    const answer = enveloped(z.object({ markets: z.array(z.unknown()), nextKey: text }))
    const read = async (paginationKey?: string) => {
      const { data } = await http.get(path, answer, { query: { ...query, pageSize: MAX_MARKETS, paginationKey } })
      return { rows: data.markets, nextCursor: data.nextKey || undefined }
    }
    for await (const { rows } of walkPages({ exchange: ID, read, rows: (page) => page.rows })) {
      yield http.rows(path, rows, SxMarket).filter(({ legs }) => !legs?.length)
    }
  }

  return {
    /** The ids of the leagues that have markets, in order. */
    leagues: cacheFor(LEAGUES_MS, now, async () => {
      const { data } = await http.get('/leagues/active', enveloped(z.array(z.unknown())))
      const ids = http.rows('/leagues/active', data, League).map(({ leagueId }) => leagueId)
      if (ids.length > 0) return [...new Set(ids)].sort((a, b) => a - b)
      throw new CrossvenueError('EXCHANGE_ERROR', 'SX Bet lists no league at all', { exchange: ID })
    }),
    async marketsOfLeague(leagueId: number): Promise<SxMarket[]> {
      const found = new Map<string, SxMarket>()
      for await (const rows of markets({ leagueId })) for (const row of rows) found.set(row.marketHash, row)
      return [...found.values()]
    },
    async marketsOfEvent(eventId: string): Promise<SxMarket[]> {
      const found = new Map<string, SxMarket>()
      for await (const rows of markets({ eventId })) {
        if (rows.some((row) => row.eventId !== eventId)) {
          const message = `SX Bet was requested the markets of ${eventId} and sent those of other events`
          throw new CrossvenueError('EXCHANGE_ERROR', message, { exchange: ID })
        }
        for (const row of rows) found.set(row.marketHash, row)
      }
      return [...found.values()]
    },
    /** Looks up a market; settled ones too. */
    async market(marketHash: string): Promise<SxMarket> {
      const unknown = missing('MARKET_NOT_FOUND', `market ${marketHash}`)
      const path = '/markets/find'
      const { data } = hash.safeParse(marketHash).success
        ? await http.get(path, enveloped(z.array(z.unknown())), { query: { marketHashes: marketHash }, ...unknown })
        : { data: [] }
      const found = http.rows(path, data, SxMarket).find((row) => row.marketHash === marketHash)
      if (found) return found
      throw new CrossvenueError('MARKET_NOT_FOUND', unknown.notFound.message, { exchange: ID })
    },
    async book(marketHash: string): Promise<SxBook> {
      const query = { marketHash }
      const unknown = missing('OUTCOME_NOT_FOUND', `market ${marketHash}`)
      return (await http.get('/orderbook-v3/snapshot', enveloped(SxBook), { query, ...unknown })).data
    },
    /** Trades, newest first. */
    async trades(marketHash: string, nextKey?: string) {
      const path = '/trades-v3/public'
      const answer = enveloped(z.object({ trades: z.array(z.unknown()), nextKey: text }))
      const { data } = await http.get(path, answer, { query: { marketHash, perPage: MAX_TRADES, nextKey } })
      return { trades: http.rows(path, data.trades, SxTrade), nextCursor: data.nextKey || undefined }
    },
    metadata: cacheFor(METADATA_MS, now, async () => (await http.get('/metadata/obv3', enveloped(Metadata))).data),
  }
}

const Refusal = z.object({ message: z.union([z.string(), z.array(z.string())]) })

function explain(body: unknown) {
  const { data } = Refusal.safeParse(body)
  if (!data) return undefined
  const message = [data.message].flat().join(', ')
  const code = refusalCode(message)
  return { message: `SX Bet: ${message}`, ...(code && { code }) }
}
