import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { Order, OrderSide, Position, UserTrade } from '../../models.ts'
import { averagePrice, orderPrices } from '../../orders/order-prices.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { cutToMillionths, toMillionths, toNumber } from '../../values/decimal.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import {
  type ClobOrder,
  type ClobTrade,
  type DataPosition,
  MakerOrder,
  type Placed,
  type SentOrder,
} from './order-schemas.ts'

const sideOf = (side: 'BUY' | 'SELL'): OrderSide => (side === 'BUY' ? 'buy' : 'sell')

const CENT = 10_000n

const statuses = new Map<string, Order['status']>(
  Object.entries({
    LIVE: 'open',
    UNMATCHED: 'open',
    DELAYED: 'pending',
    MATCHED: 'filled',
    // It rested, and the venue removed it: an order that was never accepted has no id.
    INVALID: 'canceled',
  }),
)

/** Parses the venue's status; a reason may follow that of a cancellation. An unknown one may or may not rest. */
const statusOf = ({ status, size_matched: filled, original_size: size }: ClobOrder): Order['status'] =>
  statuses.get(status) ?? (status.startsWith('CANCEL') ? 'canceled' : filled >= size ? 'filled' : 'pending')

/** Parses an order; `marketId` converts the venue's condition id to the id of the market. */
export function parseOrder(row: ClobOrder, marketId: (conditionId: string) => string): Order {
  const [size, filled] = [row.original_size, row.size_matched]
  const status = statusOf(row)
  return {
    id: row.id,
    marketId: marketId(row.market),
    outcomeId: row.asset_id,
    side: sideOf(row.side),
    type: row.order_type === 'FAK' || row.order_type === 'FOK' ? 'market' : 'limit',
    price: toNumber(row.price),
    amount: toNumber(size),
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: status === 'open' || status === 'pending' ? toNumber(size - filled) : 0,
    ...(row.created_at && { timestamp: row.created_at * 1_000 }),
  }
}

/** Parses the answer to a new order. Throws if it says that the venue refused the order. */
export function parsePlaced(answer: Placed, { order, orderType }: SentOrder, params: CreateOrderParams): Order {
  if (answer.success === false || !answer.orderID) {
    const message = answer.errorMsg || 'refused the order'
    throw new CrossvenueError(orderCode(message) ?? 'INVALID_ORDER', `polymarket: ${message}`, {
      exchange: 'polymarket',
    })
  }
  const amount = toMillionths(params.amount) ?? 0n
  const given = [answer.makingAmount, answer.takingAmount].map((text) => cutToMillionths(text || '0') ?? 0n)
  const [money = 0n, filled = 0n] = order.side === 'BUY' ? given : given.toReversed()
  const atOnce = orderType === 'FAK' || orderType === 'FOK'
  const pending = answer.status === 'delayed' || (atOnce && !answer.status)
  // Money is spent in whole cents: a FAK purchase may differ from the requested amount by the shares of one cent.
  const [give, take] = [BigInt(order.makerAmount), BigInt(order.takerAmount)]
  const cent = orderType === 'FAK' && order.side === 'BUY' && give > 0n ? (CENT * take) / give : 0n
  const done = filled >= amount - cent
  const status = pending ? 'pending' : done ? 'filled' : atOnce ? 'canceled' : 'open'
  return {
    id: answer.orderID,
    marketId: params.marketId,
    outcomeId: order.tokenId,
    side: sideOf(order.side),
    type: params.type,
    ...orderPrices(params, averagePrice(money, filled)),
    amount: params.amount,
    status,
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: status === 'open' || status === 'pending' ? toNumber(amount - filled) : 0,
    timestamp: Number(order.timestamp),
  }
}

/** Parses a trade from the view of the wallet: as taker once, as maker once for each of its matched orders. */
export function parseUserTrades(
  row: ClobTrade,
  wallet: string,
  marketId: (conditionId: string) => string,
): UserTrade[] {
  // Reverted by the chain.
  if (row.status === 'FAILED') return []
  const common = {
    timestamp: row.match_time,
    marketId: marketId(row.market),
    chain: 'polygon',
    ...(row.transaction_hash && { txHash: row.transaction_hash }),
  }
  if (row.trader_side === 'TAKER') {
    return [
      {
        id: row.id,
        ...common,
        price: toNumber(row.price),
        amount: toNumber(row.size),
        side: sideOf(row.side),
        outcomeId: row.asset_id,
        orderId: row.taker_order_id,
      },
    ]
  }
  return (row.maker_orders ?? []).flatMap((given) => {
    const { data: maker } = MakerOrder.safeParse(given)
    if (maker?.maker_address.toLowerCase() !== wallet.toLowerCase()) return []
    return [
      {
        id: `${row.id}:${maker.order_id}`,
        ...common,
        price: toNumber(maker.price),
        amount: toNumber(maker.matched_amount),
        side: sideOf(maker.side ?? metBy(row, maker.asset_id)),
        outcomeId: maker.asset_id,
        orderId: maker.order_id,
      },
    ]
  })
}

/**
 * Returns the side of a maker that the venue does not state: opposite to the taker's, or the same with the other token
 * of the pair.
 */
const metBy = (taker: ClobTrade, token: string): 'BUY' | 'SELL' =>
  (taker.asset_id === token) === (taker.side === 'BUY') ? 'SELL' : 'BUY'

export const parsePosition = (row: DataPosition, marketId: (conditionId: string) => string): Position => ({
  marketId: marketId(row.conditionId),
  outcomeId: row.asset,
  size: row.size,
  ...omitEmpty({
    outcomeLabel: row.outcome,
    entryPrice: row.avgPrice,
    currentPrice: row.curPrice,
    currentValue: row.currentValue,
    unrealizedPnL: row.cashPnl,
    realizedPnL: row.realizedPnl,
  }),
})

/** Returns the error code for the text of a refusal. */
export function orderCode(message: string): ErrorCode | undefined {
  if (/not enough balance|insufficient|allowance/i.test(message)) return 'INSUFFICIENT_FUNDS'
  if (
    /invalid (signature|order|amount|post-only|token|price|expiration|nonce)|tick size|lower than the minimum|min(imum)? size|duplicated|crosses|no orders found|fully filled/i.test(
      message,
    )
  ) {
    return 'INVALID_ORDER'
  }
  return undefined
}
