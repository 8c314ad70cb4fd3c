import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester, type Query } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { isOfFunds } from './orders.ts'

const HOST = 'https://gateway.polymarket.us'

/** A little less than the published 20 calls a second, which it allows each address, and each key. */
const BUDGET = { calls: 18, perMs: 1_000 }

/** The longest pages are not known; this length is ours, and a shorter page is not taken for the last. */
export const PAGE = 100

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)
const decimal = z.union([z.number(), z.string()]).nullish()
const amount = z.object({ value: z.string() })

/** One of both sides of an instrument; only the long one is quoted. */
const Side = z.object({ long: z.boolean(), price: decimal, description: text })
const quote = amount.nullish().catch(undefined)

export const PolymarketUsMarket = z.object({
  slug: z.string().min(1),
  title: text,
  question: text,
  description: text,
  outcome: text,
  active: z.boolean().nullish(),
  closed: z.boolean().nullish(),
  /** States that the two flags do not cover: whether it is halted, or settled. */
  status: text,
  endDate: text,
  orderPriceMinTickSize: decimal,
  minimumTradeQty: decimal,
  /** In dollars; the bare numbers are the older form. */
  bestBidQuote: quote,
  bestAskQuote: quote,
  bestBid: decimal,
  bestAsk: decimal,
  lastTradePrice: decimal,
  /** In shares. */
  volume: decimal,
  volume24hr: decimal,
  /** For markets that are settled by a price: the window in which it is measured. */
  assetPriceTerms: z.object({ windowStart: text, windowEnd: text }).nullish().catch(undefined),
  marketSides: z.array(Side).nullish().catch(undefined),
})
export type PolymarketUsMarket = z.infer<typeof PolymarketUsMarket>

const Event = z.object({
  id,
  slug: z.string().min(1),
  title: z.string().min(1),
  subtitle: text,
  description: text,
  image: text,
  category: text,
  startTime: text,
  endDate: text,
  endTime: text,
  tags: z
    .array(z.object({ label: text }))
    .nullish()
    .catch(undefined),
  seriesSlug: text,
  series: z.object({ slug: text, title: text }).nullish().catch(undefined),
  markets: z.array(z.unknown()).nullish(),
})
export type PolymarketUsEvent = Omit<z.infer<typeof Event>, 'markets'> & { markets: PolymarketUsMarket[] }

/** A level of the long side. */
const level = z.object({ px: amount, qty: z.string() })
export const PolymarketUsBook = z.object({
  bids: z.array(level).nullish(),
  offers: z.array(level).nullish(),
  transactTime: text,
  stats: z.object({ openInterest: decimal }).nullish().catch(undefined),
})
export type PolymarketUsBook = z.infer<typeof PolymarketUsBook>

export const PolymarketUsSeries = z.object({ id, slug: text, title: z.string().min(1) })
export type PolymarketUsSeries = z.infer<typeof PolymarketUsSeries>

/** The ask of either side, in whole seconds. */
export const PricePoint = z.object({ timestamp: z.coerce.number().int(), longPrice: decimal, shortPrice: decimal })

const rows = z.array(z.unknown())
const ErrorBody = z.object({ message: z.string() })

export type PolymarketUsApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints. */
export function createApi(options: VenueOptions = {}) {
  const http = createRequester(
    { venue: 'polymarket_us', baseUrl: options.baseUrl ?? HOST, budget: BUDGET, explain },
    options,
  )
  const withMarkets = (event: z.infer<typeof Event>): PolymarketUsEvent => ({
    ...event,
    markets: http.parts('/v1/events markets', event.markets ?? [], PolymarketUsMarket),
  })
  const missing = (code: ErrorCode, named: string) => ({ notFound: { code, message: `No ${named} on Polymarket US` } })

  return {
    http,
    async events(query: { limit: number; offset: number; closed?: boolean }) {
      return { rows: (await http.get('/v1/events', z.object({ events: rows }), { query })).events }
    },
    readEvents: (found: readonly unknown[]) => http.rows('/v1/events', found, Event).map(withMarkets),
    async event(by: 'id' | 'slug', name: string, code: ErrorCode) {
      const path = `/v1/events/${by === 'slug' ? 'slug/' : ''}${encodeURIComponent(name)}`
      return withMarkets((await http.get(path, z.object({ event: Event }), missing(code, `event ${name}`))).event)
    },
    async market(slug: string) {
      const path = `/v1/market/slug/${encodeURIComponent(slug)}`
      const options = missing('MARKET_NOT_FOUND', `market ${slug}`)
      return (await http.get(path, z.object({ market: PolymarketUsMarket }), options)).market
    },
    async book(slug: string) {
      const path = `/v1/markets/${encodeURIComponent(slug)}/book`
      const options = missing('OUTCOME_NOT_FOUND', `market ${slug}`)
      return (await http.get(path, z.object({ marketData: PolymarketUsBook }), options)).marketData
    },
    async points(symbol: string, query: Query) {
      const path = '/v1/price-history'
      const { history } = await http.get(path, z.object({ history: rows.nullish() }), { query: { symbol, ...query } })
      return http.rows(path, history ?? [], PricePoint)
    },
    async series(offset: number) {
      const query = { limit: PAGE, offset }
      const { series } = await http.get('/v1/series', z.object({ series: rows }), { query })
      return { found: series.length, series: http.rows('/v1/series', series, PolymarketUsSeries) }
    },
  }
}

function explain(body: unknown) {
  const { data } = ErrorBody.safeParse(body)
  if (!data) return undefined
  const message = `Polymarket US: ${data.message}`
  return isOfFunds(data.message) ? { code: 'INSUFFICIENT_FUNDS' as const, message } : { message }
}
