import { CrossvenueError } from '../errors.ts'
import type { Args } from '../operations.ts'

type BookArguments = Args<'fetchOrderBook'> extends [unknown, ...infer Rest] ? Rest : never

/**
 * Reads which side and how many levels of a book are wanted. Throws NOT_SUPPORTED for a book of the past, which only
 * the venues that keep such can tell.
 */
export function readBookRequest(exchange: string, [limit, params = {}]: BookArguments) {
  if (params.since ?? params.until) {
    throw new CrossvenueError('NOT_SUPPORTED', `${exchange} has no order books of the past`, { exchange })
  }
  return {
    side: params.side ?? params.outcome ?? (typeof limit === 'string' ? limit : undefined),
    depth: typeof limit === 'number' ? limit : undefined,
  }
}
