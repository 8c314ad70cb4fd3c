import { CrossvenueError } from '@crossvenue/venues'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { RequestContext } from './environment.ts'
import type { Log } from './log.ts'

/**
 * Creates the handler that answers an error in its wire form. An unexpected error is logged, and the caller gets no
 * detail of it.
 */
export const answerError =
  (log: Log) =>
  (error: Error, context: RequestContext): Response => {
    if (!(error instanceof CrossvenueError)) {
      log.error({ err: error, requestId: context.get('requestId') }, 'unexpected error')
    }
    const known =
      error instanceof CrossvenueError
        ? error
        : new CrossvenueError('INTERNAL_ERROR', 'the service failed unexpectedly; its log has the details')
    context.set('errorCode', known.code)
    if (known.status === 401) context.header('www-authenticate', 'Bearer')
    if (known.retryAfter !== undefined) context.header('retry-after', String(Math.ceil(known.retryAfter)))
    return context.json({ success: false, error: known.toJSON() }, known.status as ContentfulStatusCode)
  }
