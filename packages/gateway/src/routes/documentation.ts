import { CrossvenueError, type Venue } from '@crossvenue/venues'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Environment } from '../environment.ts'
import { limitAddress } from '../limits/limit-key.ts'
import type { Limits } from '../limits/limits.ts'
import type { OpenApi } from '../openapi.ts'
import { referenceAsset } from '../reference/assets.ts'
import type { Guide } from '../reference/guide-pages.ts'
import { renderIndex } from '../reference/index-page.ts'
import { renderLlmsText } from '../reference/llms-text.ts'
import { renderMarkdownPage } from '../reference/markdown-page.ts'
import { pageName } from '../reference/page.ts'
import type { Pages } from '../reference/pages.ts'
import { renderStreamsPage } from '../reference/streams-page.ts'
import { renderVenuePage } from '../reference/venue-page.ts'
import { describeVenue } from './venues.ts'

/** Content security policy: pages load only this service's files and call no other address. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Serves the OpenAPI document, its index, one page per operation and venue, and the documentation; all public. */
export function documentation(
  document: OpenApi,
  pages: Pick<Pages, 'get'>,
  guide: Guide,
  venues: ReadonlyMap<string, Venue>,
  limits: Limits,
): Hono<Environment> {
  const body = new Uint8Array(Buffer.from(JSON.stringify(document)))
  const llmsText = renderLlmsText(document, [...venues.keys()])
  const pathByPage = new Map(Object.keys(document.paths).map((path) => [`${pageName(path)}.md`, path]))
  const index = renderIndex(document, [...venues.keys()])
  const limited: MiddlewareHandler<Environment> = async (context, next) => {
    await limitAddress(limits, context)
    return next()
  }
  return new Hono<Environment>()
    .use('/openapi.json', limited)
    .use('/reference/*', limited)
    .use('/docs/*', limited)
    .on('GET', ['/reference/*', '/docs/*'], (context, next) => {
      context.header('content-security-policy', POLICY)
      return next()
    })
    .use('/llms.txt', limited)
    .get('/llms.txt', (context) => context.text(llmsText))
    .get('/openapi.json', (context) => context.body(body, 200, { 'content-type': 'application/json' }))
    .get('/docs', (context) => {
      const overview = guide.get('index')
      return typeof overview === 'string' ? context.html(overview) : context.redirect('/reference')
    })
    .get('/docs/:page{.+}', (context) => {
      const page = guide.get(context.req.param('page'))
      if (page === undefined) throw notFound(context.req.path)
      if (typeof page === 'string') return context.html(page)
      return context.body(page, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
    })
    .get('/reference', (context) => context.html(index))
    .get('/reference/assets/:name', (context) => {
      const asset = referenceAsset(context.req.param('name'))
      if (!asset) throw notFound(context.req.path)
      return context.body(asset.body, 200, { 'content-type': asset.type, 'cache-control': 'public, max-age=3600' })
    })
    .get('/reference/ws', (context) => context.html(renderStreamsPage([...venues.values()])))
    .get('/reference/venues/:id', (context) => {
      const venue = venues.get(context.req.param('id'))
      if (!venue) throw notFound(context.req.path)
      return context.html(renderVenuePage(describeVenue(venue)))
    })
    .get('/reference/:page', (context) => {
      const path = pathByPage.get(context.req.param('page'))
      if (path !== undefined) {
        return context.body(renderMarkdownPage(path, document), 200, { 'content-type': 'text/markdown; charset=utf-8' })
      }
      const page = pages.get(context.req.param('page'))
      if (page === undefined) throw notFound(context.req.path)
      return context.html(page)
    })
}

const notFound = (path: string) => new CrossvenueError('NOT_FOUND', `there is no page ${path}`)
