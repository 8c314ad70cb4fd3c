import { CrossvenueError } from '../../errors.ts'
import type { Balance, Order, Position, UserTrade } from '../../models.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import type { GeminiBalance, GeminiOrder, GeminiPosition, GeminiUserTrade } from './order-schemas.ts'
import { outcomeIdOf } from './parse.ts'

const statuses = { open: 'open', filled: 'filled', cancelled: 'canceled' } as const

/** Parses an order. The venue prices it in its own outcome: a purchase of NO at 0.30 has that price. */
export function parseOrder(row: GeminiOrder): Order {
  const filled = row.filledQuantity ?? 0n
  const status = statuses[row.status]
  return {
    id: row.orderId,
    marketId: row.symbol,
    outcomeId: outcomeIdOf(row.symbol, row.outcome === 'no'),
    side: row.side,
    type: 'limit',
    ...(typeof row.price === 'bigint' && { price: toNumber(row.price) }),
    ...(filled > 0n && row.avgExecutionPrice && { averageFillPrice: toNumber(row.avgExecutionPrice) }),
    amount: toNumber(row.quantity),
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: status === 'open' ? toNumber(row.remainingQuantity ?? row.quantity - filled) : 0,
    ...(row.createdAt && { timestamp: Date.parse(row.createdAt) }),
  }
}

/**
 * Returns the error for an order that the venue accepted and canceled at once, because it could not be filled as
 * required.
 */
export function refusalOf({ orderId, reason }: GeminiOrder): CrossvenueError {
  const why = reason ?? 'no reason given'
  return new CrossvenueError('INVALID_ORDER', `Gemini canceled order ${orderId} at once: ${why}`, {
    exchange: 'gemini-titan',
  })
}

/**
 * Parses a trade of an order. The venue prices orders for NO in NO, and does not say whether it prices their trades so
 * or in YES: see `priceOfNo`. Undefined if the trade was undone; without its order, the side of the account is unknown.
 */
export function parseUserTrade(row: GeminiUserTrade, order: GeminiOrder | undefined): UserTrade | undefined {
  if (row.break) return undefined
  const isNo = order?.outcome === 'no'
  return {
    id: row.tid,
    timestamp: row.timestampms,
    price: toNumber(isNo ? priceOfNo(row.price, order) : row.price),
    amount: toNumber(row.amount),
    side: order?.side ?? 'unknown',
    outcomeId: outcomeIdOf(row.symbol, isNo),
    marketId: row.symbol,
    orderId: row.order_id,
  }
}

/**
 * Returns the one of two possible prices that keeps the order's limit; if both do, the one nearer to the order's
 * average price.
 */
function priceOfNo(stated: bigint, { side, price: limit, avgExecutionPrice: average }: GeminiOrder): bigint {
  const readings = [ONE - stated, stated]
  const keeps = (price: bigint) => typeof limit !== 'bigint' || (side === 'buy' ? price <= limit : price >= limit)
  const fitting = readings.filter(keeps)
  const off = (price: bigint): bigint => distance(price, average ?? limit ?? price)
  const [first, ...others] = fitting.length > 0 ? fitting : readings
  return others.reduce((best, each) => (off(each) < off(best) ? each : best), first as bigint)
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)

/** Parses a position; undefined without contracts. */
export function parsePosition(row: GeminiPosition): Position | undefined {
  if (row.totalQuantity === 0n) return undefined
  const stated = (name: string, value: bigint | null | undefined) =>
    typeof value === 'bigint' ? { [name]: toNumber(value) } : {}
  return {
    marketId: row.symbol,
    outcomeId: outcomeIdOf(row.symbol, row.outcome === 'no'),
    // NO may be written as a negative number of YES.
    size: toNumber(distance(row.totalQuantity, 0n)),
    ...stated('entryPrice', row.avgPrice),
    ...stated('currentValue', row.marketValue),
    ...stated('unrealizedPnL', row.unrealizedPnl),
    ...stated('realizedPnL', row.realizedPl),
  }
}

/**
 * Parses a balance. The whole amount has been seen below the available one, and below zero: then only the available one
 * is known.
 */
export const parseBalance = ({ currency, amount, available }: GeminiBalance): Balance => ({
  currency,
  ...(amount >= available && { total: toNumber(amount), locked: toNumber(amount - available) }),
  available: toNumber(available),
  venue: 'gemini-titan',
})
