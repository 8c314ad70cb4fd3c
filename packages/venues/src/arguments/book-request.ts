import { CrossvenueError } from '../errors.ts'
import type { Args } from '../operations.ts'

type BookArguments = Args<'fetchOrderBook'> extends [unknown, ...infer Rest] ? Rest : never

/**
 * Reads the arguments of an order book: the outcome's side (yes or no) and the number of levels. Throws NOT_SUPPORTED
 * for a past book, because the venue keeps none.
 */
export function readBookRequest(exchange: string, [limit, params = {}]: BookArguments) {
  if (params.since ?? params.until) {
    throw new CrossvenueError('NOT_SUPPORTED', `${exchange} has no past order books; remove since and until`, {
      exchange,
    })
  }
  return {
    side: params.side ?? params.outcome ?? (typeof limit === 'string' ? limit : undefined),
    depth: typeof limit === 'number' ? limit : undefined,
  }
}
