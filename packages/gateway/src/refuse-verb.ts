import { CrossvenueError } from '@crossvenue/venues'
import type { MiddlewareHandler } from 'hono'
import type { Environment, RequestContext } from './environment.ts'

export const READ = ['GET', 'HEAD'] as const

/** Throws METHOD_NOT_ALLOWED with the verbs that are allowed. */
export function refuseVerb(context: RequestContext, what: string, allowed: readonly string[]): never {
  context.header('allow', allowed.join(', '))
  throw new CrossvenueError('METHOD_NOT_ALLOWED', `${what} accepts ${allowed.join(', ')}, got ${context.req.method}`)
}

/** Refuses every verb but GET and HEAD. */
export const onlyRead: MiddlewareHandler<Environment> = (context, next) =>
  READ.some((verb) => verb === context.req.method) ? next() : refuseVerb(context, context.req.path, READ)
