import type { OrderBook, OrderLevel } from '../models.ts'

/** In a dollar; no venue has finer prices. */
const STEPS = 1e12

/** Returns the price of the opposite outcome: 1 - price, without the rounding error of binary fractions. */
export const complement = (price: number): number => Math.round((1 - price) * STEPS) / STEPS

/**
 * Returns the order book of the opposite outcome of a market whose outcomes share one book: a bid at p is an ask at 1 -
 * p.
 */
export function mirrorBook({ bids, asks, ...rest }: OrderBook): OrderBook {
  const mirror = (levels: readonly OrderLevel[]) =>
    levels.map(({ price, size }) => ({ price: complement(price), size }))
  return { ...rest, bids: mirror(asks), asks: mirror(bids) }
}

/** Sorts levels best first, and drops those without a tradable price or size. */
export function sortBook({ bids, asks, ...rest }: OrderBook, depth?: number): OrderBook {
  const best = (levels: readonly OrderLevel[], sign: 1 | -1) =>
    levels
      .filter(({ price, size }) => price > 0 && price < 1 && size > 0)
      .sort((a, b) => sign * (a.price - b.price))
      .slice(0, depth)
  return { ...rest, bids: best(bids, -1), asks: best(asks, 1) }
}
