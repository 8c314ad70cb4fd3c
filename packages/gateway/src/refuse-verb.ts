import { CrossvenueError } from '@crossvenue/venues'
import type { RequestContext } from './environment.ts'

/** Throws METHOD_NOT_ALLOWED and tells which verbs are taken. */
export function refuseVerb(context: RequestContext, what: string, allowed: readonly string[]): never {
  context.header('allow', allowed.join(', '))
  throw new CrossvenueError('METHOD_NOT_ALLOWED', `${what} takes ${allowed.join(', ')} and not ${context.req.method}`)
}
