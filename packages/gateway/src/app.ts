import { CrossvenueError } from '@crossvenue/venues'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { getPath } from 'hono/utils/url'
import { answerError } from './answer-error.ts'
import { answerHeaders } from './answer-headers.ts'
import { authenticate } from './authenticate.ts'
import type { Readiness } from './catalogue/readiness.ts'
import type { StatusReport } from './catalogue/status.ts'
import type { ClusterAnswers } from './clusters/cluster-answers.ts'
import type { Config } from './config.ts'
import type { Environment } from './environment.ts'
import type { Keys } from './keys.ts'
import { limitBody } from './limit-body.ts'
import { limitKey } from './limits/limit-key.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log.ts'
import { logRequests } from './log-requests.ts'
import type { Metrics } from './metrics.ts'
import type { OpenApi } from './openapi.ts'
import { onlyRead, READ, refuseVerb } from './refuse-verb.ts'
import { answerClusters } from './routes/clusters.ts'
import { documentation } from './routes/documentation.ts'
import { passThrough, type Venues } from './routes/pass-through.ts'
import { capabilities, describeVenue } from './routes/venues.ts'
import type { LongPolls } from './streams/long-polls.ts'

export interface Service {
  venues: Venues
  /** Answers stream operations over plain requests. */
  longPolls: LongPolls
  clusters: ClusterAnswers
  keys: Pick<Keys, 'verify'>
  status: () => Promise<StatusReport>
  readiness: () => Promise<Readiness>
  config: Pick<Config, 'calculationsWithoutKey'>
  limits: Limits
  log: Log
  metrics: Metrics
  /** The OpenAPI document of this very service. */
  document: OpenApi
  /** Reference pages by name. */
  pages: ReadonlyMap<string, string>
}

/** Paths that need no key. */
const PUBLIC_PATHS = [
  '/',
  '/health',
  '/ready',
  '/favicon.ico',
  '/llms.txt',
  '/openapi.json',
  '/reference',
  '/reference/*',
] as const

/** Creates the HTTP surface: everything a caller can reach is in this function. */
export function createApp({
  venues,
  longPolls,
  clusters,
  keys,
  status,
  readiness,
  config,
  limits,
  log,
  metrics,
  document,
  pages,
}: Service): Hono<Environment> {
  // Clients whose base address ends in a slash ask for `//api/...`.
  const app = new Hono<Environment>({ getPath: (request) => getPath(request).replace(/\/{2,}/g, '/') })
  app.use(requestId(), logRequests(log), metrics.middleware, answerHeaders)

  for (const path of PUBLIC_PATHS) app.use(path, onlyRead)
  app.get('/', (context) => context.redirect('/reference'))
  app.get('/health', (context) => context.json({ status: 'ok', timestamp: Date.now() }))
  // Browsers request it on every page; without this route the answer would be that a key is missing.
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.get('/ready', async (context) => {
    const report = await readiness()
    return context.json(report, report.status === 'ready' ? 200 : 503)
  })
  app.route('/', documentation(document, pages, venues, limits))

  app.use(authenticate(keys, config, limits), limitKey(limits))

  app.get('/api/:exchange/has', (context) => context.json({ success: true, data: capabilities(venues, context) }))
  app.all('/api/:exchange/has', (context) => refuseVerb(context, 'has', READ))
  app.post('/api/:exchange/:method', limitBody)
  app.all('/api/:exchange/:method', passThrough(venues, longPolls))
  app.get('/v0/matched-event-clusters', answerClusters(clusters))
  app.get('/v0/status', async (context) => context.json({ success: true, data: await status() }))
  app.get('/v0/venues', (context) => context.json({ success: true, data: Array.from(venues.values(), describeVenue) }))
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  app.on('ALL', ['/v0/matched-event-clusters', '/v0/status', '/v0/venues', '/metrics'], (context) =>
    refuseVerb(context, context.req.path, READ),
  )

  app.notFound((context) => {
    throw new CrossvenueError('NOT_FOUND', `there is no route ${context.req.method} ${context.req.path}`)
  })
  app.onError(answerError(log))
  return app
}
