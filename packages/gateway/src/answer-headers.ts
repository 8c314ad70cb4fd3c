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
 * Sets the headers of every answer: any web page may call, no browser guesses a type, no address is passed on. They are
 * set before the answer exists, because changing the headers of a finished answer halves the throughput.
 */
export const answerHeaders: MiddlewareHandler<Environment> = async (context, next) => {
  context.header('access-control-allow-origin', '*')
  context.header('x-content-type-options', 'nosniff')
  context.header('referrer-policy', 'no-referrer')
  context.header('access-control-expose-headers', 'x-request-id, retry-after, etag')
  if (context.req.method !== 'OPTIONS') return next()
  context.header('access-control-allow-methods', 'GET, HEAD, POST')
  context.header('access-control-allow-headers', REQUEST_HEADERS)
  context.header('access-control-max-age', '86400')
  return context.body(null, 204)
}
