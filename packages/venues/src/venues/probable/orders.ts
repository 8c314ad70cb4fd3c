import type { ErrorCode } from '../../errors.ts'
import type { Order, Position, UserTrade } from '../../models.ts'
import { toNumber } from '../../values/decimal.ts'
import type { ActivityRow, OrderRow, PositionRow, TradeRow } from './order-schemas.ts'

const statuses = new Map<string, Order['status']>(
  Object.entries({
    NEW: 'open',
    PARTIALLY_FILLED: 'open',
    PENDING_CANCEL: 'open',
    FILLED: 'filled',
    CANCELED: 'canceled',
    EXPIRED: 'canceled',
    REJECTED: 'rejected',
  }),
)

/** The venue finds an order by its number and its token together: an id of ours is both. */
const orderIdOf = (orderId: string, tokenId: string): string => `${orderId}:${tokenId}`

/** Reads an id of ours; the token is missing where it is the venue's number alone. */
export function parseOrderId(id: string): { orderId: string; tokenId?: string } {
  const [orderId = '', tokenId] = id.split(':')
  return { orderId, ...(tokenId !== undefined && { tokenId }) }
}

/** Reads an order; `marketId` turns a token into the id of its market, where it is known. */
export function parseOrder(row: OrderRow, marketId: (tokenId: string) => string | undefined): Order {
  const outcomeId = row.ctfTokenId ?? row.tokenId
  const { origQty: amount, executedQty: filled } = row
  const status = statuses.get(row.status) ?? (filled >= amount ? 'filled' : 'canceled')
  return {
    id: orderIdOf(row.orderId, outcomeId),
    marketId: marketId(outcomeId) ?? row.symbol ?? '',
    outcomeId,
    side: row.side,
    type: row.type === 'MARKET' || /^(IOC|FOK|FAK)$/.test(row.timeInForce ?? '') ? 'market' : 'limit',
    ...(row.price > 0n && { price: toNumber(row.price) }),
    ...(filled > 0n && row.avgPrice && { averageFillPrice: toNumber(row.avgPrice) }),
    amount: toNumber(amount),
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: status === 'open' && amount > filled ? toNumber(amount - filled) : 0,
    ...(row.time && { timestamp: row.time }),
  }
}

/** Reads one of one's own trades of an outcome. */
export const parseTrade = (row: TradeRow, outcomeId: string, marketId: string | undefined): UserTrade => ({
  id: row.id,
  timestamp: row.time,
  price: toNumber(row.price),
  amount: toNumber(row.qty),
  side: row.buyer ? 'buy' : 'sell',
  outcomeId,
  ...(row.orderId && { orderId: orderIdOf(row.orderId, outcomeId) }),
  ...(marketId !== undefined && { marketId }),
  chain: 'bnb',
})

/** Makes an id for an activity, which has none of its own. */
export const activityId = ({ transactionHash, asset, side, price, size, timestamp }: ActivityRow): string =>
  [transactionHash, timestamp, asset, side, price, size].filter((part) => part !== null && part !== undefined).join(':')

/** Parses a trade from an action of a wallet, which does not state the order. */
export const parseActivity = (row: ActivityRow, marketId: string | undefined): UserTrade => ({
  id: activityId(row),
  // Seconds or milliseconds: what the venue writes is not certain.
  timestamp: row.timestamp < 100_000_000_000 ? row.timestamp * 1_000 : row.timestamp,
  price: toNumber(row.price),
  amount: toNumber(row.size),
  side: row.side,
  outcomeId: row.asset,
  marketId: marketId ?? row.conditionId,
  ...(row.transactionHash && { txHash: row.transactionHash }),
  chain: 'bnb',
})

export const parsePosition = (row: PositionRow, marketId: string | undefined): Position => {
  const { avgPrice: entry, curPrice: price, currentValue: value, cashPnl: profit, realizedPnl: realized } = row
  return {
    marketId: marketId ?? row.conditionId,
    outcomeId: row.asset,
    ...(row.outcome && { outcomeLabel: row.outcome }),
    size: toNumber(row.size),
    ...(entry && { entryPrice: toNumber(entry) }),
    ...(typeof price === 'bigint' && { currentPrice: toNumber(price) }),
    ...(typeof value === 'bigint' && { currentValue: toNumber(value) }),
    ...(typeof profit === 'bigint' && { unrealizedPnL: toNumber(profit) }),
    ...(typeof realized === 'bigint' && { realizedPnL: toNumber(realized) }),
  }
}

/** Returns the error code for the text of a refusal. */
export function orderCode(message: string): ErrorCode | undefined {
  if (/insufficient|not enough balance|allowance/i.test(message)) return 'INSUFFICIENT_FUNDS'
  return /liquidity|order|price|amount|size|signature|nonce|expir/i.test(message) ? 'INVALID_ORDER' : undefined
}
