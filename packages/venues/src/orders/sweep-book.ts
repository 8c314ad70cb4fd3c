import type { OrderBook } from '../models.ts'
import { cutToMillionths, times } from '../values/decimal.ts'

/** The result of filling an order at once, in millionths. */
export interface Sweep {
  /** The amount available, at most the requested one. */
  taken: bigint
  /** Its cost or proceeds. */
  money: bigint
  /** The best price. */
  first: bigint
  /** The last price reached. */
  worst: bigint
}

/** Returns the result of filling an amount at once from an order book; undefined if there is nothing to take. */
export function sweepBook(
  side: 'buy' | 'sell',
  amount: bigint,
  { bids, asks }: Pick<OrderBook, 'bids' | 'asks'>,
): Sweep | undefined {
  let [left, money] = [amount, 0n]
  let first: bigint | undefined
  let worst: bigint | undefined
  for (const level of side === 'buy' ? asks : bids) {
    const [price, size] = [cutToMillionths(level.price), cutToMillionths(level.size)]
    if (left === 0n) break
    if (!price || !size) continue
    const taken = size < left ? size : left
    left -= taken
    money += times(taken, price)
    first ??= price
    worst = price
  }
  return first === undefined || worst === undefined ? undefined : { taken: amount - left, money, first, worst }
}
