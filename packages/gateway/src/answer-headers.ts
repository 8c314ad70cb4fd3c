import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'

const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'if-none-match',
  'x-api-key',
  'x-pmxt-access-token',
  'x-pmxt-verbose',
  // MCP clients send these.
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
].join(', ')

/**
 * The headers of every answer: any web page may call the service, browsers do not guess content types, and links pass
 * no referrer.
 */
export const sharedHeaders = {
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'access-control-expose-headers': 'x-request-id, retry-after, etag',
} as const

const shared = Object.entries(sharedHeaders)

/**
 * Sets the headers of every answer before it exists, because changing the headers of a finished answer halves the
 * throughput.
 */
export const answerHeaders: MiddlewareHandler<Environment> = async (context, next) => {
  for (const [name, value] of shared) context.header(name, value)
  if (context.req.method !== 'OPTIONS') return next()
  context.header('access-control-allow-methods', 'GET, HEAD, POST')
  context.header('access-control-allow-headers', REQUEST_HEADERS)
  context.header('access-control-max-age', '86400')
  return context.body(null, 204)
}
