import { CrossvenueError, isMethod, operations } from '@crossvenue/venues'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Environment, RequestContext } from './environment.ts'

/** Calculations contain whole markets or books; all other bodies hold ids and options, and must be fast to parse. */
const MAX_BYTES = { calculation: 2 * 1024 * 1024, other: 256 * 1024 }

/**
 * Refuses bodies that are larger than the operation can need. A body is read here only if its length is not stated,
 * because reading every body twice would cost time.
 */
export const limitBody: MiddlewareHandler<Environment> = (context, next) => {
  const kind = kindOf(context)
  const length = context.req.header('content-length')
  if (length === undefined) return limitUnstated[kind](context, next)
  return Number(length) > MAX_BYTES[kind] ? refuse(kind)(context) : next()
}

function kindOf(context: RequestContext): keyof typeof MAX_BYTES {
  const method = context.req.param('method') ?? ''
  return isMethod(method) && operations[method].group === 'Calculations' ? 'calculation' : 'other'
}

const refuse =
  (kind: keyof typeof MAX_BYTES) =>
  (context: RequestContext): never => {
    // The rest of the body is not read, so the connection cannot be used for another request.
    context.header('connection', 'close')
    throw new CrossvenueError('PAYLOAD_TOO_LARGE', `the body of this call may have at most ${MAX_BYTES[kind]} bytes`)
  }

const limitUnstated = {
  calculation: bodyLimit({ maxSize: MAX_BYTES.calculation, onError: refuse('calculation') }),
  other: bodyLimit({ maxSize: MAX_BYTES.other, onError: refuse('other') }),
}
