import type { Order } from '../models.ts'
import type { CreateOrderParams } from '../parameters.ts'
import { ONE, toNumber } from '../values/decimal.ts'

/**
 * Returns the average price: the cost of fills divided by their size; undefined where either is not stated. All in
 * millionths.
 */
export const averagePrice = (money: bigint, filled: bigint): bigint | undefined =>
  money > 0n && filled > 0n ? (money * ONE + filled / 2n) / filled : undefined

/**
 * Returns the prices of an order that was just placed: the limit the caller named, and the average of its fills. Many
 * venues have no market orders and get a limit of ours instead; the caller never named that limit, so it is not
 * returned.
 */
export function orderPrices(
  { price }: Pick<CreateOrderParams, 'price'>,
  average: bigint | null | undefined,
): Pick<Order, 'price' | 'averageFillPrice'> {
  const isPrice = typeof average === 'bigint' && average >= 0n && average <= ONE
  const averageFillPrice = isPrice ? toNumber(average) : undefined
  const shown = price ?? averageFillPrice
  return {
    ...(shown !== undefined && { price: shown }),
    ...(averageFillPrice !== undefined && { averageFillPrice }),
  }
}
