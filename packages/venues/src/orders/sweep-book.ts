import type { OrderBook } from '../models.ts'
import { cutToMillionths, times } from '../values/decimal.ts'

/** What an order that is filled at once would meet in a book, in millionths. */
export interface Sweep {
  /** How much is there, up to what was asked for. */
  taken: bigint
  /** What that costs, or brings. */
  money: bigint
  /** The best price. */
  first: bigint
  /** The last price reached. */
  worst: bigint
}

/** Takes an amount from the present book; undefined where nobody is on the other side. */
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
