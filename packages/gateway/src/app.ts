import { CrossvenueError } from '@crossvenue/venues'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { getPath } from 'hono/utils/url'
import { answerError } from './answer-error.ts'
import { answerHeaders } from './answer-headers.ts'
import { accuracy } from './audit/accuracy.ts'
import { AuditQuery } from './audit/settlement-audit.ts'
import { authenticate } from './authenticate.ts'
import type { Readiness } from './catalogue/readiness.ts'
import type { StatusReport } from './catalogue/status.ts'
import { parseClusterQuery } from './clusters/cluster-query.ts'
import type { Config } from './config.ts'
import type { Environment, RequestContext } from './environment.ts'
import type { WatchedLog } from './faults.ts'
import { HistoryQuery } from './history/price-history.ts'
import type { Keys } from './keys.ts'
import { limitBody } from './limit-body.ts'
import { countRequest, limitCalls } from './limits/limit-key.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log.ts'
import { logRequests } from './log-requests.ts'
import type { Answers } from './lookups/job.ts'
import type { KnownLookups } from './lookups/known-lookups.ts'
import {
  ExplainQuery,
  ItemQuery,
  MatchBrowse,
  MatchesQuery,
  readBy,
  readPairBrowse,
  readPriceBrowse,
  withId,
} from './matches/match-query.ts'
import type { Metrics } from './metrics.ts'
import type { OpenApi } from './openapi.ts'
import { parseMarketClusterQuery } from './questions/question-query.ts'
import type { Guide } from './reference/guide-pages.ts'
import type { Pages } from './reference/pages.ts'
import { onlyRead, READ, refuseVerb } from './refuse-verb.ts'
import { requireAdmin } from './require-admin.ts'
import { findArbitrage } from './routes/arbitrage.ts'
import { documentation } from './routes/documentation.ts'
import { EXPLORER_PATHS, type ExplorerFiles, explorer } from './routes/explorer.ts'
import { answerLookup } from './routes/lookup.ts'
import { answerMcp } from './routes/mcp.ts'
import type { createOverrides } from './routes/overrides.ts'
import { passThrough, type Venues } from './routes/pass-through.ts'
import { findSetArbitrage } from './routes/set-arbitrage.ts'
import type { SharedAnswers } from './routes/shared-answers.ts'
import type { ChangeStreams } from './routes/stream.ts'
import { capabilities, listVenues } from './routes/venues.ts'
import type { createWebhooks } from './routes/webhooks.ts'
import { parseEventSearch, parseMarketSearch } from './search/search-query.ts'
import { servicePaths } from './service-paths.ts'
import type { LongPolls } from './streams/long-polls.ts'
import { countUsage } from './usage/count-usage.ts'
import type { UsageCounter } from './usage/keep-usage.ts'

export interface Service {
  venues: Venues
  /** Answers stream operations over plain requests. */
  longPolls: LongPolls
  usage: Pick<UsageCounter, 'count' | 'countBytes'>
  /** Answers the usage of keys. */
  readUsage: (context: RequestContext) => Promise<Response>
  /** Answers of venues that identical calls share. */
  answers: SharedAnswers
  /** Answers lookups of the catalogue and its matches. */
  lookups: Answers
  /** Notes look-ups that were answered, which then need no router. */
  knownLookups?: Pick<KnownLookups, 'note'>
  keys: Pick<Keys, 'verify'>
  /** Streams of changes. */
  changes: Pick<ChangeStreams, 'answer'>
  webhooks: ReturnType<typeof createWebhooks>
  overrides: ReturnType<typeof createOverrides>
  /** Returns the last warnings and errors of this process. */
  recentFaults: WatchedLog['recent']
  status: () => Promise<StatusReport>
  readiness: () => Promise<Readiness>
  config: Pick<Config, 'calculationsWithoutKey'>
  limits: Limits
  log: Log
  metrics: Metrics
  /** Gives each request a span, where traces are configured. */
  traceRequest?: MiddlewareHandler<Environment> | undefined
  /** The OpenAPI document of this very service. */
  document: OpenApi
  /** Reference pages by name. */
  pages: Pick<Pages, 'get'>
  /** Pages of the documentation by name. */
  guide: Guide
  /** The files of the page at /; empty if it was not built. */
  explorerFiles: ExplorerFiles
  /** The clock of the venues. @default Date.now */
  now?: (() => number) | undefined
}

/** Paths that can be read without a key. */
const PUBLIC_PATHS = [
  ...EXPLORER_PATHS,
  '/health',
  '/ready',
  '/favicon.ico',
  '/llms.txt',
  '/openapi.json',
  '/docs',
  '/docs/*',
  '/reference',
  '/reference/*',
] as const

/** Paths that take only GET: all described paths except those that declare other verbs. */
const READ_PATHS = Object.entries(servicePaths)
  .filter(([, { get, post }]) => get && !post)
  .map(([path]) => path.replace(/\{(\w+)\}/g, ':$1'))

/** Creates the HTTP surface: everything a caller can reach is in this function. */
export function createApp({
  venues,
  longPolls,
  usage,
  readUsage,
  answers,
  lookups,
  knownLookups,
  keys,
  changes,
  webhooks,
  overrides,
  recentFaults,
  status,
  readiness,
  config,
  limits,
  log,
  metrics,
  traceRequest,
  document,
  pages,
  guide,
  explorerFiles,
  now,
}: Service): Hono<Environment> {
  // Clients whose base address ends in a slash ask for `//api/...`.
  const app = new Hono<Environment>({ getPath: (request) => getPath(request).replace(/\/{2,}/g, '/') })
  if (traceRequest) app.use(traceRequest)
  app.use(requestId(), logRequests(log), metrics.middleware, answerHeaders)

  for (const path of PUBLIC_PATHS) app.use(path, onlyRead)
  app.route('/', explorer(explorerFiles))
  app.get('/health', (context) => context.json({ status: 'ok', timestamp: Date.now() }))
  // Browsers request it on every page; without this route the answer would be that a key is missing.
  app.get('/favicon.ico', (context) => context.body(null, 204))
  app.get('/ready', async (context) => {
    const report = await readiness()
    return context.json(report, report.status === 'ready' ? 200 : 503)
  })
  app.route('/', documentation(document, pages, guide, venues, limits))

  app.use(authenticate(keys, config, limits), countUsage(usage), countRequest(limits))
  // Before the limit of calls: a tool makes calls of its own, and would wait for a place that its caller holds.
  app.post('/mcp', limitBody, answerMcp(app.fetch))
  app.all('/mcp', (context) => refuseVerb(context, context.req.path, ['POST']))
  // A stream stays open, so it counts as a connection and not as a call.
  app.get('/v0/stream', (context) => changes.answer(context))
  app.use(limitCalls(limits))

  app.get('/api/:exchange/has', (context) => context.json({ success: true, data: capabilities(venues, context) }))
  app.all('/api/:exchange/has', (context) => refuseVerb(context, 'has', READ))
  app.post('/api/:exchange/:method', limitBody)
  app.all('/api/:exchange/:method', passThrough(venues, longPolls, answers, limits))
  const answer = answerLookup(lookups, knownLookups)
  app.get('/v0/matched-event-clusters', answer('eventClusters', parseClusterQuery))
  app.get('/v0/matched-market-clusters', answer('marketClusters', parseMarketClusterQuery))
  app.get('/v0/events', answer('events', parseEventSearch))
  app.get('/v0/markets', answer('markets', parseMarketSearch))
  app.get('/v0/events/matches', answer('browseEventMatches', readBy(MatchBrowse)))
  app.get('/v0/events/:id', answer('event', withId(ItemQuery)))
  app.get('/v0/markets/:id', answer('market', withId(ItemQuery)))
  app.get('/v0/events/:id/matches', answer('eventMatches', withId(MatchesQuery)))
  app.get('/v0/markets/:id/matches', answer('marketMatches', withId(MatchesQuery)))
  app.get('/v0/matched-markets', answer('pairs', readPairBrowse))
  app.get('/v0/matched-prices', answer('pairs', readPriceBrowse))
  // Answers that are written for one request; those of look-ups are compressed once for all their callers.
  for (const path of ['/v0/arbitrage', '/v0/arbitrage/sets', '/v0/accuracy', '/v0/usage', '/metrics'])
    app.use(path, compress())
  app.get('/v0/arbitrage', findArbitrage(venues))
  app.get('/v0/arbitrage/sets', findSetArbitrage(lookups, { venues, now }))
  app.get('/v0/price-history', answer('priceHistory', readBy(HistoryQuery)))
  app.get('/v0/settlement-audit', answer('settlementAudit', readBy(AuditQuery)))
  app.get('/v0/explain', answer('explain', readBy(ExplainQuery)))
  app.get('/v0/status', async (context) => context.json({ success: true, data: await status() }))
  app.get('/v0/accuracy', (context) => context.json({ success: true, data: accuracy }))
  app.get('/v0/faults', (context) => {
    requireAdmin(context, 'the list of faults')
    return context.json({ success: true, data: recentFaults() })
  })
  app.get('/v0/overrides', overrides.list)
  app.post('/v0/overrides', limitBody, overrides.set)
  app.delete('/v0/overrides', overrides.remove)
  app.all('/v0/overrides', (context) => refuseVerb(context, context.req.path, [...READ, 'POST', 'DELETE']))
  app.get('/v0/usage', readUsage)
  app.get('/v0/venues', listVenues(venues))
  app.get('/v0/webhooks', webhooks.list)
  app.post('/v0/webhooks', limitBody, webhooks.create)
  app.all('/v0/webhooks', (context) => refuseVerb(context, context.req.path, [...READ, 'POST']))
  app.delete('/v0/webhooks/:id', webhooks.remove)
  app.all('/v0/webhooks/:id', (context) => refuseVerb(context, context.req.path, ['DELETE']))
  app.get('/v0/webhooks/:id/deliveries', webhooks.deliveries)
  app.post('/v0/webhooks/:id/replay', limitBody, webhooks.replay)
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  )
  app.on('ALL', READ_PATHS, (context) => refuseVerb(context, context.req.path, READ))

  app.notFound((context) => {
    throw new CrossvenueError('NOT_FOUND', `there is no route ${context.req.method} ${context.req.path}`)
  })
  app.onError(answerError(log))
  return app
}
