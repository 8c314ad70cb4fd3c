import { CrossvenueError } from '@crossvenue/venues'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { answerError } from './answer-error.ts'
import { authenticate } from './authenticate.ts'
import type { StatusReport } from './catalogue/status.ts'
import { parseClusterQuery } from './clusters/cluster-query.ts'
import type { Clusters } from './clusters/clusters.ts'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { Log } from './log.ts'
import { logRequests } from './log-requests.ts'
import type { OpenApi } from './openapi.ts'
import type { Environment, RequestContext } from './request-variables.ts'
import { documentation } from './routes/documentation.ts'
import { passThrough, type Venues } from './routes/pass-through.ts'
import { describeVenue } from './routes/venues.ts'

export interface Service {
  venues: Venues
  clusters: Clusters
  keys: Pick<Keys, 'verify'>
  status: () => Promise<StatusReport>
  config: Pick<Config, 'calculationsWithoutKey'>
  log: Log
  /** The OpenAPI document of this very service. */
  document: OpenApi
  /** Reference pages by name. */
  pages: ReadonlyMap<string, string>
}

const MAX_BODY_BYTES = 2 * 1024 * 1024
const CLIENT_HEADERS = ['authorization', 'content-type', 'x-api-key', 'x-pmxt-access-token', 'x-pmxt-verbose']

/** Creates the HTTP surface: everything a caller can reach is in this function. */
export function createApp({
  venues,
  clusters,
  keys,
  status,
  config,
  log,
  document,
  pages,
}: Service): Hono<Environment> {
  const app = new Hono<Environment>()
  app.use(requestId(), logRequests(log))
  app.use(cors({ origin: '*', allowHeaders: CLIENT_HEADERS, exposeHeaders: ['x-request-id', 'retry-after'] }))

  app.get('/health', (context) => context.json({ status: 'ok', timestamp: Date.now() }))
  app.route('/', documentation(document, pages))

  app.use(authenticate(keys, config))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }))

  app.all('/api/:exchange/:method', passThrough(venues))
  app.get('/v0/matched-event-clusters', async (context) => {
    const page = await clusters.find(parseClusterQuery(new URL(context.req.url).searchParams))
    return context.json({ success: true, ...page })
  })
  app.get('/v0/status', async (context) => context.json({ success: true, data: await status() }))
  app.get('/v0/venues', (context) => context.json({ success: true, data: Array.from(venues.values(), describeVenue) }))

  app.notFound((context) => {
    throw new CrossvenueError('NOT_FOUND', `nothing answers ${context.req.method} ${context.req.path}`)
  })
  app.onError(answerError(log))
  return app
}

function tooLarge(context: RequestContext): never {
  // The rest of the body is not read, so the connection cannot carry another request.
  context.header('connection', 'close')
  throw new CrossvenueError('PAYLOAD_TOO_LARGE', `a body may have at most ${MAX_BODY_BYTES} bytes`)
}
