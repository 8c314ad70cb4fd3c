import { CrossvenueError } from '../errors.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { ONE, roundDown, toMillionths, toText } from '../values/decimal.ts'
import { type OrderTerms, readTerms, type TermRules } from './order-terms.ts'

/** The rules of one market; all numbers in millionths. */
export interface OrderRules extends TermRules {
  /** The tick size. */
  tick: bigint
  /** The smallest step of the amount. */
  lot: bigint
  /** The fewest contracts or shares of a limit order. @default one lot */
  minimum?: bigint | undefined
}

/** An order's exact numbers in millionths, checked against the rules of its market. */
export interface OrderTicket extends OrderTerms {
  amount: bigint
  /** The limit price; for a market order the worst price the caller accepts, if given. */
  price?: bigint
}

/** Checks an order against the rules of its market. Throws INVALID_ORDER that names the wrong parameter. */
export function checkOrder(params: CreateOrderParams, rules: OrderRules): OrderTicket {
  const { type, amount, price, maxSlippage } = params
  const wrong = (field: string, message: string) =>
    new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: rules.exchange, field })
  const onGrid = (value: bigint | undefined, step: bigint): value is bigint =>
    value !== undefined && roundDown(value, step) === value

  const terms = readTerms(params, rules)
  if (maxSlippage !== undefined && type === 'limit')
    throw wrong('maxSlippage', 'not allowed for a limit order, which has a price')
  if (maxSlippage !== undefined && price !== undefined) {
    throw wrong('maxSlippage', 'price is already the worst price; remove one of the two')
  }
  const size = toMillionths(amount)
  if (size !== undefined && size <= 0n) throw wrong('amount', `must be above 0, got ${amount}`)
  if (!onGrid(size, rules.lot)) throw wrong('amount', `must be a multiple of ${toText(rules.lot)}, got ${amount}`)
  const least = rules.minimum ?? rules.lot
  if (type === 'limit' && size < least) throw wrong('amount', `must be at least ${toText(least)}, got ${amount}`)
  if (price === undefined) {
    if (type === 'limit') throw wrong('price', 'required for a limit order')
    return { ...terms, amount: size }
  }
  const exact = toMillionths(price)
  if (exact !== undefined && (exact <= 0n || exact >= ONE))
    throw wrong('price', `must be between 0 and 1, got ${price}`)
  if (!onGrid(exact, rules.tick)) throw wrong('price', `must be a multiple of ${toText(rules.tick)}, got ${price}`)
  return { ...terms, amount: size, price: exact }
}
