import { CrossvenueError } from '../errors.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { ONE, roundDown, toMillionths, toText } from '../values/decimal.ts'
import { type OrderTerms, readTerms, type TermRules } from './order-terms.ts'

/** What a venue takes on one market; all in millionths. */
export interface OrderRules extends TermRules {
  /** Price step. */
  tick: bigint
  /** Smallest step of the amount. */
  lot: bigint
  /** Fewest contracts or shares of a limit order. @default one lot */
  minimum?: bigint | undefined
}

/** An order's numbers, exact, in millionths, and allowed by the rules of its market. */
export interface OrderTicket extends OrderTerms {
  amount: bigint
  /** Limit price; of a market order the worst price the caller takes, where told. */
  price?: bigint
}

/** Checks an order against the rules of its market. Throws INVALID_ORDER that names the parameter at fault. */
export function checkOrder(params: CreateOrderParams, rules: OrderRules): OrderTicket {
  const { type, amount, price, maxSlippage } = params
  const wrong = (field: string, message: string) =>
    new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: rules.exchange, field })
  const onGrid = (value: bigint | undefined, step: bigint): value is bigint =>
    value !== undefined && roundDown(value, step) === value

  const terms = readTerms(params, rules)
  if (maxSlippage !== undefined && type === 'limit') throw wrong('maxSlippage', 'a limit order has its price instead')
  if (maxSlippage !== undefined && price !== undefined) {
    throw wrong('maxSlippage', 'price is the worst price already; leave out one of the two')
  }
  const size = toMillionths(amount)
  if (size !== undefined && size <= 0n) throw wrong('amount', `${amount} is not above 0`)
  if (!onGrid(size, rules.lot)) throw wrong('amount', `${amount} is not a multiple of ${toText(rules.lot)}`)
  const least = rules.minimum ?? rules.lot
  if (type === 'limit' && size < least) throw wrong('amount', `${amount} is less than ${toText(least)}`)
  if (price === undefined) {
    if (type === 'limit') throw wrong('price', 'a limit order needs one')
    return { ...terms, amount: size }
  }
  const exact = toMillionths(price)
  if (exact !== undefined && (exact <= 0n || exact >= ONE)) throw wrong('price', `${price} is not between 0 and 1`)
  if (!onGrid(exact, rules.tick)) throw wrong('price', `${price} is not a multiple of ${toText(rules.tick)}`)
  return { ...terms, amount: size, price: exact }
}
