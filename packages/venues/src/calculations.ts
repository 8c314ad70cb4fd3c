import { CrossvenueError } from './errors.ts'
import { feeOf, type VenueFees } from './fees/fees.ts'
import type { ExecutionPriceResult, OrderBook, OrderLevel, OrderSide } from './models.ts'

/** Amounts below this are rounding errors of binary fractions (0.1 + 0.2), not shares still to be filled. */
const EPSILON = 1e-8

/** Decimals kept of a sum: more than any venue quotes, fewer than binary fractions distort. */
const DECIMALS = 12

/** Returns the average price of taking `amount` from the book; 0 when the book is too small to fill it. */
export function getExecutionPrice(orderBook: OrderBook, side: OrderSide, amount: number): number {
  const { price, fullyFilled } = getExecutionPriceDetailed(orderBook, side, amount)
  return fullyFilled ? price : 0
}

/**
 * Returns the average price of filling an order from the book, the amount filled, and whether that is all of it; with
 * `fees` also the cost or proceeds before and after the taker fee. A buy takes asks, a sell takes bids.
 */
export function getExecutionPriceDetailed(
  orderBook: OrderBook,
  side: OrderSide,
  amount: number,
  fees?: VenueFees,
): ExecutionPriceResult {
  if (!(amount > 0)) {
    throw new CrossvenueError('VALIDATION_ERROR', `amount must be above 0, got ${amount}`, { field: 'amount' })
  }
  const bestFirst = side === 'buy' ? 1 : -1
  const levels = (side === 'buy' ? orderBook.asks : orderBook.bids)
    .filter(({ size }) => size > 0)
    .sort((a, b) => bestFirst * (a.price - b.price))

  let remaining = amount
  let cost = 0
  const fills: OrderLevel[] = []
  for (const { price, size } of levels) {
    const taken = Math.min(size, remaining)
    cost += taken * price
    fills.push({ price, size: taken })
    remaining -= taken
    if (remaining <= EPSILON) break
  }
  const filled = amount - remaining
  if (filled === 0) return { price: 0, filledAmount: 0, fullyFilled: false }
  const fullyFilled = remaining <= EPSILON
  return {
    price: rounded(cost / filled),
    filledAmount: fullyFilled ? amount : rounded(filled),
    fullyFilled,
    ...(fees && afterFee(cost, feeOf(fees.taker, fills), side)),
  }
}

const afterFee = (gross: number, fee: number, side: OrderSide) => ({
  gross: rounded(gross),
  fee: rounded(fee),
  net: rounded(side === 'buy' ? gross + fee : gross - fee),
})

const rounded = (value: number): number => Number(value.toFixed(DECIMALS))
