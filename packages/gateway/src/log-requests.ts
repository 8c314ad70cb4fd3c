import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'
import type { Log } from './log.ts'

/** Logs one line per request, without query, headers and body, because they hold keys and credentials. */
export const logRequests =
  (log: Log): MiddlewareHandler<Environment> =>
  async (context, next) => {
    if (!log.isLevelEnabled('info')) return next()
    const start = performance.now()
    await next()
    log.info({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      requestId: context.get('requestId'),
      key: context.get('keyName'),
      code: context.get('errorCode'),
    })
  }
