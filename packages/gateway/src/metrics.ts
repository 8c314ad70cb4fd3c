import type { BudgetState, VenueFetch } from '@crossvenue/venues'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { StatusReport } from './catalogue/status.ts'
import type { Environment, RequestContext } from './environment.ts'
import { nodeFetch } from './node-fetch.ts'

interface MetricsSources {
  status(): Promise<StatusReport>
  /** Open WebSockets. */
  sockets(): number
  /**
   * Milliseconds since this process last read the state of a store that it shares with others; undefined if it shares
   * none.
   */
  storeLagMs(): number | undefined
  /** Bytes that the cache of cluster answers holds. */
  cacheBytes(): number
}

export interface CountedRequest {
  method: string
  route: string
  status: number
  seconds: number
}

export interface Metrics {
  /** Counts and times one request. */
  count(request: CountedRequest): void
  /** Counts and times requests by route. */
  middleware: MiddlewareHandler<Environment>
  /** A `fetch` that counts and times the calls of a venue. */
  fetchFor(venue: string): VenueFetch
  /** Reports how much of a rate limit of a venue is used. */
  watchBudget(venue: string, state: () => BudgetState): void
  /** Sets the sources of the gauges. */
  observe(sources: MetricsSources): void
  contentType: string
  /** Returns all metrics in the Prometheus text format. */
  text(): Promise<string>
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Creates the metrics of one service, and those of the process (event loop, heap, memory, garbage collection). */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name: `crossvenue_${name}`, help, labelNames, registers: [register] })
  const histogram = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name: `crossvenue_${name}`, help, labelNames, buckets: SECONDS, registers: [register] })

  const requests = counter('http_requests_total', 'Requests answered.', ['method', 'route', 'status'])
  const requestSeconds = histogram('http_request_duration_seconds', 'Time to the head of the answer.', ['route'])
  const calls = counter('venue_calls_total', 'HTTP requests to venues; status is "none" where no answer came.', [
    'venue',
    'status',
  ])
  const callSeconds = histogram('venue_call_duration_seconds', 'Time to the head of the answer.', ['venue'])
  const setGauges = createGauges(register)
  const setBudgets = createBudgetGauges(register)
  const budgets: Budgets = new Map()
  let sources: MetricsSources | undefined

  const count: Metrics['count'] = ({ method, route, status, seconds }) => {
    requestSeconds.observe({ route }, seconds)
    requests.inc({ method, route, status })
  }

  return {
    count,
    async middleware(context, next) {
      const start = performance.now()
      await next()
      count({
        method: methodOf(context.req.method),
        route: routeOf(context),
        status: context.res.status,
        seconds: (performance.now() - start) / 1_000,
      })
    },
    fetchFor: (venue) => async (url, request) => {
      const end = callSeconds.startTimer({ venue })
      let status = 'none'
      try {
        const response = await nodeFetch(url, request)
        status = String(response.status)
        return response
      } finally {
        end()
        calls.inc({ venue, status })
      }
    },
    watchBudget(venue, state) {
      budgets.set(venue, [...(budgets.get(venue) ?? []), state])
    },
    observe(given) {
      sources = given
    },
    contentType: register.contentType,
    async text() {
      setBudgets(budgets)
      if (sources) setGauges(await sources.status(), sources)
      return register.metrics()
    },
  }
}

/** Returns the route of a request. Labels must not contain paths, because each path would be a series of its own. */
export function routeOf(context: RequestContext): string {
  // A refused request ends in a middleware of all routes, whose own path says nothing.
  const routes = [routePath(context), routePath(context, -1)]
  return routes.find((route) => !route.endsWith('*')) ?? 'none'
}

/** Any other verb is one series, because callers can invent verbs. */
const VERBS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
export const methodOf = (verb: string): string => (VERBS.has(verb) ? verb : 'other')

/** The rate limits of each venue. */
type Budgets = Map<string, (() => BudgetState)[]>

function createBudgetGauges(register: Registry) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `crossvenue_${name}`, help, labelNames: ['venue'], registers: [register] })
  const used = gauge(
    'venue_budget_used_ratio',
    'Used part of the rate limit of a venue; of several, the most used one.',
  )
  const waiting = gauge('venue_calls_waiting', 'Calls that wait for their turn in a rate limit of a venue.')
  return (budgets: Budgets): void => {
    for (const [venue, limits] of budgets) {
      const states = limits.map((state) => state())
      used.set({ venue }, Math.max(...states.map(({ calls, sent }) => sent / calls)))
      waiting.set(
        { venue },
        states.reduce((sum, state) => sum + state.waiting, 0),
      )
    }
  }
}

function createGauges(register: Registry) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `crossvenue_${name}`, help, labelNames, registers: [register] })
  const lag = gauge('ingestion_lag_seconds', 'Time since the catalogue of a venue was last read whole.', ['venue'])
  const failing = gauge('ingestion_failing', '1 where the last ingestion of a venue failed.', ['venue'])
  const events = gauge('catalogue_events', 'Events in the catalogue.', ['venue'])
  const matchedAt = gauge('matching_timestamp_seconds', 'When edges were last stored, as Unix time; 0 for never.')
  const matchingLag = gauge('matching_lag_seconds', 'How long the oldest change has waited to be matched; 0 for none.')
  const matchingFailing = gauge('matching_failing', '1 where the last matching failed.')
  const omitted = gauge('matching_omitted_events', 'Events that the matcher failed on.')
  const edges = gauge('matching_edges', 'Edges that the last matching stored.')
  const webSockets = gauge('websockets', 'Open WebSockets.')
  const cache = gauge('cache_bytes', 'Bytes held by a cache.', ['cache'])

  const storeLag = gauge(
    'store_lag_seconds',
    'Time since this process knew the state of the PostgreSQL store; 0 for a file.',
  )

  return ({ venues, matching }: StatusReport, { sockets, cacheBytes, storeLagMs }: MetricsSources): void => {
    for (const each of [lag, failing, events]) each.reset()
    for (const { venue, lagSeconds, lastError, events: count } of venues) {
      if (lagSeconds !== undefined) lag.set({ venue }, lagSeconds)
      failing.set({ venue }, lastError ? 1 : 0)
      events.set({ venue }, count)
    }
    matchedAt.set(matching.at === undefined ? 0 : Date.parse(matching.at) / 1000)
    matchingLag.set(matching.lagSeconds)
    matchingFailing.set(matching.lastError ? 1 : 0)
    omitted.set(matching.omitted.count)
    edges.set(matching.edges ?? 0)
    webSockets.set(sockets())
    storeLag.set((storeLagMs() ?? 0) / 1_000)
    cache.set({ cache: 'cluster_answers' }, cacheBytes())
  }
}
