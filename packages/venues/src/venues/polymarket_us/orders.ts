import type { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { Balance, Order, OrderSide, Position, UserTrade } from '../../models.ts'
import { ONE, toMillionths, toNumber } from '../../values/decimal.ts'
import type {
  Intent,
  NewOrder,
  PlacedExecution,
  PolymarketUsBalance,
  PolymarketUsOrder,
  PolymarketUsPosition,
  PolymarketUsTrade,
} from './order-schemas.ts'
import { outcomeIdOf } from './parse.ts'

/** Which side of a market an order is for, and what it does with it. */
export interface Direction {
  isShort: boolean
  side: OrderSide
}

const directions: Record<Intent, Direction> = {
  ORDER_INTENT_BUY_LONG: { isShort: false, side: 'buy' },
  ORDER_INTENT_SELL_LONG: { isShort: false, side: 'sell' },
  ORDER_INTENT_BUY_SHORT: { isShort: true, side: 'buy' },
  ORDER_INTENT_SELL_SHORT: { isShort: true, side: 'sell' },
}

export const intentOf = ({ isShort, side }: Direction): Intent =>
  `ORDER_INTENT_${side === 'buy' ? 'BUY' : 'SELL'}_${isShort ? 'SHORT' : 'LONG'}`

/**
 * The price of a side from that of the long one, and back. The venue has one instrument and states only its price:
 *
 *     buy long at 0.30   ->  BUY_LONG   0.30        buy short at 0.70   ->  BUY_SHORT   0.30
 */
export const priceOf = (isShort: boolean, longPrice: bigint): bigint => (isShort ? ONE - longPrice : longPrice)

const statuses: Record<PolymarketUsOrder['state'], Order['status']> = {
  ORDER_STATE_NEW: 'open',
  ORDER_STATE_PENDING_NEW: 'pending',
  ORDER_STATE_PENDING_REPLACE: 'open',
  ORDER_STATE_PENDING_CANCEL: 'open',
  ORDER_STATE_PENDING_RISK: 'pending',
  ORDER_STATE_PARTIALLY_FILLED: 'open',
  ORDER_STATE_FILLED: 'filled',
  ORDER_STATE_CANCELED: 'canceled',
  // Another price or quantity under the same id.
  ORDER_STATE_REPLACED: 'open',
  ORDER_STATE_REJECTED: 'rejected',
  ORDER_STATE_EXPIRED: 'canceled',
}

export const isOpen = (status: Order['status']): boolean => status === 'open' || status === 'pending'

export function parseOrder(row: PolymarketUsOrder): Order {
  const { isShort, side } = directions[row.intent]
  const price = row.price?.value ?? 0n
  const average = row.avgPx?.value ?? 0n
  const filled = row.cumQuantity ?? 0n
  const status = statuses[row.state]
  const time = row.createTime ?? row.insertTime
  return {
    id: row.id,
    marketId: row.marketSlug,
    outcomeId: outcomeIdOf(row.marketSlug, isShort),
    side,
    type: row.type === 'ORDER_TYPE_MARKET' ? 'market' : 'limit',
    ...(price > 0n && price < ONE && { price: toNumber(priceOf(isShort, price)) }),
    ...(filled > 0n && average > 0n && average < ONE && { averageFillPrice: toNumber(priceOf(isShort, average)) }),
    amount: toNumber(row.quantity),
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: isOpen(status) ? toNumber(row.leavesQuantity ?? row.quantity - filled) : 0,
    ...(time && { timestamp: Date.parse(time) }),
    ...(row.commissionNotionalTotalCollected && { fee: toNumber(row.commissionNotionalTotalCollected.value) }),
  }
}

/** An order of which only the id is known by now. */
export function pendingOrder(id: string, sent: NewOrder): Order {
  const { isShort, side } = directions[sent.intent]
  const price = toMillionths(sent.price?.value ?? '')
  return {
    id,
    marketId: sent.marketSlug,
    outcomeId: outcomeIdOf(sent.marketSlug, isShort),
    side,
    type: sent.type === 'ORDER_TYPE_MARKET' ? 'market' : 'limit',
    ...(price !== undefined && { price: toNumber(priceOf(isShort, price)) }),
    amount: sent.quantity,
    status: 'pending',
    filled: 0,
    filledShares: 0,
    remaining: sent.quantity,
  }
}

/** Returns whether a refusal concerns money. */
export const isOfFunds = (text: string): boolean => /buying power|insufficient|not enough/i.test(text)

/**
 * Returns the error for an order that the venue accepted and rejected. Every execution has a reason code; only the text
 * explains it.
 */
export function refusalOf({ text, orderRejectReason }: PlacedExecution): CrossvenueError {
  const reason = text || orderRejectReason || 'no reason given'
  // For an order that was not looked at within five seconds; it has nothing to do with the rate of calls.
  const isLate = /global rate limit exceeded/i.test(reason)
  const code: ErrorCode = isLate ? 'EXCHANGE_NOT_AVAILABLE' : isOfFunds(reason) ? 'INSUFFICIENT_FUNDS' : 'INVALID_ORDER'
  return new CrossvenueError(code, `Polymarket US rejected the order: ${reason}`, { exchange: 'polymarket_us' })
}

/** Trades that were undone. */
const UNDONE = ['TRADE_STATE_BUSTED', 'TRADE_STATE_REJECTED']

/** Parses the account's part in a trade; undefined if the trade was undone, or states no amount. */
export function parseUserTrade(row: PolymarketUsTrade): UserTrade | undefined {
  const own = row.isAggressor ? row.aggressorExecution : row.passiveExecution
  const direction = own && directions[own.order.intent]
  const isShort = direction?.isShort ?? false
  const amount = own?.lastShares ?? row.qtyDecimal ?? row.qty
  if (UNDONE.includes(row.state ?? '') || typeof amount !== 'bigint') return undefined
  return {
    id: row.id,
    timestamp: Date.parse(row.createTime),
    price: toNumber(priceOf(isShort, own?.lastPx?.value ?? row.price.value)),
    amount: toNumber(amount),
    side: direction?.side ?? 'unknown',
    outcomeId: outcomeIdOf(row.marketSlug, isShort),
    marketId: row.marketSlug,
    ...(own && { orderId: own.order.id }),
  }
}

/** Parses a position; undefined without contracts. The cost of a short one is stated for the short side. */
export function parsePosition(slug: string, row: PolymarketUsPosition): Position | undefined {
  const net = row.netPositionDecimal ?? row.netPosition ?? 0n
  if (net === 0n) return undefined
  const size = net > 0n ? net : -net
  const cost = row.baseCost ?? row.cost?.value
  const entry = typeof cost === 'bigint' ? (cost * ONE) / size : undefined
  return {
    marketId: slug,
    outcomeId: outcomeIdOf(slug, net < 0n),
    size: toNumber(size),
    ...(entry !== undefined && entry >= 0n && entry <= ONE && { entryPrice: toNumber(entry) }),
    ...(row.realized && { realizedPnL: toNumber(row.realized.value) }),
  }
}

/** The total is left out: the venue counts in it what was had for contracts held short, and is not free. */
export const parseBalance = (row: z.infer<typeof PolymarketUsBalance>): Balance => ({
  currency: row.currency,
  available: toNumber(row.buyingPower),
  ...(typeof row.openOrders === 'bigint' && { locked: toNumber(row.openOrders) }),
  venue: 'polymarket_us',
})
