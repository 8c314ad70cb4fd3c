import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createRequester, type Query, type Requester } from '../../http/request.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import type { VenueOptions } from '../../venue.ts'
import { answerOf, explain, refusalError } from './envelope.ts'

const HOST = 'https://openapi.opinion.trade/openapi'

/** The venue's published rate is 15 calls a second. */
const BUDGET = { calls: 15, perMs: 1_000 }

/** BNB chain. */
export const CHAIN = '56'

/** Longest page of the lists. */
export const MAX_ROWS = 20

/** Returns whether a page is the last; if the venue states no total, that is a page that is not full. */
export const isLastPage = (page: number, length: number, total: number | null | undefined): boolean =>
  typeof total === 'number' ? page * MAX_ROWS >= total : length < MAX_ROWS

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String)
/** A decimal number, in a string as a rule. */
const decimal = z.union([z.number(), z.string()]).nullish()
/** Unix seconds; 0 for none. */
const seconds = z.number().nullish()

const common = {
  marketId: id,
  marketTitle: z.string().min(1),
  slug: text,
  /** 1 created, 2 activated, 3 resolving, 4 resolved, 5 failed, 6 deleted. */
  status: z.number().nullish(),
  statusEnum: text,
  rules: text,
  labels: z.array(z.string()).nullish().catch(undefined),
  volume: decimal,
  volume24h: decimal,
  quoteToken: text,
  thumbnailUrl: text,
  createdAt: seconds,
  cutoffAt: seconds,
  resolvedAt: seconds,
}

export const OpinionMarket = z.object({
  ...common,
  yesTokenId: z.string().regex(/^\d+$/),
  noTokenId: z.string().regex(/^\d+$/),
  yesLabel: text,
  noLabel: text,
  conditionId: text,
  resultTokenId: text,
})
export type OpinionMarket = z.infer<typeof OpinionMarket>

/** A root with children has no tokens of its own. */
const OpinionRoot = z.object({ ...common, childMarkets: z.array(z.unknown()).min(1) })
export type OpinionRoot = Omit<z.infer<typeof OpinionRoot>, 'childMarkets'> & { childMarkets: OpinionMarket[] }
export type Listing = OpinionMarket | OpinionRoot

const level = z.object({ price: z.string(), size: z.string() })
/** In no certain order. */
export const OpinionBook = z.object({ timestamp: z.number().nullish(), bids: z.array(level), asks: z.array(level) })
export type OpinionBook = z.infer<typeof OpinionBook>

export const OpinionPoint = z.object({ t: z.number(), p: z.union([z.string(), z.number()]) })

/** A currency that markets are paid in, with the contract that settles orders in it. */
const QuoteToken = z.object({
  quoteTokenAddress: z.string(),
  ctfExchangeAddress: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  /** Digits behind the point of its smallest unit, and of that of the shares. */
  decimal: z.number().int().min(0).max(36),
  symbol: text,
})
export type QuoteToken = z.infer<typeof QuoteToken>

/** Creates the way to the venue, which answers nobody without a key. */
export function createHttp(options: VenueOptions): Requester {
  const key = options.credentials?.apiKey
  const headers = key === undefined ? {} : { headers: { apikey: key } }
  return createRequester(
    { venue: 'opinion', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, explain, ...headers },
    options,
  )
}

export type OpinionApi = ReturnType<typeof createApi>

/** Creates the endpoints that need no account; `key` is that of a caller, where the venue has none of its own. */
export function createApi(http: Requester, key?: string) {
  const ask = async <S extends z.ZodType>(path: string, query: Query, schema: S, missing?: [ErrorCode, string]) => {
    const notFound = missing && { code: missing[0], message: `No ${missing[1]} on Opinion` }
    const options = { query, ...(notFound && { notFound }) }
    const form = answerOf(schema.nullish())
    const stated =
      key === undefined
        ? await http.get(path, form, options)
        : await http.account(path, form, { ...options, sign: async () => ({ apikey: key }) })
    const isMissing =
      'refused' in stated
        ? /not (found|exist)|no such|invalid (market|token|topic)/i.test(stated.refused)
        : stated.result === null
    if (notFound && isMissing) throw new CrossvenueError(notFound.code, notFound.message, { exchange: 'opinion' })
    if ('refused' in stated) throw refusalError(stated, 'EXCHANGE_ERROR')
    if (!isMissing && stated.result !== undefined) return stated.result as z.infer<S>
    throw new CrossvenueError('EXCHANGE_ERROR', `Opinion sent no result for ${path}`, { exchange: 'opinion' })
  }

  const readListings = (path: string, rows: readonly unknown[]): Listing[] =>
    http
      .rows(path, rows, z.union([OpinionRoot, OpinionMarket]))
      .map((row) =>
        'childMarkets' in row
          ? { ...row, childMarkets: http.parts(`${path} childMarkets`, row.childMarkets, OpinionMarket) }
          : row,
      )
  const Data = z.object({ data: z.unknown().optional() })

  return {
    /** Newest first, so that what is listed while the pages are read shows twice rather than not at all. */
    async markets(page: number, status: string | undefined) {
      const List = z.object({ list: z.array(z.unknown()), total: z.number().nullish() })
      const { list, total } = await ask('/market', { page, limit: MAX_ROWS, status, sortBy: 1 }, List)
      return { rows: list, total }
    },
    readListings: (rows: readonly unknown[]) => readListings('/market', rows),
    /** A root or a binary market; undefined where the answer has neither form. */
    async listing(kind: '' | 'categorical/' | 'slug/', name: string, code: ErrorCode) {
      const missing: [ErrorCode, string] = [code, `market ${name}`]
      const { data } = await ask(`/market/${kind}${encodeURIComponent(name)}`, {}, Data, missing)
      return readListings('/market/{id}', [data])[0]
    },
    async quoteTokens() {
      const List = z.object({ list: z.array(z.unknown()), total: z.number().nullish() })
      const read = async (page = 1) => {
        const { list: rows, total } = await ask('/quoteToken', { page, limit: MAX_ROWS, chainId: CHAIN }, List)
        return { rows, nextCursor: isLastPage(page, rows.length, total) ? undefined : page + 1 }
      }
      const found: QuoteToken[] = []
      for await (const { rows } of walkPages({ exchange: 'opinion', read, rows: (page) => page.rows })) {
        found.push(...http.rows('/quoteToken', rows, QuoteToken))
      }
      return found
    },
    book: (token: string) =>
      ask('/token/orderbook', { token_id: token }, OpinionBook, ['OUTCOME_NOT_FOUND', `outcome ${token}`]),
    async points(token: string, query: { interval: string; start_at: number; end_at: number }) {
      const History = z.object({ history: z.array(z.unknown()) })
      const missing: [ErrorCode, string] = ['OUTCOME_NOT_FOUND', `outcome ${token}`]
      const { history } = await ask('/token/price-history', { token_id: token, ...query }, History, missing)
      return http.rows('/token/price-history', history, OpinionPoint)
    },
  }
}
