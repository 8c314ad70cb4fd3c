import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester, type Query, type Requester } from '../../http/request.ts'
import type { Network } from '../../network.ts'
import type { VenueOptions } from '../../venue.ts'

/** The rate of older keys; newer ones have 250 calls a minute, and 500 for books and orders. */
const BUDGET = { calls: 240, perMs: 60_000 }

/** The number of rows of a page; the venue takes more, but a category carries all its markets. */
export const MAX_ROWS = 100

const text = z.string().nullish()
const dollars = z.number().min(0).nullish().catch(undefined)
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)

/** Volumes and liquidity in dollars. */
const Stats = z.object({ totalLiquidityUsd: dollars, volumeTotalUsd: dollars, volume24hUsd: dollars }).nullish()

const Quote = z.object({ price: z.number(), size: z.number() }).nullish()

const Outcome = z.object({
  name: z.string().min(1),
  /** 1 for the outcome that the book is written for, 2 for the other. Names vary. */
  indexSet: z.union([z.literal(1), z.literal(2)]),
  /** The token, a decimal number of 256 bits. */
  onChainId: z.string().regex(/^\d{1,78}$/),
  status: text,
  bestBid: Quote,
  bestAsk: Quote,
})
export type PredictOutcome = z.infer<typeof Outcome>

export const PredictMarket = z.object({
  id,
  title: text,
  question: z.string().min(1),
  description: text,
  conditionId: text,
  categorySlug: z.string().min(1),
  imageUrl: text,
  status: text,
  tradingStatus: text,
  resolution: z.object({ indexSet: z.number() }).nullish().catch(undefined),
  decimalPrecision: z.union([z.literal(2), z.literal(3)]).nullish(),
  feeRateBps: z.number().int().min(0).max(10_000).nullish(),
  isNegRisk: z.boolean().nullish(),
  isYieldBearing: z.boolean().nullish(),
  isVisible: z.boolean().nullish(),
  outcomes: z.array(Outcome).length(2),
  polymarketConditionIds: z.array(z.string()).nullish().catch(undefined),
  kalshiMarketTicker: text,
  stats: Stats,
})
export type PredictMarket = z.infer<typeof PredictMarket>

const Category = z.object({
  id,
  slug: z.string().min(1),
  title: z.string().min(1),
  description: text,
  imageUrl: text,
  startsAt: text,
  endsAt: text,
  publishedAt: text,
  status: text,
  isVisible: z.boolean().nullish(),
  marketVariant: text,
  resolutionProvider: text,
  tags: z
    .array(z.object({ name: z.string(), level: z.number().nullish() }))
    .nullish()
    .catch(undefined),
  stats: Stats,
  markets: z.array(z.unknown()).nullish(),
})
export type PredictCategory = Omit<z.infer<typeof Category>, 'markets'> & { markets: PredictMarket[] }

const level = z.tuple([z.number(), z.number()])
/** Written for the first outcome. What is matched and not settled yet has left these levels. */
export const PredictBook = z.object({
  bids: z.array(level),
  asks: z.array(level),
  updateTimestampMs: z.number().nullish(),
})
export type PredictBook = z.infer<typeof PredictBook>

/** Everything with 18 decimals in a whole number. */
export const units = z.string().regex(/^\d{1,78}$/)

const Leg = z.object({
  hash: z.string().min(1),
  signer: z.string(),
  quoteType: z.enum(['Bid', 'Ask']),
  price: units,
  amount: units,
  outcome: z.object({ indexSet: z.number(), onChainId: z.string() }),
})
/** One taker and the resting orders that it met; they may hold the other outcome. */
export const MatchRow = z.object({
  settlementId: z.string().min(1),
  transactionHash: text,
  executedAt: z.string(),
  amountFilled: units,
  /** The average for the outcome of the taker, whose own price is a limit. */
  priceExecuted: units,
  market: z.object({ id }),
  taker: Leg,
  makers: z.array(z.unknown()),
})
export const MatchLeg = Leg
export type MatchLeg = z.infer<typeof Leg>
export type MatchRow = Omit<z.infer<typeof MatchRow>, 'makers'> & { makers: MatchLeg[] }

const Page = z.object({ data: z.array(z.unknown()), cursor: text })

/** Creates the way to the venue; the key of the service goes with every request. */
export function createHttp(options: VenueOptions, { api: baseUrl }: Network): Requester {
  const key = options.credentials?.apiKey
  const headers = key === undefined ? {} : { headers: { 'x-api-key': key } }
  return createRequester({ venue: 'predictfun', baseUrl, budget: BUDGET, explain, ...headers }, options)
}

export type PredictApi = ReturnType<typeof createApi>

/** Creates the public endpoints; `key` is that of a caller, if the service has none of its own. */
export function createApi(http: Requester, key?: string) {
  const missing = (code: ErrorCode, named: string) => ({ notFound: { code, message: `No ${named} on Predict.fun` } })
  const get = async <S extends z.ZodType>(
    path: string,
    schema: S,
    options: Parameters<Requester['get']>[2] = {},
  ): Promise<z.infer<S>> =>
    key === undefined
      ? http.get(path, schema, options)
      : http.account(path, schema, { ...options, sign: async () => ({ 'x-api-key': key }) })
  const page = async (path: string, query: Query) => {
    const { data, cursor } = await get(path, Page, { query })
    return { rows: data, nextCursor: cursor || undefined }
  }
  const withMarkets = (category: z.infer<typeof Category>): PredictCategory => ({
    ...category,
    markets: http.parts('/v1/categories markets', category.markets ?? [], PredictMarket).filter(isShown),
  })

  return {
    categories: (query: { first: number; after?: string | undefined; status?: 'OPEN' | 'RESOLVED' | undefined }) =>
      page('/v1/categories', query),
    readCategories: (rows: readonly unknown[]): PredictCategory[] =>
      http
        .rows('/v1/categories', rows, Category)
        .filter(({ isVisible }) => isVisible !== false)
        .map(withMarkets),
    async category(slug: string, code: ErrorCode): Promise<PredictCategory> {
      const path = `/v1/categories/${encodeURIComponent(slug)}`
      const { data } = await get(path, z.object({ data: Category }), missing(code, `category ${slug}`))
      return withMarkets(data)
    },
    async market(marketId: string): Promise<PredictMarket> {
      const path = `/v1/markets/${encodeURIComponent(marketId)}`
      const found = missing('MARKET_NOT_FOUND', `market ${marketId}`)
      return (await get(path, z.object({ data: PredictMarket }), found)).data
    },
    async book(marketId: string): Promise<PredictBook> {
      const path = `/v1/markets/${encodeURIComponent(marketId)}/orderbook`
      const found = missing('MARKET_NOT_FOUND', `market ${marketId}`)
      return (await get(path, z.object({ data: PredictBook }), found)).data
    },
    /** Matches, newest first. */
    async matches(query: { marketId?: string | undefined; signerAddress?: string; after?: string | undefined }) {
      const { rows, nextCursor } = await page('/v1/orders/matches', { first: MAX_ROWS, ...query })
      const matches = http
        .rows('/v1/orders/matches', rows, MatchRow)
        .map((row): MatchRow => ({ ...row, makers: http.parts('/v1/orders/matches makers', row.makers, MatchLeg) }))
      return { matches, nextCursor }
    },
    page,
  }
}

/** Removed and hidden markets stay in the lists. */
const isShown = ({ status, isVisible }: PredictMarket): boolean => status !== 'REMOVED' && isVisible !== false

const ErrorBody = z.object({ error: z.string(), message: text })

function explain(body: unknown, status: number) {
  const { data } = ErrorBody.safeParse(body)
  if (!data) return undefined
  const code = codeOf(data.error, data.message ?? '', status)
  return { message: `Predict.fun: ${data.message ?? data.error}`, ...(code && { code }) }
}

function codeOf(slug: string, message: string, status: number): ErrorCode | undefined {
  if (slug.startsWith('create_order_insufficient')) return 'INSUFFICIENT_FUNDS'
  if (slug.startsWith('create_order_')) return 'INVALID_ORDER'
  // The venue also answers 401 for an order of another wallet.
  return status === 401 && /do(es)? not belong to/i.test(message) ? 'ORDER_NOT_FOUND' : undefined
}
