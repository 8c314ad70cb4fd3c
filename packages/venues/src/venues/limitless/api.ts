import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { orderCode } from './orders.ts'

const HOST = 'https://api.limitless.exchange'

/** The venue publishes no rate; this one is ours. */
const BUDGET = { calls: 100, perMs: 10_000 }

/** Largest pages, by the venue's own documents. */
export const MAX_ACTIVE = 25
export const MAX_SEARCH = 50
const MAX_TRADES = 100

const text = z.string().nullish()
const texts = z.array(z.string()).nullish().catch(undefined)
const id = z.union([z.number(), z.string().min(1)]).transform(String)
/** A number, or the same in a string: the venue's fields differ. */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
])
const pair = z.tuple([decimal, decimal]).nullish().catch(undefined)

const listing = {
  id,
  slug: z.string().min(1),
  title: z.string().min(1),
  description: text,
  collateralToken: z.object({ symbol: text, address: text }).nullish(),
  expirationTimestamp: decimal.nullish(),
  createdAt: text,
  startAt: text,
  categories: texts,
  tags: texts,
  status: text,
  expired: z.boolean().nullish(),
  volumeFormatted: decimal.nullish(),
  openInterestFormatted: decimal.nullish(),
  liquidityFormatted: decimal.nullish(),
  imageUrl: text,
  logo: text,
}

export const LimitlessMarket = z.object({
  ...listing,
  marketType: text.refine((type) => type !== 'group', 'a group without its markets'),
  groupId: id.nullish(),
  conditionId: text,
  tradeType: text,
  /** Ids of the YES and NO tokens; rows of the older on-chain pools have `positionIds` in their place. */
  tokens: z.object({ yes: z.string(), no: z.string() }).nullish(),
  positionIds: z.tuple([z.string(), z.string()]).nullish().catch(undefined),
  /** The prices of YES and NO, 0 to 1; the older pools write 0 to 100. */
  prices: pair,
  /** The prices of a taker (`market`) for YES and NO: a buy pays the best ask, a sell gets the best bid. */
  tradePrices: z
    .object({ buy: z.object({ market: pair }), sell: z.object({ market: pair }) })
    .nullish()
    .catch(undefined),
  winningOutcomeIndex: z.number().nullish(),
  /** The contract that settles orders, and the one before the shares of markets of which one wins. */
  venue: z.object({ exchange: text, adapter: text }).nullish().catch(undefined),
  metadata: z
    .object({
      /** The price to beat of an up-or-down market. */
      openPrice: decimal.nullish(),
      /** Kick-off, Unix seconds. */
      startMatchTimestampInUTC: decimal.nullish(),
    })
    .nullish()
    .catch(undefined),
})
export type LimitlessMarket = z.infer<typeof LimitlessMarket>

/** A page that groups markets; it has no price and no book of its own. */
const LimitlessGroup = z.object({ ...listing, marketType: z.literal('group'), markets: z.array(z.unknown()) })
export type LimitlessGroup = Omit<z.infer<typeof LimitlessGroup>, 'markets'> & { markets: LimitlessMarket[] }

const level = z.object({ price: decimal, size: decimal })
export const LimitlessBook = z.object({ bids: z.array(level), asks: z.array(level) })
export type LimitlessBook = z.infer<typeof LimitlessBook>

export const LimitlessTrade = z.object({
  createdAt: z.string(),
  matchedSize: decimal,
  price: decimal,
  /** 0 a buy, 1 a sell. */
  side: decimal,
  tokenId: z.string().min(1),
  txHash: text,
})
export type LimitlessTrade = z.infer<typeof LimitlessTrade>

const series = z.object({ title: text, prices: z.array(z.unknown()).nullish() })
export const LimitlessPoint = z.object({ price: decimal, timestamp: z.union([decimal, z.string().min(1)]) })
export type LimitlessPoint = z.infer<typeof LimitlessPoint>

/** The reach of a price history, back from now. */
export type Interval = '1h' | '6h' | '1d' | '1w' | '1m' | 'all'

const rows = z.array(z.unknown())
const ErrorBody = z.object({ message: z.union([z.string(), z.array(z.string())]) })

export type LimitlessApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints. */
export function createApi(options: VenueOptions = {}) {
  const http = createRequester(
    { venue: 'limitless', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, explain },
    options,
  )
  const at = (slug: string, leaf = '') => `/markets/${encodeURIComponent(slug)}${leaf}`
  const missing = (code: ErrorCode, slug: string) => ({ code, message: `No market ${slug} on Limitless` })

  /** Checks rows that are markets or groups of markets; rows of neither form are reported and left out. */
  const listings = (path: string, found: readonly unknown[]): (LimitlessMarket | LimitlessGroup)[] =>
    http
      .rows(path, found, z.union([LimitlessGroup, LimitlessMarket]))
      .map((row) =>
        'markets' in row ? { ...row, markets: http.parts(`${path} markets`, row.markets, LimitlessMarket) } : row,
      )

  return {
    http,
    /**
     * Newest first, so that a market listed during the read is repeated rather than lost. A short page is not the last
     * while the venue states that more follow.
     */
    async active(page: number) {
      const path = '/markets/active'
      const answer = await http.get(path, z.object({ data: rows, totalMarketsCount: z.number().int().nullish() }), {
        query: { page, limit: MAX_ACTIVE, sortBy: 'newest' },
      })
      const { data, totalMarketsCount: total } = answer
      if (page === 1 && data.length === 0 && total) {
        const message = `limitless states a total of ${total} markets and returned none`
        throw new CrossvenueError('EXCHANGE_ERROR', message, { exchange: 'limitless' })
      }
      const isLast = data.length === 0 || (data.length < MAX_ACTIVE && page * MAX_ACTIVE >= (total ?? 0))
      return { found: data.length, total, isLast, listings: listings(path, data) }
    },
    async search(query: string, page: number, similarityThreshold?: number) {
      const path = '/markets/search'
      const { markets } = await http.get(path, z.object({ markets: rows }), {
        query: { query, page, limit: MAX_SEARCH, similarityThreshold },
      })
      return { found: markets.length, listings: listings(path, markets) }
    },
    /** Reads one page by its slug; undefined if it contains no market. */
    async listing(slug: string, notFound: ErrorCode) {
      const answer = await http.get(at(slug), z.unknown(), { notFound: missing(notFound, slug) })
      return listings('/markets/{slug}', [answer])[0]
    },
    book: (slug: string) =>
      http.get(at(slug, '/orderbook'), LimitlessBook, { notFound: missing('OUTCOME_NOT_FOUND', slug) }),
    async trades(slug: string, page: number) {
      const path = '/markets/{slug}/events'
      const answer = await http.get(at(slug, '/events'), z.object({ events: rows, totalPages: decimal.nullish() }), {
        query: { page, limit: MAX_TRADES },
        notFound: missing('OUTCOME_NOT_FOUND', slug),
      })
      return { pages: answer.totalPages ?? page, trades: http.rows(path, answer.events, LimitlessTrade) }
    },
    /** Points of the YES token. The answer is one series, or one for each token under a title that begins with its side. */
    async points(slug: string, interval: Interval) {
      const answer = await http.get(at(slug, '/historical-price'), z.union([series, z.array(series)]), {
        query: { interval },
        notFound: missing('OUTCOME_NOT_FOUND', slug),
      })
      const all = [answer].flat()
      const yes = all.find(({ title }) => /^yes\b/i.test(title ?? '')) ?? all[0]
      return http.rows('/markets/{slug}/historical-price', yes?.prices ?? [], LimitlessPoint)
    },
  }
}

function explain(body: unknown, status: number) {
  const { data } = ErrorBody.safeParse(body)
  const message = data && [data.message].flat().join('; ')
  const code = message && status === 400 ? orderCode(message) : undefined
  return message ? { message: `Limitless: ${message}`, ...(code && { code }) } : undefined
}
