import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { parseExactJson } from '../../http/exact-json.ts'
import { createRequester } from '../../http/request.ts'
import { networkOf } from '../../network.ts'
import type { VenueOptions } from '../../venue.ts'
import { networks } from './networks.ts'

export const PREFIX = '/v1/prediction-markets'

/** The venue's published rates are 120 calls a minute for the public, and 600 for members. */
const BUDGET = { calls: 120, perMs: 60_000 }
const MEMBERS_BUDGET = { calls: 600, perMs: 60_000 }

/**
 * The longest page that we request; the venue allows 500. A game comes with all other bets on it, which are rows of the
 * list themselves, so fifty events may have twelve megabytes.
 */
export const MAX_EVENTS = 25

const text = z.string().nullish()
/** Dollars, in a string. */
const dollars = z.string().nullish()

/** The prices at which a taker buys and sells a side. */
const Quotes = z.object({ yes: dollars, no: dollars }).nullish().catch(undefined)
/** `bestBid`, `bestAsk` and `lastTradePrice` are prices of YES. */
const Prices = z
  .object({ buy: Quotes, sell: Quotes, bestBid: dollars, bestAsk: dollars, lastTradePrice: dollars })
  .nullish()
  .catch(undefined)

export const GeminiContract = z.object({
  instrumentSymbol: z.string().min(1),
  ticker: z.string().min(1),
  label: text,
  abbreviatedName: text,
  /** A text, or a tree of texts. */
  description: z.unknown().optional(),
  prices: Prices,
  status: text,
  marketState: text,
  createdAt: text,
  effectiveDate: text,
  expiryDate: text,
  resolutionSide: text,
  resolvedAt: text,
  imageUrl: text,
  priceIncrement: text,
  priceMinimum: text,
  quantityIncrement: text,
  quantityMinimum: text,
  strike: z.object({ value: text, type: text }).nullish().catch(undefined),
})
export type GeminiContract = z.infer<typeof GeminiContract>

const Event = z.object({
  ticker: z.string().min(1),
  title: z.string().min(1),
  slug: text,
  description: text,
  imageUrl: text,
  category: text,
  series: text,
  status: text,
  effectiveDate: text,
  expiryDate: text,
  /** The kick-off of a game. */
  startTime: text,
  /** Since listing. */
  volume: dollars,
  volume24h: dollars,
  liquidity: dollars,
  tags: z.array(z.string()).nullish().catch(undefined),
  contracts: z.array(z.unknown()),
})
export type GeminiEvent = Omit<z.infer<typeof Event>, 'contracts'> & { contracts: GeminiContract[] }

const number = z.coerce.number()
const GeminiBook = z.object({
  bids: z.array(z.object({ price: number, amount: number })),
  asks: z.array(z.object({ price: number, amount: number })),
})
/** Prices of YES, and sizes. */
export type GeminiBook = z.infer<typeof GeminiBook>

export const GeminiTrade = z.object({
  tid: z.union([z.string(), z.number()]).transform(String),
  timestampms: z.number(),
  /** The price of YES. */
  price: number,
  amount: number,
  /** The taker's action on YES; absent for auctions. */
  type: z.string().nullish(),
})
export type GeminiTrade = z.infer<typeof GeminiTrade>

const rows = z.array(z.unknown())
const ErrorBody = z.object({ error: text, reason: text, message: text })

export type GeminiApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints; contracts are traded as any instrument of Gemini's is. */
export function createApi(options: VenueOptions = {}) {
  const { api: host } = networkOf(networks, options)
  const policy = { venue: 'gemini-titan', parse: parseExactJson, explain }
  const http = createRequester({ ...policy, baseUrl: host + PREFIX, budget: BUDGET }, options)
  const members = createRequester({ ...policy, baseUrl: host, budget: MEMBERS_BUDGET }, options)
  const withContracts = (event: z.infer<typeof Event>): GeminiEvent => ({
    ...event,
    contracts: http.parts('/events contracts', event.contracts, GeminiContract),
  })

  return {
    async events(query: { status: readonly string[]; limit: number; offset: number }) {
      const schema = z.object({ data: rows, pagination: z.object({ total: z.number().nullish() }).nullish() })
      const { data, pagination } = await http.get('/events', schema, { query })
      return { rows: data, total: pagination?.total }
    },
    readEvents: (found: readonly unknown[]) => http.rows('/events', found, Event).map(withContracts),
    async event(ticker: string, code: ErrorCode) {
      const notFound = { code, message: `No event ${ticker} on Gemini` }
      return withContracts(await http.get(`/events/${encodeURIComponent(ticker)}`, Event, { notFound }))
    },
    /** Reads the whole book: 0 levels mean all. */
    book: (symbol: string) =>
      http.get(`/v1/book/${encodeURIComponent(symbol)}`, GeminiBook, {
        baseUrl: host,
        query: { limit_bids: 0, limit_asks: 0 },
        notFound: noInstrument(symbol),
      }),
    /** Reads the latest trades, newest first; with `since`, in milliseconds, those from then on. */
    async trades(symbol: string, query: { limit_trades: number; timestamp: number | undefined }) {
      const path = `/v1/trades/${encodeURIComponent(symbol)}`
      const found = await http.get(path, rows, { baseUrl: host, query, notFound: noInstrument(symbol) })
      return http.rows(path, found, GeminiTrade)
    },
    members,
  }
}

const noInstrument = (symbol: string) =>
  ({ code: 'OUTCOME_NOT_FOUND', message: `No instrument ${symbol} on Gemini` }) as const

/** The venue's reasons for refusals, and their error codes. */
const refusals: readonly [RegExp, ErrorCode][] = [
  [/Nonce|Signature|ApiKey|Payload/i, 'AUTHENTICATION_ERROR'],
  [/^InsufficientFunds$/, 'INSUFFICIENT_FUNDS'],
  [/^InvalidSymbol$/, 'OUTCOME_NOT_FOUND'],
]

/** Returns the error for the refusal of one order of a batch. */
export function refusalOfOne(body: unknown): CrossvenueError {
  const { code = 'INVALID_ORDER', message = 'Gemini refused the order without a reason' } = explain(body) ?? {}
  return new CrossvenueError(code, message, { exchange: 'gemini-titan' })
}

function explain(body: unknown) {
  const { data } = ErrorBody.safeParse(body)
  const name = data?.reason ?? data?.error ?? ''
  const message = data?.message ?? name
  const [, code] = refusals.find(([pattern]) => pattern.test(name)) ?? []
  return message ? { message: `Gemini: ${message}`, ...(code && { code }) } : undefined
}
