import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import type { Environment } from '../environment.ts'
import { preloadsOf } from './preloads.ts'

const FOLDER = fileURLToPath(new URL('../../explorer/', import.meta.url))

/** The addresses of the page, whose script shows the part for the present address. Its files are in /explorer/. */
const PAGES = ['/', '/question', '/arbitrage', '/events', '/event', '/audit', '/operate'] as const
export const EXPLORER_PATHS = [...PAGES, '/explorer/*'] as const

/**
 * Content security policy: the page loads only this service's files, calls no other address, and can turn no text into
 * markup.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
])

interface File {
  type: string
  body: Uint8Array<ArrayBuffer>
  gzipped: Uint8Array<ArrayBuffer>
}

/** The files of the built page by their path. */
export type ExplorerFiles = ReadonlyMap<string, File>

/** Reads the files of the page, which `npm ci` builds; none where it was not built. */
export function loadExplorer(folder: string = FOLDER): ExplorerFiles {
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TYPES.has(extname(name)))
  return new Map(
    names.map((name) => {
      const body = new Uint8Array(readFileSync(folder + name))
      return [name, { type: TYPES.get(extname(name)) ?? '', body, gzipped: new Uint8Array(gzipSync(body)) }]
    }),
  )
}

/** Serves the page and its files, which are public; all that it shows is read with a key. */
export function explorer(files: ExplorerFiles): Hono<Environment> {
  const index = files.get('index.html')
  const app = new Hono<Environment>()
  if (!index) return app.get('/', (context) => context.redirect('/reference'))
  const manifest = files.get('manifest.json')
  for (const path of PAGES) {
    const preloads = preloadsOf(path, manifest && JSON.parse(Buffer.from(manifest.body).toString()))
    app.get(path, (context) => {
      context.header('content-security-policy', POLICY)
      if (preloads !== '') context.header('link', preloads)
      return send(context, index, 'no-cache')
    })
  }
  return app.get('/explorer/assets/:name', (context) => {
    const file = files.get(`assets/${context.req.param('name')}`)
    // The names of the files contain a hash of their content.
    return file ? send(context, file, 'public, max-age=31536000, immutable') : context.notFound()
  })
}

function send(context: Context<Environment>, { type, body, gzipped }: File, caching: string): Response {
  const isCompressed = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '')
  return context.body(isCompressed ? gzipped : body, 200, {
    'content-type': type,
    'cache-control': caching,
    vary: 'accept-encoding',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  })
}
