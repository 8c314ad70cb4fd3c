import { toMillionths } from './decimal.ts'
import { CrossvenueError } from './errors.ts'
import type { OrderBook } from './models.ts'
import type { CreateOrderParams } from './parameters.ts'
import { sweepBook } from './sweep-book.ts'

/**
 * Returns the price, in millionths, down to which the present book fills an order: the limit of a market order at a
 * venue that knows none. Throws INVALID_ORDER where nobody stands on the other side.
 */
export function worstPrice(
  exchange: string,
  { side, amount }: Pick<CreateOrderParams, 'side' | 'amount'>,
  book: Pick<OrderBook, 'bids' | 'asks'>,
): bigint {
  const sweep = sweepBook(side, toMillionths(amount) ?? 0n, book)
  if (sweep) return sweep.worst
  const message = `amount: nobody ${side === 'buy' ? 'sells' : 'buys'}`
  throw new CrossvenueError('INVALID_ORDER', message, { exchange, field: 'amount' })
}
