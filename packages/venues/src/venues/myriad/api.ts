import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { orderCode } from './orders.ts'

const HOST = 'https://api-v2.myriadprotocol.com'

/** The venue's published rates, with a key and without one. */
const BUDGETS = { keyed: { calls: 100, perMs: 1_000 }, keyless: { calls: 30, perMs: 10_000 } }

/** Requests the rows that answers omit by default: markets with an order book, and their actions. */
export const ALL_MODELS = { trading_model: 'all' } as const

/** Longest page of the lists. */
export const MAX_ROWS = 100

const text = z.string().nullish()
const number = z.number().nullish()

export const MyriadOutcome = z.object({
  /** Its place in the market, from 0. */
  id: z.number().int().min(0),
  title: z.string().min(1),
  price: number,
  priceChange24h: number,
  bestBid: z.unknown().optional(),
  bestAsk: z.unknown().optional(),
  price_charts: z.unknown().optional(),
})
export type MyriadOutcome = z.infer<typeof MyriadOutcome>

/** Numbers of a market's chain and of the market on it; the latter repeat from chain to chain. */
export const MyriadMarket = z.object({
  id: z.union([z.number().int(), z.string().regex(/^\d+$/)]).transform(String),
  networkId: z.number().int(),
  slug: z.string().min(1),
  title: z.string().min(1),
  description: text,
  publishedAt: text,
  expiresAt: text,
  state: text,
  voided: z.boolean().nullish(),
  resolvedOutcomeId: number,
  topics: z.array(z.string()).nullish().catch(undefined),
  tags: z.array(z.string()).nullish().catch(undefined),
  token: z.object({ symbol: text }).nullish().catch(undefined),
  imageUrl: text,
  liquidity: number,
  volume: number,
  volume24h: number,
  tradingModel: text,
  perpetual: z.boolean().nullish(),
  eventId: z.union([z.number(), z.string()]).nullish(),
  outcomes: z.array(MyriadOutcome),
})
export type MyriadMarket = z.infer<typeof MyriadMarket>

/** Price and size, both in 10^18ths. */
const level = z.tuple([z.string(), z.string()])
export const MyriadBook = z.object({ bids: z.array(level), asks: z.array(level) })
export type MyriadBook = z.infer<typeof MyriadBook>

export const MyriadAction = z.object({
  action: z.string(),
  networkId: z.number().int().optional(),
  marketId: z.union([z.number().int(), z.string()]).optional(),
  outcomeId: z.number().int().nullish(),
  shares: z.number(),
  /** The money paid or received for all the shares. */
  value: z.number(),
  /** Unix seconds. */
  timestamp: z.number(),
  txId: text,
  blockNumber: number,
})
export type MyriadAction = z.infer<typeof MyriadAction>

const rows = z.array(z.unknown())
const pagination = z.object({ total: number, hasNext: z.boolean().nullish() }).nullish()
export const Page = z.object({ data: rows, pagination })
const ErrorBody = z.object({ message: z.string().optional(), error: z.string().optional() })

/** Creates the venue's public endpoints. A key raises the rate. */
export function createApi(options: VenueOptions = {}) {
  const key = options.credentials?.apiKey
  const http = createRequester(
    {
      venue: 'myriad',
      baseUrl: options.baseUrl ?? HOST,
      budget: key === undefined ? BUDGETS.keyless : BUDGETS.keyed,
      explain,
      ...(key !== undefined && { headers: { 'x-api-key': key } }),
    },
    options,
  )
  const missing = (code: ErrorCode, named: string) => ({ code, message: `No market ${named} on Myriad` })
  const at = (market: string, leaf = '') => `/markets/${encodeURIComponent(market)}${leaf}`

  return {
    http,
    /** Earliest published first, so that what is listed meanwhile shifts nothing. */
    async markets({ page, state, keyword }: { page: number; state?: string; keyword?: string }) {
      const query = { page, limit: MAX_ROWS, sort: 'published_at', order: 'asc', state, keyword, ...ALL_MODELS }
      const { data, pagination } = await http.get('/markets', Page, { query })
      return { rows: data, total: pagination?.total, hasMore: pagination?.hasNext }
    },
    readMarkets: (found: readonly unknown[]) => http.rows('/markets', found, MyriadMarket),
    /** By slug, or by number and network. */
    market: (market: string, network: string | undefined, code: ErrorCode) =>
      http.get(at(market), MyriadMarket, { query: { network_id: network }, notFound: missing(code, market) }),
    book: (market: string, network: string, outcome: number) =>
      http.get(at(market, '/orderbook'), MyriadBook, {
        query: { network_id: network, outcome },
        notFound: missing('OUTCOME_NOT_FOUND', market),
      }),
    /** Newest first. */
    async actions(market: string, network: string, query: { page: number; since?: number; until?: number }) {
      const { data, pagination } = await http.get(at(market, '/events'), Page, {
        query: { network_id: network, limit: MAX_ROWS, ...ALL_MODELS, ...query },
        notFound: missing('OUTCOME_NOT_FOUND', market),
      })
      return {
        actions: http.rows('/markets/{id}/events', data, MyriadAction),
        hasMore: pagination?.hasNext ?? data.length >= MAX_ROWS,
      }
    },
  }
}

function explain(body: unknown, status: number) {
  const { data } = ErrorBody.safeParse(body)
  const message = data?.message ?? data?.error
  const code = message !== undefined && status === 400 ? orderCode(message) : undefined
  return message === undefined ? undefined : { message: `Myriad: ${message}`, ...(code && { code }) }
}
