import { dearestFee, type OrderLevel, type VenueFees } from '@crossvenue/venues'

/** One side to buy: what it costs, and what its venue charges. */
export interface LegBook {
  /** The cost of contracts that pay 1 if the leg wins, the cheapest first. */
  asks: readonly OrderLevel[]
  fees: VenueFees
}

/** The money that one leg of a trade costs. */
interface TradedLeg {
  /** Without fees. */
  cost: number
  fee: number
  /** The charge on its winnings at settlement, if it wins. */
  settlementFee: number
}

/** The same number of contracts of every leg. */
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

/** Up to this size every number of contracts is tried. */
const MAX_TRIED = 5_000
/** The sizes that are tried on both sides of the end of a level in larger books: fees that are rounded up jump there. */
const AROUND = 200

/**
 * Returns the most profitable trade of at most `maxSize` contracts of every leg; undefined if none makes a profit.
 * `worlds` states which legs win in each world that is possible: the profit is that of the worst one.
 */
export function bestTrade(
  legs: readonly LegBook[],
  worlds: readonly (readonly boolean[])[],
  maxSize: number,
): Trade | undefined {
  const depths = legs.map(({ asks }) => asks.reduce((sum, { size }) => sum + size, 0))
  const most = Math.floor(Math.min(maxSize, ...depths) + 1e-9)
  let best: Trade | undefined
  for (const size of sizesOf(legs, most)) {
    const trade = tradeOf(legs, worlds, size)
    if (trade.profit > 1e-9 && trade.profit > (best?.profit ?? 0) + 1e-9) best = trade
  }
  return best
}

function sizesOf(legs: readonly LegBook[], most: number): number[] {
  if (most <= MAX_TRIED) return Array.from({ length: Math.max(most, 0) }, (_, index) => index + 1)
  const ends = new Set([most])
  for (const { asks } of legs) {
    let sum = 0
    for (const { size } of asks) {
      sum += size
      ends.add(Math.floor(sum))
    }
  }
  const sizes = new Set<number>()
  for (const end of ends) {
    for (let size = end - AROUND; size <= end + AROUND; size++) if (size >= 1 && size <= most) sizes.add(size)
  }
  return [...sizes].sort((a, b) => a - b)
}

function tradeOf(legs: readonly LegBook[], worlds: readonly (readonly boolean[])[], size: number): Trade {
  const traded = legs.map(({ asks, fees }): TradedLeg => {
    const fills = take(asks, size)
    const cost = fills.reduce((sum, { price, size: taken }) => sum + price * taken, 0)
    const fee = dearestFee(fees.taker, fills)
    return { cost, fee, settlementFee: fees.winnings * Math.max(0, size - cost) }
  })
  const cost = traded.reduce((sum, leg) => sum + leg.cost + leg.fee, 0)
  const payOut = Math.min(
    ...worlds.map((wins) =>
      traded.reduce((sum, { settlementFee }, index) => sum + (wins[index] ? size - settlementFee : 0), 0),
    ),
  )
  return { size, legs: traded, cost, payOut, profit: payOut - cost }
}

function take(asks: readonly OrderLevel[], size: number): OrderLevel[] {
  const fills: OrderLevel[] = []
  let left = size
  for (const { price, size: offered } of asks) {
    if (left <= 0) break
    const taken = Math.min(offered, left)
    fills.push({ price, size: taken })
    left -= taken
  }
  return fills
}
