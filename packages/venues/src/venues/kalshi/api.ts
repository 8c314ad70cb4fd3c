import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createRequester, type Query } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { type Environment, production } from './environment.ts'
import {
  KalshiCandle,
  KalshiEvent,
  KalshiMarket,
  KalshiMilestone,
  KalshiOrderBook,
  KalshiSeries,
  KalshiStatus,
  KalshiTrade,
} from './schemas.ts'

/** The prefix of every path, and of every signed path. */
export const PREFIX = '/trade-api/v2'

/** 200 read tokens a second on the lowest tier, 10 tokens a call. */
const BUDGET = { calls: 20, perMs: 1_000 }

/** Largest pages of the lists, by the venue's own specification. */
export const MAX_EVENTS = 200
export const MAX_MARKETS = 1_000
export const MAX_TRADES = 1_000

const text = z.string().nullish()
/** Null stands for an empty list; an answer without it is not a list. */
const list = z.array(z.unknown()).nullable()
const EventPage = z.object({ events: list, milestones: list.optional(), cursor: text })
const MarketPage = z.object({ markets: list, cursor: text })
const TradePage = z.object({ trades: list, cursor: text })
const ErrorBody = z.object({ code: text, message: text, details: text })

export interface CandleQuery {
  ticker: string
  periodMinutes: number
  /** In Unix seconds; candles that end at or after this time. */
  startTs: number
  /** In Unix seconds; candles that end at or before this time. */
  endTs: number
}

export type KalshiApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints. */
export function createApi(options: VenueOptions = {}, environment: Environment = production) {
  const baseUrl = environment.api + PREFIX
  const http = createRequester({ venue: environment.id, baseUrl, budget: BUDGET, explain }, options)

  const marketRows = (path: string, rows: readonly unknown[] | null | undefined) =>
    http.rows(path, rows ?? [], KalshiMarket)
  const withMarkets = (event: z.infer<typeof KalshiEvent>): KalshiEvent => ({
    ...event,
    markets: http.parts('/events markets', event.markets ?? [], KalshiMarket),
  })
  const noEvent = (ticker: string) =>
    ({ code: 'EVENT_NOT_FOUND', message: `No event ${ticker} on ${environment.name}` }) as const
  const noMarket = (ticker: string) =>
    ({ code: 'MARKET_NOT_FOUND', message: `No market ${ticker} on ${environment.name}` }) as const
  const noOutcome = (ticker: string) =>
    ({ code: 'OUTCOME_NOT_FOUND', message: `No market ${ticker} on ${environment.name}` }) as const

  const marketPages = (path: string) => async (query: Query) => {
    const page = await http.get(path, MarketPage, { query })
    return { markets: marketRows(path, page.markets), cursor: page.cursor || undefined }
  }
  const marketAt = (folder: string) => async (ticker: string) => {
    const path = `${folder}/${encodeURIComponent(ticker)}`
    return (await http.get(path, z.object({ market: KalshiMarket }), { notFound: noMarket(ticker) })).market
  }
  const tradePages = (path: string) => async (query: Query) => {
    const page = await http.get(path, TradePage, { query })
    return { trades: http.rows(path, page.trades ?? [], KalshiTrade), cursor: page.cursor || undefined }
  }
  const candleRows = (path: string, rows: readonly unknown[] | null | undefined) =>
    http.rows(path, rows ?? [], KalshiCandle)

  return {
    http,
    /** Without combos. */
    async events(query: Query) {
      const page = await http.get('/events', EventPage, { query: { with_nested_markets: true, ...query } })
      return {
        events: http.rows('/events', page.events ?? [], KalshiEvent).map(withMarkets),
        milestones: http.parts('/events milestones', page.milestones ?? [], KalshiMilestone),
        cursor: page.cursor || undefined,
      }
    },
    async event(ticker: string) {
      const schema = z.object({ event: KalshiEvent, markets: list.optional() })
      const { event, markets } = await http.get(`/events/${encodeURIComponent(ticker)}`, schema, {
        query: { with_nested_markets: true },
        notFound: noEvent(ticker),
      })
      // Markets that are not nested come beside the event.
      return withMarkets({ ...event, markets: event.markets ?? markets })
    },
    status: () => http.get('/exchange/status', KalshiStatus),
    eventMetadata: (ticker: string) =>
      http.get(`/events/${encodeURIComponent(ticker)}/metadata`, z.record(z.string(), z.unknown()), {
        notFound: noEvent(ticker),
      }),
    async milestones(eventTicker: string) {
      const query = { related_event_ticker: eventTicker, limit: 100 }
      const page = await http.get('/milestones', z.object({ milestones: list }), { query })
      return http.rows('/milestones', page.milestones ?? [], KalshiMilestone)
    },
    markets: marketPages('/markets'),
    market: marketAt('/markets'),
    // Markets that settled before the venue's cutoff, and trades before it, leave the live endpoints for these.
    archivedMarkets: marketPages('/historical/markets'),
    archivedMarket: marketAt('/historical/markets'),
    orderBook: (ticker: string, depth?: number) =>
      http.get(`/markets/${encodeURIComponent(ticker)}/orderbook`, KalshiOrderBook, {
        query: { depth },
        notFound: noOutcome(ticker),
      }),
    trades: tradePages('/markets/trades'),
    archivedTrades: tradePages('/historical/trades'),
    /** The batch form is used for one market too, because it needs no series ticker, which a market does not state. */
    async candles({ ticker, periodMinutes, startTs, endTs }: CandleQuery) {
      const path = '/markets/candlesticks'
      const schema = z.object({
        markets: z.array(z.object({ market_ticker: z.string(), candlesticks: list })).nullish(),
      })
      const query = { market_tickers: ticker, period_interval: periodMinutes, start_ts: startTs, end_ts: endTs }
      const { markets } = await http.get(path, schema, { query, notFound: noOutcome(ticker) })
      return candleRows(path, markets?.find(({ market_ticker }) => market_ticker === ticker)?.candlesticks)
    },
    async archivedCandles({ ticker, periodMinutes, startTs, endTs }: CandleQuery) {
      const path = `/historical/markets/${encodeURIComponent(ticker)}/candlesticks`
      const query = { period_interval: periodMinutes, start_ts: startTs, end_ts: endTs }
      const { candlesticks } = await http.get(path, z.object({ candlesticks: list }), {
        query,
        notFound: noOutcome(ticker),
      })
      return candleRows(path, candlesticks)
    },
    async seriesOf(ticker: string) {
      return (await http.get(`/series/${encodeURIComponent(ticker)}`, z.object({ series: KalshiSeries }))).series
    },
    async series() {
      const { series } = await http.get('/series', z.object({ series: list }))
      return http.rows('/series', series ?? [], KalshiSeries)
    },
  }
}

const codes = new Map<string, ErrorCode>(
  Object.entries({
    insufficient_balance: 'INSUFFICIENT_FUNDS',
    order_already_exists: 'INVALID_ORDER',
    invalid_price: 'INVALID_ORDER',
    invalid_order_size: 'INVALID_ORDER',
    market_inactive: 'INVALID_ORDER',
    post_only_cross: 'INVALID_ORDER',
    fill_or_kill_insufficient_resting_volume: 'INVALID_ORDER',
    market_not_found: 'MARKET_NOT_FOUND',
  }),
)

/** Two forms are in use: `{error: {code, message, details}}` and the same without the envelope. */
/** Returns the error for a refusal inside an answer. */
export function refusalOf(exchange: string, body: unknown): CrossvenueError {
  const { code = 'INVALID_ORDER', message = 'Kalshi refused the order without a reason' } = explain(body) ?? {}
  return new CrossvenueError(code, message, { exchange })
}

function explain(body: unknown) {
  const { data } = z.union([z.object({ error: ErrorBody }).transform(({ error }) => error), ErrorBody]).safeParse(body)
  const message = [data?.message, data?.details].filter(Boolean).join(': ')
  // No document states a code for the refusal of a reduce_only order, so its text is read.
  const code = codes.get(data?.code ?? '') ?? (/reduce.?only/i.test(message) ? 'INVALID_ORDER' : undefined)
  return message ? { message: `Kalshi: ${message}`, ...(code && { code }) } : undefined
}
