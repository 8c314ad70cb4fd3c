import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester } from '../../request.ts'
import type { VenueOptions } from '../../venue.ts'

const HOST = 'https://api.gemini.com'
const PREFIX = '/v1/prediction-markets'

/** The venue's published rate for the public is 120 calls a minute. */
const BUDGET = { calls: 120, perMs: 60_000 }

/** Longest page of the list. */
export const MAX_EVENTS = 500

const text = z.string().nullish()
/** Dollars, in a string. */
const dollars = z.string().nullish()

/** Prices of YES; the quotes that `buy` and `sell` name are what a taker gets. */
const Prices = z.object({ bestBid: dollars, bestAsk: dollars, lastTradePrice: dollars }).nullish().catch(undefined)

export const GeminiContract = z.object({
  instrumentSymbol: z.string().min(1),
  ticker: z.string().min(1),
  label: z.string().min(1),
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
  /** Since listing. */
  volume: dollars,
  liquidity: dollars,
  tags: z.array(z.string()).nullish().catch(undefined),
  contracts: z.array(z.unknown()),
})
export type GeminiEvent = Omit<z.infer<typeof Event>, 'contracts'> & { contracts: GeminiContract[] }

const rows = z.array(z.unknown())
const ErrorBody = z.object({ error: text, reason: text, message: text })

/** Creates the venue's public endpoints. */
export function createApi(options: VenueOptions = {}) {
  const baseUrl = (options.baseUrl ?? HOST).replace(/\/$/, '') + PREFIX
  const http = createRequester({ venue: 'gemini-titan', baseUrl, budget: BUDGET, explain }, options)
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
  }
}

function explain(body: unknown) {
  const { data } = ErrorBody.safeParse(body)
  const message = data?.message ?? data?.reason ?? data?.error
  return message ? { message: `Gemini: ${message}` } : undefined
}
