import { CrossvenueError } from '@crossvenue/venues'
import type { RequestContext } from './environment.ts'

/** Throws PERMISSION_DENIED where the calling key does not have the scope admin. */
export function requireAdmin(context: RequestContext, what: string): void {
  const scope = context.get('scope')
  if (scope === 'admin') return
  const message = `${what} needs a key with the scope admin; this one has the scope ${scope}`
  throw new CrossvenueError('PERMISSION_DENIED', message)
}
