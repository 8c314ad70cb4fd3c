import type { Order, Position, UserTrade } from '../../models.ts'
import { averagePrice } from '../../orders/order-prices.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import type { OrderRow, PositionRow, TradeRow } from './order-schemas.ts'

/** Returns the token of a market's first or second outcome. */
export type TokenOf = (marketId: string, outcomeSide: 1 | 2) => string

const statuses: Record<number, Order['status']> = { 2: 'filled', 3: 'canceled', 4: 'canceled', 5: 'rejected' }

const inSeconds = (time: number | null | undefined) => (time ? { timestamp: time * 1_000 } : {})

/** Parses an order; `requested` is the caller's amount, where the venue states a sum of money instead. */
export function parseOrder(row: OrderRow, tokenOf: TokenOf, requested?: bigint): Order {
  const isMarket = row.tradingMethod === 1
  const filled = row.filledShares ?? 0n
  const amount = requested ?? (row.orderShares || filled)
  const average = averagePrice(row.filledAmount ?? 0n, filled)
  const status = statuses[row.status] ?? (isMarket ? 'pending' : 'open')
  const left = (status === 'open' || status === 'pending') && amount > filled ? amount - filled : 0n
  return {
    id: row.orderId,
    marketId: row.marketId,
    outcomeId: tokenOf(row.marketId, row.outcomeSide),
    side: row.side === 1 ? 'buy' : 'sell',
    type: isMarket ? 'market' : 'limit',
    // The venue writes 0 for a market order.
    ...(row.price && { price: toNumber(row.price) }),
    ...(average !== undefined && average <= ONE && { averageFillPrice: toNumber(average) }),
    amount: toNumber(amount),
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: toNumber(left),
    ...inSeconds(row.createdAt),
  }
}

/** Whether a row is a trade: some traded with nobody, others came to nothing. */
export const isTrade = ({ side, status }: TradeRow): boolean => /^(buy|sell)$/i.test(side) && (status ?? 0) <= 2

/** Reads a row that is a trade. */
export function parseUserTrade(row: TradeRow, tokenOf: TokenOf): UserTrade {
  return {
    id: row.tradeNo,
    timestamp: row.createdAt * 1_000,
    price: toNumber(row.price),
    amount: toNumber(row.shares),
    side: /^buy$/i.test(row.side) ? 'buy' : 'sell',
    outcomeId: tokenOf(row.marketId, row.outcomeSide),
    marketId: row.marketId,
    ...(row.orderNo && { orderId: row.orderNo }),
    ...(row.txHash && { txHash: row.txHash }),
    chain: 'bnb',
  }
}

/** Reads what is held of a token; undefined for what was sold. */
export function parsePosition(row: PositionRow): Position | undefined {
  if (row.sharesOwned === 0n) return undefined
  const { avgEntryPrice: entry, currentValueInQuoteToken: value, unrealizedPnl: profit } = row
  return {
    marketId: row.marketId,
    outcomeId: row.tokenId,
    ...(row.outcome && { outcomeLabel: row.outcome }),
    size: toNumber(row.sharesOwned),
    ...(entry && { entryPrice: toNumber(entry) }),
    ...(typeof value === 'bigint' && { currentValue: toNumber(value) }),
    ...(typeof profit === 'bigint' && { unrealizedPnL: toNumber(profit) }),
  }
}
