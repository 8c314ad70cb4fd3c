import { CrossvenueError } from '../errors.ts'
import type { OrderBook } from '../models.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { cutToMillionths, toMillionths } from '../values/decimal.ts'
import { DEFAULT_MAX_SLIPPAGE } from './default-max-slippage.ts'
import { sweepBook } from './sweep-book.ts'

type Levels = Pick<OrderBook, 'bids' | 'asks'>
type Slippage = Pick<CreateOrderParams, 'maxSlippage'>

/** Returns the levels of a book that a market order may reach: those within its slippage of the best price. */
export function withinSlippage({ bids, asks }: Levels, { maxSlippage = DEFAULT_MAX_SLIPPAGE }: Slippage): Levels {
  const most = toMillionths(maxSlippage) ?? 0n
  const near = (levels: Levels['bids']) => {
    const priced = levels.filter(({ size }) => size > 0)
    const best = cutToMillionths(priced[0]?.price ?? 0) ?? 0n
    return priced.filter(({ price }) => {
      const distance = (cutToMillionths(price) ?? 0n) - best
      return (distance < 0n ? -distance : distance) <= most
    })
  }
  return { bids: near(bids), asks: near(asks) }
}

/**
 * Returns the price, in millionths, at which the present book fills a market order, or the last price within its
 * slippage where that comes first. Throws INVALID_ORDER if the other side is empty.
 */
export function worstPrice(
  exchange: string,
  { side, amount, maxSlippage }: Pick<CreateOrderParams, 'side' | 'amount' | 'maxSlippage'>,
  book: Levels,
): bigint {
  const sweep = sweepBook(side, toMillionths(amount) ?? 0n, withinSlippage(book, { maxSlippage }))
  if (sweep) return sweep.worst
  const message = `amount: the order book has no ${side === 'buy' ? 'asks' : 'bids'}`
  throw new CrossvenueError('INVALID_ORDER', message, { exchange, field: 'amount' })
}
