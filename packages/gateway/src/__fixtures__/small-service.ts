import { gzipSync } from 'node:zlib'
import { CrossvenueError, type OrderBook, type UnifiedEvent, type Venue } from '@crossvenue/venues'
import { createApp, type Service } from '../app.ts'
import { writePage } from '../clusters/write-page.ts'
import { createLimits } from '../limits/limits.ts'
import { listen } from '../listen.ts'
import { createLog } from '../log.ts'
import { answersOf } from '../lookups/job.ts'
import { createMetrics } from '../metrics.ts'
import { createKnownAnswers } from '../routes/answer-known.ts'
import { createSharedAnswers } from '../routes/shared-answers.ts'
import { createLongPolls } from '../streams/long-polls.ts'
import { stillChanges } from './still-changes.ts'

export const KEY = 'cv_0123456789abcdefghij'
/** A key with the scope `read`. */
export const READ_KEY = 'cv_abcdefghij0123456789'
export const PEM = 'MIIEvQIBADANBg'

export const bearer = { authorization: `Bearer ${KEY}` }

const event: UnifiedEvent = { id: '2027', title: 'Fed decision in March', markets: [], sourceExchange: 'small' }
export const book: OrderBook = { bids: [{ price: 0.4, size: 10 }], asks: [{ price: 0.42, size: 5 }] }

const calls: unknown[][] = []
const lines: string[] = []

/** A venue that answers at once, or fails with a known or unknown error, and records its arguments. */
const small: Venue = {
  id: 'small',
  name: 'Small',
  fetchEvents: async (...args) => {
    calls.push(args)
    return [event]
  },
  fetchEvent: async () => {
    throw new CrossvenueError('EVENT_NOT_FOUND', 'small has no event 9', { exchange: 'small' })
  },
  fetchOHLCV: async (...args) => {
    calls.push(args)
    return []
  },
  fetchTrades: async () => {
    throw new CrossvenueError('RATE_LIMIT_EXCEEDED', 'small asks to wait', { exchange: 'small', retryAfter: 1.5 })
  },
  fetchMarkets: async () => {
    throw new TypeError(`cannot read ${PEM} of undefined`)
  },
  fetchMarket: async () => {
    throw new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'small is down', { exchange: 'small', retryAfter: 5 })
  },
  fetchOrderBook: async (...args) => {
    calls.push(args)
    return book
  },
  getExecutionPrice: async () => 0.42,
  close: async () => undefined,
}

const fileOf = (type: string, text: string) => ({
  type,
  body: new Uint8Array(Buffer.from(text)),
  gzipped: new Uint8Array(gzipSync(text)),
})

const service: Omit<Service, 'metrics' | 'answers'> = {
  venues: new Map([['small', small]]),
  longPolls: createLongPolls(),
  explorerFiles: new Map([
    ['index.html', fileOf('text/html; charset=utf-8', '<title>page</title>')],
    ['assets/page-1a2b.js', fileOf('text/javascript; charset=utf-8', 'render()')],
  ]),
  lookups: answersOf({
    eventClusters: async (query) => {
      const { limit, offset } = query
      return writePage({ clusters: [], meta: { count: 0, total: 0, limit, offset, revision: 4 } }, query)
    },
  }),
  keys: {
    verify: async (secret) => {
      if (secret === KEY) return { id: 'k1', name: 'tester', scope: 'trade', createdAt: 0 }
      return secret === READ_KEY ? { id: 'k2', name: 'reader', scope: 'read', createdAt: 0 } : undefined
    },
  },
  ...stillChanges,
  usage: { count: () => undefined, countBytes: () => undefined },
  readUsage: async (context) => context.json({ success: true, data: [] }),
  readiness: async () => ({ status: 'ready', reasons: [] }),
  status: async () => ({
    revision: 4,
    matching: { running: false, lagSeconds: 0, omitted: { count: 0, events: [] } },
    venues: [{ venue: 'small', running: false, events: 1, markets: 0 }],
  }),
  config: { calculationsWithoutKey: false },
  limits: createLimits({ limits: true, requestsPerMinute: 600_000, megabytesPerMinute: 60_000 }),
  log: createLog('info', { write: (line) => lines.push(line) }),
  document: {
    openapi: '3.1.0',
    info: {},
    servers: [{ url: 'https://gateway.example.test/v1' }],
    paths: { '/api/{exchange}/fetchEvents': {} },
    components: { schemas: {} },
  },
  pages: new Map([['fetchEvents', '<h1>fetchEvents</h1>']]),
  guide: new Map([
    ['index', '<h1>Documentation</h1>'],
    ['packages/client', '<h1>crossvenue</h1>'],
  ]),
}

/** Serves the small venue, or others, over real HTTP. */
export async function startSmallService(
  config: Partial<Service['config']> = {},
  venues = service.venues,
  limits = service.limits,
  more: Partial<Service> = {},
) {
  const metrics = createMetrics()
  const answers = createSharedAnswers()
  const app = createApp({
    ...service,
    ...more,
    answers,
    metrics,
    venues,
    limits,
    config: { ...service.config, ...config },
  })
  const { keys, log } = service
  const answerKnown = createKnownAnswers({ answers, keys, limits, log, metrics, usage: more.usage ?? service.usage })
  const { url, close } = await listen('127.0.0.1', [0], () => app.fetch, { answerKnown })
  return {
    url,
    close,
    /** Arguments of every call that reached the venue. */
    calls,
    /** Every line of the log. */
    lines,
    get: (path: string, headers: Record<string, string> = bearer) => fetch(url + path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = bearer) =>
      fetch(url + path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}

export type SmallService = Awaited<ReturnType<typeof startSmallService>>

/** Returns the error of an answer that holds that and nothing else. */
export async function errorOf(response: Response): Promise<unknown> {
  const { success, error, ...rest } = (await response.json()) as Record<string, unknown>
  if (success !== false || Object.keys(rest).length > 0) throw new Error('not the wire form of an error')
  return error
}
