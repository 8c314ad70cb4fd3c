import { toMillionths } from './decimal.ts'
import { CrossvenueError } from './errors.ts'
import type { OrderBook } from './models.ts'
import type { CreateOrderParams } from './parameters.ts'

/**
 * Returns the price, in millionths, down to which the present book fills an order: the limit of a market order at a
 * venue that knows none. Throws INVALID_ORDER where nobody stands on the other side.
 */
export function worstPrice(
  exchange: string,
  { side, amount }: Pick<CreateOrderParams, 'side' | 'amount'>,
  { bids, asks }: Pick<OrderBook, 'bids' | 'asks'>,
): bigint {
  let left = amount
  let worst: number | undefined
  for (const { price, size } of side === 'buy' ? asks : bids) {
    if (left <= 0) break
    left -= size
    worst = price
  }
  const price = toMillionths(worst ?? '')
  if (price) return price
  const message = `amount: nobody ${side === 'buy' ? 'sells' : 'buys'}`
  throw new CrossvenueError('INVALID_ORDER', message, { exchange, field: 'amount' })
}
