import { CrossvenueError } from '@crossvenue/venues'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Environment, RequestContext } from './environment.ts'

const MAX_BYTES = 2 * 1024 * 1024

/** Refuses bodies of more than 2 MB. Only one whose length is not told is read here: to read all would cost time. */
export const limitBody: MiddlewareHandler<Environment> = (context, next) => {
  const length = context.req.header('content-length')
  if (length === undefined) return limitUntold(context, next)
  return Number(length) > MAX_BYTES ? refuse(context) : next()
}

function refuse(context: RequestContext): never {
  // The rest of the body is not read, so the connection cannot carry another request.
  context.header('connection', 'close')
  throw new CrossvenueError('PAYLOAD_TOO_LARGE', `a body may have at most ${MAX_BYTES} bytes`)
}

const limitUntold = bodyLimit({ maxSize: MAX_BYTES, onError: refuse })
