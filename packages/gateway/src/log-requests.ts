import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'
import type { Log } from './log.ts'

interface LoggedRequest {
  method: string
  path: string | undefined
  status: number
  /** Milliseconds from the request to the head of its answer. */
  ms: number
  requestId: string
  /** The name of the API key. */
  key: string | undefined
  /** The code of the error in the answer. */
  code?: string | undefined
}

/** Logs one line of a request, without query, headers and body, because they hold keys and credentials. */
export const logRequest = (log: Log, { method, path, status, ms, requestId, key, code }: LoggedRequest): void =>
  log.info({ method, path, status, requestId, key, code, ms: Math.round(ms * 10) / 10 })

/** Logs one line per request. */
export const logRequests =
  (log: Log): MiddlewareHandler<Environment> =>
  async (context, next) => {
    if (!log.isLevelEnabled('info')) return next()
    const start = performance.now()
    await next()
    logRequest(log, {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: performance.now() - start,
      requestId: context.get('requestId'),
      key: context.get('keyName'),
      code: context.get('errorCode'),
    })
  }
