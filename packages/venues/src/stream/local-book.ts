import type { OrderBook, OrderLevel } from '../models.ts'
import { toNumber } from '../values/decimal.ts'

export type BookSide = 'bids' | 'asks'
/** Prices and sizes in the book's units. */
export type Levels = readonly (readonly [price: bigint, size: bigint])[]

/**
 * Creates a copy of a venue's book, updated by its messages. Sizes are summed exactly, so a level that is used up
 * disappears. `read` converts the venue's units to a number. @default millionths
 */
export function createLocalBook(read: (units: bigint) => number = toNumber) {
  const sides: Record<BookSide, Map<bigint, bigint>> = { bids: new Map(), asks: new Map() }

  const set = (side: BookSide, price: bigint, size: bigint): void => {
    if (size > 0n) sides[side].set(price, size)
    else sides[side].delete(price)
  }
  const levels = (side: BookSide): OrderLevel[] =>
    [...sides[side]]
      .sort(([a], [b]) => (a < b === (side === 'asks') ? -1 : 1))
      .map(([price, size]) => ({ price: read(price), size: read(size) }))

  return {
    /** Replaces the whole book. */
    reset(bids: Levels, asks: Levels): void {
      sides.bids.clear()
      sides.asks.clear()
      for (const [price, size] of bids) set('bids', price, size)
      for (const [price, size] of asks) set('asks', price, size)
    },
    /** Sets the size at a price. */
    set,
    /** Changes the size at a price. */
    add: (side: BookSide, price: bigint, change: bigint): void =>
      set(side, price, (sides[side].get(price) ?? 0n) + change),
    best(side: BookSide): bigint | undefined {
      let best: bigint | undefined
      for (const price of sides[side].keys()) {
        if (best === undefined || price < best === (side === 'asks')) best = price
      }
      return best
    },
    view: (): Pick<OrderBook, 'bids' | 'asks'> => ({ bids: levels('bids'), asks: levels('asks') }),
  }
}

export type LocalBook = ReturnType<typeof createLocalBook>

/** Returns the same book from the other side: a bid for one outcome is an ask for the other. */
export const mirrored = ({ bids, asks }: Pick<OrderBook, 'bids' | 'asks'>): Pick<OrderBook, 'bids' | 'asks'> => {
  const mirror = (levels: readonly OrderLevel[]) =>
    levels.map(({ price, size }) => ({ price: Math.round(1e6 - price * 1e6) / 1e6, size }))
  return { bids: mirror(asks), asks: mirror(bids) }
}
