import { CrossvenueError } from '../errors.ts'
import { dearestFee, type FeeFormula, noFee } from '../fees/fees.ts'
import type { Order, OrderLevel, UnifiedMarket } from '../models.ts'
import type { MarketBuyWithCostParams } from '../parameters.ts'
import type { Venue } from '../venue.ts'
import { withinSlippage } from './worst-price.ts'

/** A number of shares and the worst price for them. */
interface Purchase {
  amount: number
  price: number
}

/** The steps of amounts: hundredths, and whole contracts where a venue trades no parts of one. */
const DECIMALS = [2, 0] as const
/** Sums below this are rounding errors of binary fractions. */
const EPSILON = 1e-9

/**
 * Returns the most shares that a sum buys from the asks of a book, and the worst price for them; undefined if it buys
 * none. Even if all are filled at that price, they cost no more than the sum with the fee.
 */
export function sharesForCost(
  asks: readonly OrderLevel[],
  cost: number,
  taker: FeeFormula,
  decimals: number,
): Purchase | undefined {
  let depth = 0
  let best: Purchase | undefined
  for (const [index, { price, size }] of asks.entries()) {
    depth += size
    const reachable = asks.slice(0, index + 1).map((level) => level.price)
    const amount = affordable(Math.min(depth, cost / price), { price, reachable, cost, taker, decimals })
    if (amount > (best?.amount ?? 0)) best = { amount, price }
  }
  return best
}

interface Limits {
  price: number
  /** The prices at which the purchase may be filled. */
  reachable: readonly number[]
  cost: number
  taker: FeeFormula
  decimals: number
}

/** Returns the largest amount, up to `most`, that the sum pays for. */
function affordable(most: number, { price, reachable, cost, taker, decimals }: Limits): number {
  const step = 10 ** -decimals
  /** A venue may spend the whole money at a better price, on more shares. */
  const total = (amount: number): number => {
    const money = amount * price
    return money + Math.max(...reachable.map((each) => dearestFee(taker, [{ price: each, size: money / each }])))
  }
  let [low, high] = [0, Math.floor(most / step + EPSILON)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (total(middle * step) <= cost + EPSILON) low = middle
    else high = middle - 1
  }
  return Number((low * step).toFixed(decimals))
}

type Account = Required<Pick<Venue, 'buildOrder' | 'submitOrder' | 'fetchOrderBook'>>

/**
 * Creates the operation that spends a sum: a purchase of as many shares as the present book sells for it, with its worst
 * price as the limit. `feeOf` returns the fee of takers in the market, where it is known.
 */
export function createBuyWithCost(
  exchange: string,
  { buildOrder, submitOrder, fetchOrderBook }: Account,
  takerFee: (marketId: UnifiedMarket['marketId']) => Promise<FeeFormula | undefined>,
) {
  return async (params: MarketBuyWithCostParams): Promise<Order> => {
    const { marketId, outcomeId, cost, price: worst, maxSlippage } = params
    const [book, taker = noFee] = await Promise.all([fetchOrderBook(outcomeId), takerFee(marketId)])
    const asks = (worst === undefined ? withinSlippage(book, { maxSlippage }).asks : book.asks).filter(
      ({ price, size }) => size > 0 && (worst === undefined || price <= worst),
    )
    const refused = new CrossvenueError(
      'INVALID_ORDER',
      asks.length === 0
        ? 'price: the order book has no asks at that price'
        : `cost: ${cost} buys no share at the present prices`,
      { exchange, field: asks.length === 0 ? 'price' : 'cost' },
    )
    for (const decimals of DECIMALS) {
      const purchase = sharesForCost(asks, cost, taker, decimals)
      if (!purchase) throw refused
      const order = { marketId, outcomeId, side: 'buy', type: 'market', ...purchase } as const
      try {
        return await submitOrder(await buildOrder(order))
      } catch (error) {
        const isStep = error instanceof CrossvenueError && error.code === 'INVALID_ORDER' && error.field === 'amount'
        if (!isStep || decimals === DECIMALS.at(-1)) throw error
      }
    }
    throw refused
  }
}
