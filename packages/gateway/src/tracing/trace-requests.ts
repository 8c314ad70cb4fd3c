import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMethod } from '@crossvenue/venues'
import type { Span } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import type { Environment } from '../environment.ts'
import { type CountedRequest, type Metrics, methodOf, routeOf } from '../metrics.ts'
import { failSpan, type Tracing } from './start-tracing.ts'

type AnswerKnown = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

const CALL = /^\/api\/([^/]+)\/([^/]+)$/

/**
 * Creates the spans of HTTP requests. They have the route and not the address, because that can hold whatever a caller
 * puts there; ids and queries are not in them.
 */
export function traceRequests({ api, tracer, contextOf }: Tracing, hasVenue: (id: string) => boolean) {
  const { context: contexts, SpanKind, trace } = api
  const nameOf = (method: string, route: string): string => (route === 'none' ? method : `${method} ${route}`)

  const finish = (span: Span, { method, route, status }: Omit<CountedRequest, 'seconds'>): void => {
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
    if (status >= 500) failSpan(api, span, String(status))
  }

  const middleware: MiddlewareHandler<Environment> = async (context, next) => {
    const verb = methodOf(context.req.method)
    const caller = contextOf(context.req.header())
    const span = tracer.startSpan(verb, { kind: SpanKind.SERVER }, caller)
    try {
      await contexts.with(trace.setSpan(caller, span), next)
    } finally {
      const route = routeOf(context)
      span.updateName(nameOf(verb, route))
      const [, venue = '', operation = ''] = CALL.exec(context.req.path) ?? []
      if (hasVenue(venue) && isMethod(operation)) span.setAttributes({ ...ofCall(venue, operation) })
      const [requestId, key, code] = [context.get('requestId'), context.get('keyId'), context.get('errorCode')]
      span.setAttributes({
        'crossvenue.request_id': requestId,
        ...(key !== undefined && { 'crossvenue.key_id': key }),
        ...(code !== undefined && { 'crossvenue.error_code': code }),
      })
      finish(span, { method: verb, route, status: context.res.status })
      span.end()
    }
  }

  return {
    middleware,
    /** Lets the spans of answers without the router belong to the caller's trace. */
    known:
      (answer: AnswerKnown): AnswerKnown =>
      (request, response) =>
        contexts.with(contextOf(request.headers), () => answer(request, response)),
    /** Counts answers without the router, each with a span. */
    counting: (metrics: Pick<Metrics, 'count'>): Pick<Metrics, 'count'> => ({
      count(request) {
        metrics.count(request)
        const startTime = Date.now() - request.seconds * 1_000
        const span = tracer.startSpan(nameOf(request.method, request.route), { kind: SpanKind.SERVER, startTime })
        finish(span, request)
        span.end()
      },
    }),
  }
}

const ofCall = (venue: string, operation: string) => ({
  'crossvenue.venue': venue,
  'crossvenue.operation': operation,
})
