import { z } from 'zod'
import type { ErrorCode } from '../../errors.ts'
import { createRequester } from '../../http/request.ts'
import type { VenueOptions } from '../../venue.ts'
import { orderCode } from './orders.ts'

const HOSTS = { lists: 'https://market-api.probable.markets', books: 'https://api.probable.markets' }
/** The prefix of every path on every host. */
export const PREFIX = '/public/api/v1'

/** The venue publishes no rate; this one is ours. */
const BUDGET = { calls: 10, perMs: 1_000 }

/** The longest page is not known; the venue's own length is 20. */
export const MAX_EVENTS = 20

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)
const decimal = z.union([z.number(), z.string()]).nullish()
const time = z.union([z.number(), z.string()]).nullish()

const Token = z.object({ token_id: z.union([z.string(), z.number()]).transform(String), outcome: z.string().min(1) })

export const ProbableMarket = z.object({
  id,
  event_id: z.union([z.number(), z.string()]).nullish(),
  condition_id: text,
  slug: text,
  question: z.string().min(1),
  description: text,
  groupItemTitle: text,
  tokens: z.array(Token).nullish(),
  icon: text,
  startAt: time,
  endAt: time,
  status: text,
  volume: decimal,
  volume24hr: decimal,
  liquidity: decimal,
  acceptingOrders: z.boolean().nullish(),
  resolve: z.object({ resolved: z.boolean().nullish(), outcome: z.unknown().optional() }).nullish().catch(undefined),
})
export type ProbableMarket = z.infer<typeof ProbableMarket>

const Event = z.object({
  id,
  slug: z.string().min(1),
  title: z.string().min(1),
  type: text,
  status: text,
  description: text,
  startTime: time,
  endTime: time,
  icon: text,
  volume: decimal,
  tags: z
    .array(z.union([z.string(), z.object({ label: text, name: text })]))
    .nullish()
    .catch(undefined),
  seriesSlug: text,
  markets: z.array(z.unknown()).nullish(),
})
export type ProbableEvent = Omit<z.infer<typeof Event>, 'markets'> & { markets: ProbableMarket[] }

const level = z.object({ price: z.string(), size: z.string() })
export const ProbableBook = z.object({ bids: z.array(level), asks: z.array(level), timestamp: time })
export type ProbableBook = z.infer<typeof ProbableBook>

export const ProbablePoint = z.object({ t: z.number(), p: z.union([z.number(), z.string()]) })

const rows = z.array(z.unknown())
const pagination = z.object({ hasMore: z.boolean().nullish() }).nullish().catch(undefined)
/** How lists are wrapped is not certain. */
const List = z.union([
  rows.transform((events) => ({ events, pagination: undefined })),
  z.object({ events: rows, pagination }),
  z.object({ data: rows, pagination }).transform(({ data, pagination }) => ({ events: data, pagination })),
])
const ErrorBody = z.object({
  message: z.string().optional(),
  error: z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]).optional(),
})

export type ProbableApi = ReturnType<typeof createApi>

/** Creates the venue's public endpoints. `baseUrl` replaces both hosts; the path prefix stays. */
export function createApi(options: VenueOptions = {}) {
  const at = (host: string) => (options.baseUrl ?? host).replace(/\/$/, '') + PREFIX
  const http = createRequester({ venue: 'probable', baseUrl: at(HOSTS.lists), budget: BUDGET, explain }, options)
  const books = { baseUrl: at(HOSTS.books) }
  const missing = (code: ErrorCode, named: string) => ({ notFound: { code, message: `No ${named} on Probable` } })
  const withMarkets = (event: z.infer<typeof Event>): ProbableEvent => ({
    ...event,
    markets: http.parts('/events/ markets', event.markets ?? [], ProbableMarket),
  })

  return {
    http,
    /** The host of books, orders and accounts. */
    books,
    async events(page: number, status: 'active' | 'closed' | 'all') {
      const { events, pagination } = await http.get('/events/', List, { query: { page, limit: MAX_EVENTS, status } })
      return { rows: events, hasMore: pagination?.hasMore }
    },
    readEvents: (found: readonly unknown[]) => http.rows('/events/', found, Event).map(withMarkets),
    async event(by: 'id' | 'slug', named: string, code: ErrorCode) {
      const path = `/events/${by === 'slug' ? 'slug/' : ''}${encodeURIComponent(named)}`
      return withMarkets(await http.get(path, Event, missing(code, `event ${named}`)))
    },
    market: (named: string) =>
      http.get(`/markets/${encodeURIComponent(named)}`, ProbableMarket, missing('MARKET_NOT_FOUND', `market ${named}`)),
    book: (token: string) =>
      http.get('/book', ProbableBook, {
        ...books,
        query: { token_id: token },
        ...missing('OUTCOME_NOT_FOUND', `outcome ${token}`),
      }),
    async points(token: string, query: { startTs: number; endTs: number; fidelity: number }) {
      const { history } = await http.get('/prices-history', z.object({ history: rows }), {
        ...books,
        query: { market: token, ...query },
        ...missing('OUTCOME_NOT_FOUND', `outcome ${token}`),
      })
      return http.rows('/prices-history', history, ProbablePoint)
    },
  }
}

function explain(body: unknown, status: number) {
  const { data } = ErrorBody.safeParse(body)
  const message = data?.message ?? data?.error
  if (message === undefined) return undefined
  const code = status === 400 ? orderCode(message) : undefined
  return { message: `Probable: ${message}`, ...(code && { code }) }
}
