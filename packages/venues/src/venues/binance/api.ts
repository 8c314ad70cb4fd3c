import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createRequester, type Query, type Requester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { type Key, signQuery } from './sign.ts'

const HOST = 'https://api.binance.com/sapi/v1/w3w/wallet/prediction'

/** A call weighs 200 of the 12,000 that the venue allows an address in a minute. */
const BUDGET = { calls: 60, perMs: 60_000 }

/** The length of a page: a topic of a list may come without its markets, and each is then a call more. */
export const MAX_ROWS = 20

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)
/** Decimals in a text; their unit is not stated. */
const figure = z.union([z.string(), z.number()]).nullish()
/** Unix milliseconds. */
const time = z.number().nullish()

const Outcome = z.object({
  name: z.string().min(1),
  price: figure,
  /** 0 for the first, of which the venue states last prices. */
  index: z.union([z.literal(0), z.literal(1)]),
  /** The token of the vendor. */
  tokenId: id,
})

export const BinanceMarket = z.object({
  marketId: id,
  title: text,
  question: text,
  description: text,
  /** The condition of the vendor. */
  conditionId: text,
  status: text,
  tradingStatus: text,
  decimalPrecision: z.number().int().min(1).max(6).nullish().catch(undefined),
  tradeVolume: figure,
  liquidity: figure,
  outcomes: z.array(Outcome).max(2),
})
export type BinanceMarket = z.infer<typeof BinanceMarket>

export const BinanceTopic = z.object({
  marketTopicId: id,
  vendor: z.string().min(1),
  slug: text,
  title: z.string().min(1),
  description: text,
  imageUrl: text,
  chartType: text,
  collateral: text,
  feeRateBps: z.number().nullish(),
  tradeVolume: figure,
  liquidity: figure,
  publishedAt: time,
  startDate: time,
  endDate: time,
  status: text,
  markets: z.array(z.unknown()).nullish(),
})
export type BinanceTopic = Omit<z.infer<typeof BinanceTopic>, 'markets'> & { markets: BinanceMarket[] }

const level = z.object({ price: figure, size: figure })
export const BinanceBook = z.object({ timestamp: time, bids: z.array(level), asks: z.array(level) })
export type BinanceBook = z.infer<typeof BinanceBook>

export const createHttp = (options: VenueOptions): Requester =>
  createRequester({ venue: 'binance', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, explain }, options)

export type BinanceApi = ReturnType<typeof createApi>

/** Creates the endpoints that read, all of which are signed. */
export function createApi(http: Requester, key: () => Key, now: () => number) {
  const ask = async <S extends z.ZodType>(
    path: string,
    query: Query,
    schema: S,
    missing?: [ErrorCode, string],
  ): Promise<z.infer<S>> => {
    const { apiKey, apiSecret } = key()
    const sign = async () => ({ 'X-MBX-APIKEY': apiKey })
    const options = { query, sign, signQuery: (written: string) => signQuery(written, apiSecret, now()) }
    try {
      return await http.account(path, schema, options)
    } catch (error) {
      // The word of the venue for an id that it does not have.
      if (!missing || !(error instanceof CrossvenueError && error.code === 'MARKET_NOT_FOUND')) throw error
      throw new CrossvenueError(missing[0], `No ${missing[1]} on Binance`, { exchange: 'binance', cause: error })
    }
  }
  const read = (path: string, topic: z.infer<typeof BinanceTopic>): BinanceTopic => ({
    ...topic,
    markets: http
      .parts(`${path} markets`, topic.markets ?? [], BinanceMarket)
      .filter(({ outcomes }) => outcomes.length > 0),
  })
  const topic = async (topicId: string, code: ErrorCode): Promise<BinanceTopic> => {
    const path = '/market/detail'
    return read(path, await ask(path, { marketTopicId: topicId }, BinanceTopic, [code, `topic ${topicId}`]))
  }
  /** Reads topics; those that come without their markets again, one by one. */
  const withMarkets = async (path: string, rows: readonly unknown[]): Promise<BinanceTopic[]> => {
    const found = http.rows(path, rows, BinanceTopic).map((row) => read(path, row))
    return Promise.all(found.map((row) => (row.markets.length > 0 ? row : topic(row.marketTopicId, 'EVENT_NOT_FOUND'))))
  }

  return {
    topic,
    withMarkets,
    async topics(offset: number, limit: number) {
      const path = '/market/list'
      const Page = z.object({ marketTopics: z.array(z.unknown()), total: z.number().nullish(), hasMore: z.boolean() })
      const { marketTopics, total, hasMore } = await ask(path, { offset, limit }, Page)
      return { rows: marketTopics, total, hasMore }
    },
    /** The topics nearest to a text by their meaning. */
    search: async (query: string) =>
      withMarkets('/market/search', await ask('/market/search', { query }, z.array(z.unknown()))),
    book: (vendor: string, marketId: string, tokenId: string): Promise<BinanceBook> =>
      ask('/order-book', { vendor, marketId, tokenId }, BinanceBook, ['OUTCOME_NOT_FOUND', `outcome ${tokenId}`]),
    /** The price of the last trade of the first outcome. */
    async lastPrice(marketId: string): Promise<string | number | null | undefined> {
      const Last = z.object({ lastTradePrice: figure })
      const missing: [ErrorCode, string] = ['MARKET_NOT_FOUND', `market ${marketId}`]
      return (await ask('/order-book/last-trade-price', { marketId }, Last, missing)).lastTradePrice
    },
  }
}

const Refused = z.object({ code: z.number().negative(), msg: z.string() })

const codes = new Map<number, ErrorCode>([
  [-1003, 'RATE_LIMIT_EXCEEDED'],
  ...[-1021, -1022, -2008, -2014, -2015].map((code) => [code, 'AUTHENTICATION_ERROR'] as const),
  [-1102, 'VALIDATION_ERROR'],
  [-1121, 'MARKET_NOT_FOUND'],
])

const advice = new Map<number, string>([
  [-1021, "the clock of this machine is off, or the request was held up; compare it with the venue's"],
  [-1022, 'the secret does not belong to the key'],
  [-2008, 'the key does not exist'],
  [-2014, 'the key has the wrong form'],
  [-2015, 'the key may not be used from this address, or has no right to read'],
])

function explain(body: unknown) {
  const { data } = Refused.safeParse(body)
  if (!data) return undefined
  const [code, hint] = [codes.get(data.code), advice.get(data.code)]
  return { message: `Binance: ${data.msg} (${data.code})${hint ? `: ${hint}` : ''}`, ...(code && { code }) }
}
