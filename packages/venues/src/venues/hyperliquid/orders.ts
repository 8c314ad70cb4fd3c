import type { ErrorCode } from '../../errors.ts'
import type { Balance, Order, Position, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { toMillionths, toNumber } from '../../values/decimal.ts'
import { toPrice } from '../../values/units.ts'
import type { Fill, OrderUpdate, Placed, SentOrder, SpotBalance } from './order-schemas.ts'
import { coinOf, parseCoin } from './parse.ts'

/** Assets of outcomes are numbered from here on, by the number of the side. */
const FIRST_ASSET = 100_000_000
const NO_HASH = /^0x0*$/

/** Returns the number by which orders name a side. */
export const assetOf = ({ outcome, side }: { outcome: number; side: 0 | 1 }): number =>
  FIRST_ASSET + 10 * outcome + side

/** Parses an order; undefined for one of the venue's other markets. */
export function parseOrder({ order, status }: OrderUpdate): Order | undefined {
  const place = parseCoin(order.coin)
  if (!place) return undefined
  const state = stateOf(status)
  const filled = state === 'filled' ? order.origSz : state === 'rejected' ? 0n : order.origSz - order.sz
  return {
    id: String(order.oid),
    marketId: String(place.outcome),
    outcomeId: order.coin,
    side: order.side,
    type: order.tif === 'Ioc' || order.tif === 'FrontendMarket' ? 'market' : 'limit',
    price: Number(order.limitPx),
    amount: toNumber(order.origSz),
    status: state,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: state === 'open' ? toNumber(order.sz) : 0,
    timestamp: order.timestamp,
  }
}

/** Parses the venue's status: many kinds of cancellation and refusal share an ending. */
function stateOf(status: string): Order['status'] {
  if (status === 'filled') return 'filled'
  if (/rejected$/i.test(status)) return 'rejected'
  return /canceled$|^scheduledCancel$/i.test(status) ? 'canceled' : 'open'
}

/** Parses the answer to a new order, together with its parameters. */
export function parsePlaced(placed: Placed, { action, nonce }: SentOrder, params: CreateOrderParams): Order {
  const [{ t }] = action.orders
  const amount = toMillionths(params.amount) ?? 0n
  const filled = 'filled' in placed ? placed.filled.totalSz : 0n
  const oid = 'filled' in placed ? placed.filled.oid : placed.resting.oid
  const status = filled >= amount ? 'filled' : t.limit.tif === 'Ioc' ? 'canceled' : 'open'
  return {
    id: String(oid),
    marketId: params.marketId,
    outcomeId: params.outcomeId,
    side: params.side,
    type: params.type,
    ...orderPrices(params, 'filled' in placed ? placed.filled.avgPx : undefined),
    amount: params.amount,
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: status === 'open' ? toNumber(amount - filled) : 0,
    timestamp: nonce,
  }
}

/** Parses a trade; undefined for other markets, and for splits, merges and settlements. */
export function parseFill({ coin, px, sz, side, time, dir, hash, oid, tid }: Fill): UserTrade | undefined {
  const place = parseCoin(coin)
  if (!place || (dir !== 'Buy' && dir !== 'Sell')) return undefined
  return {
    id: String(tid),
    timestamp: time,
    price: Number(px),
    amount: Number(sz),
    side,
    outcomeId: coin,
    marketId: String(place.outcome),
    orderId: String(oid),
    chain: 'hyperliquid',
    ...(hash && !NO_HASH.test(hash) && { txHash: hash }),
  }
}

/** Parses the shares of a side, at its mid price; undefined for money, and without shares. */
export function parsePosition(
  { coin, total, entryNtl }: SpotBalance,
  mids: Readonly<Record<string, string>>,
): Position | undefined {
  const place = coin.startsWith('+') ? parseCoin(`#${coin.slice(1)}`) : undefined
  if (!place || total === 0n) return undefined
  const outcomeId = coinOf(place.outcome, place.side)
  const [size, cost, currentPrice] = [toNumber(total), toNumber(entryNtl), toPrice(mids[outcomeId])]
  const value = currentPrice === undefined ? undefined : rounded(size * currentPrice)
  return {
    marketId: String(place.outcome),
    outcomeId,
    size,
    // Shares that were not bought have no cost.
    ...(cost > 0 && cost <= size && { entryPrice: rounded(cost / size) }),
    ...(currentPrice !== undefined && { currentPrice }),
    ...(value !== undefined && { currentValue: value, unrealizedPnL: rounded(value - cost) }),
  }
}

/** Parses a balance of money; undefined for shares. */
export function parseBalance({ coin, total, hold }: SpotBalance): Balance | undefined {
  if (coin.startsWith('+')) return undefined
  return {
    currency: coin,
    total: toNumber(total),
    available: toNumber(total - hold),
    locked: toNumber(hold),
    venue: 'hyperliquid',
  }
}

const rounded = (value: number): number => Number(value.toFixed(6))

/** Returns the error code for the text of a refusal. */
export function refusalCode(message: string): ErrorCode {
  if (/insufficient|margin/i.test(message)) return 'INSUFFICIENT_FUNDS'
  if (/never placed|already canceled/i.test(message)) return 'ORDER_NOT_FOUND'
  if (/too many/i.test(message)) return 'RATE_LIMIT_EXCEEDED'
  // An invalid signature leads to an unknown address.
  if (/does not exist|must deposit|recover|nonce too/i.test(message)) return 'AUTHENTICATION_ERROR'
  return 'INVALID_ORDER'
}
