import { dearestFee, type OrderBook, type OrderLevel, type VenueFees } from '@crossvenue/venues'
import type { OrderInput } from './order-input.ts'

/** The money of an order that takes from a book: before the fee, the fee, and both together, in dollars. */
export interface OrderCost {
  contracts: number
  averagePrice?: number
  gross: number
  /** Absent, as is `net`, where the fees of the venue are not known. */
  fee?: number
  /** The cost of a purchase, or the proceeds of a sale. */
  net?: number
}

/** Returns what an order would be filled at now, by the live book and within its limit price. */
export function costNow(
  { side, amount }: Pick<OrderInput, 'side' | 'amount'>,
  limit: number | undefined,
  { bids, asks }: OrderBook,
  fees: VenueFees | undefined,
): OrderCost {
  const isWithin = ({ price }: OrderLevel) =>
    limit === undefined || (side === 'buy' ? price <= limit + 1e-9 : price >= limit - 1e-9)
  const taken: OrderLevel[] = []
  let left = amount
  for (const level of (side === 'buy' ? asks : bids).filter(isWithin)) {
    if (left <= 0) break
    taken.push({ price: level.price, size: Math.min(left, level.size) })
    left -= level.size
  }
  return costOf(side, taken, fees)
}

/** Returns the cost if everything is filled at the limit price: a purchase costs no more, a sale brings no less. */
export const costAtLimit = (
  { side, amount }: Pick<OrderInput, 'side' | 'amount'>,
  limit: number,
  fees: VenueFees | undefined,
): OrderCost => costOf(side, [{ price: limit, size: amount }], fees)

function costOf(side: OrderInput['side'], taken: readonly OrderLevel[], fees: VenueFees | undefined): OrderCost {
  const contracts = taken.reduce((sum, { size }) => sum + size, 0)
  const gross = taken.reduce((sum, { price, size }) => sum + price * size, 0)
  const fee = fees && (contracts === 0 ? 0 : dearestFee(fees.taker, taken))
  return {
    contracts: rounded(contracts),
    ...(contracts > 0 && { averagePrice: rounded(gross / contracts) }),
    gross: rounded(gross),
    ...(fee !== undefined && { fee: rounded(fee), net: rounded(side === 'buy' ? gross + fee : gross - fee) }),
  }
}

const rounded = (value: number): number => Number(value.toFixed(6))
