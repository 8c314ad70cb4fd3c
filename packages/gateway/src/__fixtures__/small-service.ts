import { gzipSync } from 'node:zlib'
import { CrossvenueError, type OrderBook, type UnifiedEvent, type Venue } from '@crossvenue/venues'
import { createApp, type Service } from '../app.ts'
import { answerInThreads } from '../clusters/answer-in-threads.ts'
import { writePage } from '../clusters/write-page.ts'
import { createLimits } from '../limits/limits.ts'
import { listen } from '../listen.ts'
import { createLog } from '../log.ts'
import { type Job, type Lookups, runJob } from '../lookups/job.ts'
import { createKnownLookups } from '../lookups/known-lookups.ts'
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

/** Finds no clusters, and events that repeat the text which was searched for. */
const found: Partial<Lookups> = {
  eventClusters: async (query) => {
    const { limit, offset } = query
    return writePage({ clusters: [], meta: { count: 0, total: 0, limit, offset, revision: 4 } }, query)
  },
  events: async (query) => writePage({ clusters: [JSON.stringify({ title: query.query })], meta: {} }, query),
}

const service: Omit<Service, 'metrics' | 'answers' | 'lookups'> = {
  venues: new Map([['small', small]]),
  longPolls: createLongPolls(),
  explorerFiles: new Map([
    ['index.html', fileOf('text/html; charset=utf-8', '<title>page</title>')],
    ['assets/page-1a2b.js', fileOf('text/javascript; charset=utf-8', 'render()')],
  ]),
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
  const computed: Job[] = []
  const run = (_caller: string, job: Job) => {
    computed.push(job)
    return runJob(found, job)
  }
  const lookups = answerInThreads(
    { run, close: async () => undefined },
    { counters: async () => ({ revision: 4, catalogue: 4, reads: 4, content: 4, matched: 4 }) },
  )
  const knownLookups = createKnownLookups(lookups)
  const app = createApp({
    ...service,
    lookups,
    ...more,
    knownLookups,
    answers,
    metrics,
    venues,
    limits,
    config: { ...service.config, ...config },
  })
  const { keys, log, usage } = { ...service, ...more }
  const answerKnown = createKnownAnswers({ answers, lookups: knownLookups, keys, limits, log, metrics, usage })
  let routed = 0
  const route: typeof app.fetch = (...given) => {
    routed += 1
    return app.fetch(...given)
  }
  const { url, close } = await listen('127.0.0.1', [0], () => route, { answerKnown })
  return {
    url,
    close,
    metrics,
    /** Every look-up that was computed. */
    lookups: computed,
    /** How many requests reached the router. */
    routed: () => routed,
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
