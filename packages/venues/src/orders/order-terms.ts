import { CrossvenueError } from '../errors.ts'
import type { CreateOrderParams, TimeInForce } from '../parameters.ts'
import { parseInstant } from '../values/instant.ts'

/** How long orders may rest on a venue, and the special kinds that it supports. */
export interface TermRules {
  exchange: string
  now?: () => number
  /** The times in force besides the usual ones: limit orders rest and market orders do not. @default none */
  timesInForce?: readonly TimeInForce[]
  /** Whether it supports post-only orders. @default false */
  postOnly?: boolean
  /** Whether a sale can open the opposite side, so that callers may choose. @default false */
  reduceOnly?: boolean
}

/** How long an order rests. */
export interface OrderTerms {
  timeInForce: TimeInForce
  postOnly?: true
  /** Unix milliseconds; set for a GTD order. */
  expires?: number
}

/**
 * Reads how long an order rests. Throws INVALID_ORDER for a duration that the venue does not support, or that
 * contradicts the order.
 */
export function readTerms(params: CreateOrderParams, rules: TermRules): OrderTerms {
  const { type, postOnly, expiration } = params
  const wrong = (field: string, message: string) =>
    new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: rules.exchange, field })
  const usual: TimeInForce = type === 'market' ? 'IOC' : expiration === undefined ? 'GTC' : 'GTD'
  const { timeInForce = usual } = params
  const rests = timeInForce === 'GTC' || timeInForce === 'GTD'

  const known = [type === 'market' ? 'IOC' : 'GTC', ...(rules.timesInForce ?? [])]
  if (!known.includes(timeInForce)) throw wrong('timeInForce', `${rules.exchange} has no ${timeInForce} orders`)
  if (type === 'market' && rests)
    throw wrong('timeInForce', `a market order does not rest, so it cannot be ${timeInForce}`)
  if (postOnly && !rules.postOnly) throw wrong('postOnly', `${rules.exchange} has no post-only orders`)
  if (postOnly && !rests) throw wrong('postOnly', `a post-only order must rest, got ${timeInForce}`)
  // Where only held shares can be sold, every sale is reduce-only.
  if (params.reduceOnly !== undefined && !rules.reduceOnly && (params.side === 'buy' || !params.reduceOnly)) {
    throw wrong('reduceOnly', `${rules.exchange} sells only held shares, so reduceOnly cannot be false`)
  }
  if ((timeInForce === 'GTD') !== (expiration !== undefined)) {
    throw wrong('expiration', 'required for a GTD order, and not allowed for any other')
  }
  const expires = expiration === undefined ? undefined : parseInstant(expiration)
  if (expires !== undefined && expires <= (rules.now ?? Date.now)()) throw wrong('expiration', 'must be in the future')
  return { timeInForce, ...(postOnly && { postOnly }), ...(expires !== undefined && { expires }) }
}
