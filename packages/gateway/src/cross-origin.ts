import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'

const REQUEST_HEADERS = 'authorization, content-type, if-none-match, x-api-key, x-pmxt-access-token, x-pmxt-verbose'

/**
 * Lets any web page call. Sets its headers before there is an answer: to change those of an answer that is there costs
 * half the throughput.
 */
export const crossOrigin: MiddlewareHandler<Environment> = async (context, next) => {
  context.header('access-control-allow-origin', '*')
  context.header('access-control-expose-headers', 'x-request-id, retry-after, etag')
  if (context.req.method !== 'OPTIONS') return next()
  context.header('access-control-allow-methods', 'GET, HEAD, POST')
  context.header('access-control-allow-headers', REQUEST_HEADERS)
  context.header('access-control-max-age', '86400')
  return context.body(null, 204)
}
