import { CrossvenueError } from '../errors.ts'
import type { CreateOrderParams, TimeInForce } from '../parameters.ts'
import { parseInstant } from '../values/instant.ts'

/** What a venue knows of how long an order stands. */
export interface TermRules {
  exchange: string
  now?: () => number
  /** What callers may ask for besides the usual: that limit orders rest and market orders do not. @default nothing */
  timesInForce?: readonly TimeInForce[]
  /** Whether it refuses orders that would take, where the caller wants that. @default false */
  postOnly?: boolean
  /** Whether a sale can open the opposite side, so that callers have a say in it. @default false */
  reduceOnly?: boolean
}

/** How long an order stands. */
export interface OrderTerms {
  timeInForce: TimeInForce
  postOnly?: true
  /** Unix milliseconds; of a GTD order. */
  expires?: number
}

/** Reads how long an order shall stand. Throws INVALID_ORDER where the venue cannot do that, or nobody could. */
export function readTerms(params: CreateOrderParams, rules: TermRules): OrderTerms {
  const { type, postOnly, expiration } = params
  const wrong = (field: string, message: string) =>
    new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: rules.exchange, field })
  const usual: TimeInForce = type === 'market' ? 'IOC' : expiration === undefined ? 'GTC' : 'GTD'
  const { timeInForce = usual } = params
  const rests = timeInForce === 'GTC' || timeInForce === 'GTD'

  const known = [type === 'market' ? 'IOC' : 'GTC', ...(rules.timesInForce ?? [])]
  if (!known.includes(timeInForce)) throw wrong('timeInForce', `${rules.exchange} takes no ${timeInForce} orders`)
  if (type === 'market' && rests)
    throw wrong('timeInForce', `a market order does not rest, so it is not ${timeInForce}`)
  if (postOnly && !rules.postOnly) throw wrong('postOnly', `${rules.exchange} cannot be told to post only`)
  if (postOnly && !rests) throw wrong('postOnly', `an order that is ${timeInForce} takes`)
  // Where only what is held can be sold, every sale is reduce-only.
  if (params.reduceOnly !== undefined && !rules.reduceOnly && (params.side === 'buy' || !params.reduceOnly)) {
    throw wrong('reduceOnly', `${rules.exchange} has no such option: it sells only what is held`)
  }
  if ((timeInForce === 'GTD') !== (expiration !== undefined)) {
    throw wrong('expiration', 'a GTD order needs one, and no other order has one')
  }
  const expires = expiration === undefined ? undefined : parseInstant(expiration)
  if (expires !== undefined && expires <= (rules.now ?? Date.now)()) throw wrong('expiration', 'it is past')
  return { timeInForce, ...(postOnly && { postOnly }), ...(expires !== undefined && { expires }) }
}
