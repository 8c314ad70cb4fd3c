import { type EngineOrder, type Fill, isBid, ONE, ownPrice, type Token } from './order.ts'

/** The sum of an account's fills on one token. Money is in millionths of millionths. */
export interface Holding {
  market: string
  token: Token
  /** Negative where a venue that nets lets an account be short of the first token, which is long of the second. */
  size: bigint
  /** The cost of the present size; for a short one, its proceeds. */
  cost: bigint
  realized: bigint
  /** The total amount traded. */
  traded: bigint
  fees: bigint
  changedAt: number
}

/** Adds up the fills of an account: by token, or where the venue nets by market. */
export function holdingsOf(fills: readonly Fill[], account: string, { netting = false } = {}): Holding[] {
  const holdings = new Map<string, Holding>()
  const add = (order: EngineOrder, { market, price, size, at }: Fill, fee: bigint): void => {
    const token = netting ? 0 : order.token
    const key = `${market} ${token}`
    const none = { market, token, size: 0n, cost: 0n, realized: 0n, traded: 0n, fees: 0n, changedAt: at }
    const holding = holdings.get(key) ?? none
    holdings.set(key, holding)
    const paid = netting ? price : ownPrice(order, price)
    const buys = netting ? isBid(order) : order.side === 'buy'
    change(holding, buys ? size : -size, paid)
    holding.traded += paid * size
    holding.fees += fee
    holding.changedAt = at
  }
  for (const fill of fills) {
    if (fill.taker.account === account) add(fill.taker, fill, fill.fee)
    if (fill.maker.account === account) add(fill.maker, fill, 0n)
  }
  return [...holdings.values()]
}

/** Grows a holding at a price, or closes it down to nothing and opens the rest on the other side. */
function change(holding: Holding, by: bigint, price: bigint): void {
  const closing = holding.size * by < 0n ? least(magnitude(holding.size), magnitude(by)) : 0n
  if (closing > 0n) {
    const cost = (holding.cost * closing) / magnitude(holding.size)
    const value = price * closing
    holding.realized += by < 0n ? value - cost : cost - value
    holding.cost -= cost
    holding.size += by < 0n ? -closing : closing
  }
  const opening = magnitude(by) - closing
  holding.cost += price * opening
  holding.size += by < 0n ? -opening : opening
}

/** Returns the collateral of a holding; for a short one, the largest possible payment. */
export const exposureOf = ({ size, cost }: Holding): bigint => (size < 0n ? -size * ONE - cost : cost)

/** The fills of one order, as `[fill, whether it was the taker]`. */
export const fillsOfOrder = (fills: readonly Fill[], order: EngineOrder): [Fill, boolean][] =>
  fills.filter(({ taker, maker }) => taker === order || maker === order).map((fill) => [fill, fill.taker === order])

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
