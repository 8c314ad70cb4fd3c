import { CrossvenueError, type Method, operations } from '@crossvenue/venues'
import type { Scope } from './scope.ts'

const ACCOUNT_GROUPS: readonly string[] = ['Orders', 'Account', 'Venue endpoints']
/** Streams of books and trades are public, although some venues require a signature to open them. */
const ACCOUNT_STREAMS: readonly Method[] = [
  'watchAddress',
  'unwatchAddress',
  'watchOrders',
  'watchMyTrades',
  'watchPositions',
]

/** Returns whether a key of that scope may call the method. */
export const mayCall = (scope: Scope | undefined, method: Method): boolean =>
  scope !== 'read' || !(ACCOUNT_GROUPS.includes(operations[method].group) || ACCOUNT_STREAMS.includes(method))

/** Throws PERMISSION_DENIED where a key of that scope may not call the method. */
export function requireScope(scope: Scope | undefined, method: Method): void {
  if (mayCall(scope, method)) return
  const message = `this API key has the scope read; ${method} needs a key with the scope trade`
  throw new CrossvenueError('PERMISSION_DENIED', message)
}
