import { setImmediate as turn } from 'node:timers/promises'
import { dearestFee, type OrderLevel, type VenueFees } from '@crossvenue/venues'

/** The book in which one leg of a trade can be bought, with the fees of its venue. */
export interface LegBook {
  /** The cost of contracts that pay 1 if the leg wins, the cheapest first. */
  asks: readonly OrderLevel[]
  fees: VenueFees
}

/** The cost of one leg of a trade, with its fees. */
interface TradedLeg {
  /** The index of the leg. */
  leg: number
  /** The index of the book that it is bought in. */
  book: number
  /** Without fees. */
  cost: number
  fee: number
  /** The charge on its winnings at settlement, if it wins. */
  settlementFee: number
}

/** A trade that buys the same number of contracts of every leg. */
export interface Trade {
  size: number
  legs: TradedLeg[]
  /** All costs and fees at the time of the trade. */
  cost: number
  /** The least that is paid out in any world, after charges at settlement. */
  payOut: number
  /** `payOut` less `cost`. */
  profit: number
}

/** Up to this size every whole number of contracts is tried. */
const MAX_TRIED = 5_000
/**
 * In larger books, the number of sizes that are tried on both sides of the end of each price level, because fees that
 * are rounded up jump there.
 */
const AROUND = 200
/** The number of looks at a book after which other callers have their turn: a few milliseconds. */
const BOOKS_AT_A_TIME = 2_000

/**
 * Returns the most profitable trade of at most `maxSize` contracts of every leg; undefined if none makes a profit.
 * `worlds` states which legs win in each possible world (combination of winning outcomes); the profit is that of the
 * worst world.
 */
export async function bestTrade(
  legs: readonly LegBook[],
  worlds: readonly (readonly boolean[])[],
  maxSize: number,
): Promise<Trade | undefined> {
  const worst = (payOuts: readonly number[]) =>
    Math.min(...worlds.map((wins) => payOuts.reduce((sum, payOut, index) => sum + (wins[index] ? payOut : 0), 0)))
  const least = Math.min(...worlds.map((wins) => legs.filter((_, index) => wins[index]).length))
  if (least <= sum(legs.map(bestPrice))) return undefined
  const most = Math.min(maxSize, ...legs.map(depthOf))
  return bestOf(sizesOf(legs, most), legs.length, (size) => {
    const traded = legs.map((leg, index) => tradedLeg(leg, { leg: index, book: 0 }, size))
    return settle(traded, worst, size)
  })
}

/**
 * Returns the most profitable purchase of one contract of every leg, if exactly one leg wins. Each leg may be bought in
 * one of several books; for each size, the book is used in which it costs least with all fees.
 */
export async function bestPurchaseOfAll(
  legs: readonly (readonly LegBook[])[],
  maxSize: number,
): Promise<Trade | undefined> {
  if (sum(legs.map(bestPriceOf)) >= 1) return undefined
  const offered = legs.map(withDepths)
  const most = Math.min(maxSize, ...offered.map((books) => Math.max(0, ...books.map(({ depth }) => depth))))
  return bestOf(sizesOf(legs.flat(), most), legs.flat().length, (size) => {
    const traded = offered.map((books, leg) => cheapest(books, leg, size))
    return settle(traded, (payOuts) => Math.min(...payOuts), size)
  })
}

/**
 * Returns the most profitable purchase of the opposite outcomes of legs of which at most one wins: for each size, all
 * that cost less than they pay out. At worst one of them loses.
 */
export async function bestSaleOfAll(
  legs: readonly (readonly LegBook[])[],
  maxSize: number,
): Promise<Trade | undefined> {
  if (sum(legs.map((books) => Math.max(0, 1 - bestPriceOf(books)))) <= 1) return undefined
  const offered = legs.map(withDepths)
  const most = Math.min(maxSize, Math.max(0, ...offered.flat().map(({ depth }) => depth)))
  return bestOf(sizesOf(legs.flat(), most), legs.flat().length, (size) => {
    const filled = offered.flatMap((books, leg) =>
      books.some((book) => fills(book, size)) ? [cheapest(books, leg, size)] : [],
    )
    const traded = filled.filter((leg) => totalOf(leg) < size)
    const worst = (payOuts: readonly number[]) => payOuts.reduce((sum, one) => sum + one, 0) - Math.max(0, ...payOuts)
    return settle(traded, worst, size)
  })
}

async function bestOf(
  sizes: readonly number[],
  books: number,
  trade: (size: number) => Trade,
): Promise<Trade | undefined> {
  const sizesAtATime = Math.ceil(BOOKS_AT_A_TIME / books)
  let best: Trade | undefined
  for (const [index, size] of sizes.entries()) {
    if (index % sizesAtATime === sizesAtATime - 1) await turn()
    const found = trade(size)
    if (found.profit > 1e-9 && found.profit > (best?.profit ?? 0) + 1e-9) best = found
  }
  return best
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/**
 * Returns the best price of a book. The first contract is the cheapest and fees only add to it, so if one contract of
 * each leg makes no profit without fees, no size does and none is tried.
 */
const bestPrice = ({ asks: [first] }: LegBook): number => first?.price ?? Number.POSITIVE_INFINITY
const bestPriceOf = (books: readonly LegBook[]): number => Math.min(...books.map(bestPrice))

const depthOf = ({ asks }: LegBook): number => sum(asks.map(({ size }) => size))

interface DeepBook extends LegBook {
  /** The number of contracts in the book. */
  depth: number
}
const withDepths = (books: readonly LegBook[]): DeepBook[] => books.map((book) => ({ ...book, depth: depthOf(book) }))

/** Returns whether a book has at least this number of contracts. */
const fills = ({ depth }: DeepBook, size: number): boolean => depth + 1e-9 >= size

function sizesOf(books: readonly LegBook[], limit: number): number[] {
  const most = Math.floor(limit + 1e-9)
  if (most <= MAX_TRIED) return Array.from({ length: Math.max(most, 0) }, (_, index) => index + 1)
  const ends = new Set([most])
  for (const { asks } of books) {
    let depth = 0
    for (const { size } of asks) {
      depth += size
      ends.add(Math.floor(depth))
    }
  }
  const sizes = new Set<number>()
  for (const end of ends) {
    for (let size = end - AROUND; size <= end + AROUND; size++) if (size >= 1 && size <= most) sizes.add(size)
  }
  return [...sizes].sort((a, b) => a - b)
}

/**
 * Returns a trade with its costs and profit. `worst` returns the least that is paid out, given the payment of each leg
 * if it wins.
 */
function settle(legs: TradedLeg[], worst: (payOuts: readonly number[]) => number, size: number): Trade {
  const cost = legs.reduce((sum, leg) => sum + leg.cost + leg.fee, 0)
  const payOut = worst(legs.map(({ settlementFee }) => size - settlementFee))
  return { size, legs, cost, payOut, profit: payOut - cost }
}

const totalOf = ({ cost, fee, settlementFee }: TradedLeg): number => cost + fee + settlementFee

function cheapest(books: readonly DeepBook[], leg: number, size: number): TradedLeg {
  const offers = books.flatMap((book, index) =>
    fills(book, size) ? [tradedLeg(book, { leg, book: index }, size)] : [],
  )
  return offers.reduce((best, offer) => (totalOf(offer) < totalOf(best) - 1e-12 ? offer : best))
}

function tradedLeg({ asks, fees }: LegBook, place: Pick<TradedLeg, 'leg' | 'book'>, size: number): TradedLeg {
  const taken = take(asks, size)
  const cost = taken.reduce((sum, one) => sum + one.price * one.size, 0)
  return {
    ...place,
    cost,
    fee: dearestFee(fees.taker, taken),
    settlementFee: fees.winnings * Math.max(0, size - cost),
  }
}

function take(asks: readonly OrderLevel[], size: number): OrderLevel[] {
  const taken: OrderLevel[] = []
  let left = size
  for (const { price, size: offered } of asks) {
    if (left <= 0) break
    const some = Math.min(offered, left)
    taken.push({ price, size: some })
    left -= some
  }
  return taken
}
