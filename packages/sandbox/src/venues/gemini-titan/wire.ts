import { createHash } from 'node:crypto'
import type { Holding } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, isBid, remainingOf } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'

// Orders, trades and positions in the venue's own field names and types.

const iso = (at: number): string => new Date(at).toISOString()

/** Answers with ids as the venue writes them: as numbers of more digits than most readers keep. */
export const answer = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body).replace(/"(orderId|tid)":"(\d+)"/g, '"$1":$2'), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** The terms of a placed order. */
export interface Terms {
  timeInForce: string
  clientOrderId: string
}

export type Placed = Pick<
  EngineOrder,
  | 'id'
  | 'market'
  | 'token'
  | 'side'
  | 'price'
  | 'size'
  | 'filled'
  | 'spent'
  | 'status'
  | 'placedAt'
  | 'changedAt'
  | 'tag'
>

const outcomeOf = ({ token }: Pick<EngineOrder, 'token'>) => (token === 0 ? 'yes' : 'no')

export function orderRow(order: Placed, reason?: string) {
  const { timeInForce, clientOrderId } = order.tag as Terms
  return {
    orderId: order.id,
    hashOrderId: createHash('sha256').update(order.id).digest('base64url').slice(0, 12),
    clientOrderId,
    globalOrderId: order.id,
    status: order.status === 'canceled' ? 'cancelled' : order.status,
    symbol: order.market,
    side: order.side,
    outcome: outcomeOf(order),
    orderType: 'limit',
    timeInForce,
    quantity: textOf(order.size),
    filledQuantity: textOf(order.filled),
    remainingQuantity: textOf(order.size - order.filled),
    price: textOf(order.price, 2),
    avgExecutionPrice: order.filled > 0n ? textOf(order.spent / order.filled, 2) : null,
    createdAt: iso(order.placedAt),
    updatedAt: iso(order.changedAt),
    cancelledAt: order.status === 'canceled' ? iso(order.changedAt) : null,
    ...(reason !== undefined && { reason }),
    contractMetadata: { contractTicker: order.market.replace(/^GEMI-/, '') },
  }
}

/** Numbers of trades, which the world does not number. */
export const tidOf = (id: string): number =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 12), 16)

/** One part of a fill; the instrument is YES, and so is the price. */
export const userTradeRow = (order: EngineOrder, fill: Fill) => ({
  price: textOf(fill.price, 2),
  amount: textOf(fill.size),
  timestamp: Math.floor(fill.at / 1_000),
  timestampms: fill.at,
  type: isBid(order) ? 'Buy' : 'Sell',
  aggressor: fill.taker === order,
  fee_currency: 'USD',
  fee_amount: fill.taker === order ? dollarsOf(fill.fee, 2) : '0.00',
  tid: String(tidOf(fill.id)),
  order_id: order.id,
  client_order_id: (order.tag as Terms).clientOrderId,
  exchange: 'gemini',
  is_auction_fill: false,
  is_clearing_fill: false,
  symbol: order.market,
})

export const positionRow = ({ market, token, size, cost, realized }: Holding, onHold: bigint, price: number) => {
  const value = BigInt(Math.round(price * 1e6)) * size
  return {
    symbol: market,
    instrumentId: String(tidOf(market)),
    totalQuantity: textOf(size),
    quantityOnHold: textOf(onHold),
    avgPrice: textOf(cost / size, 2),
    outcome: outcomeOf({ token }),
    realizedPl: dollarsOf(realized, 2),
    marketValue: dollarsOf(value, 2),
    unrealizedPnl: dollarsOf(value - cost, 2),
    contractMetadata: { contractTicker: market.replace(/^GEMI-/, '') },
  }
}

/** An order in the format of the account's socket. */
export const orderUpdate = (order: EngineOrder) => ({
  e: 'orderUpdate',
  E: nanoseconds(order.changedAt),
  s: order.market.toLowerCase(),
  i: order.id,
  c: (order.tag as Terms).clientOrderId,
  S: order.side.toUpperCase(),
  o: 'LIMIT',
  O: outcomeOf(order).toUpperCase(),
  X: order.status === 'open' ? (order.filled > 0n ? 'PARTIALLY_FILLED' : 'OPEN') : order.status.toUpperCase(),
  p: textOf(order.price, 2),
  q: textOf(order.size),
  z: textOf(order.filled),
  r: textOf(remainingOf(order)),
})

export const nanoseconds = (at: number): number => at * 1e6
