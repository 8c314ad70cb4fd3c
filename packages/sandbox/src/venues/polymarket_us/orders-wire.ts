import { exposureOf, type Holding } from '../../engine/holdings.ts'
import { bookPrice, type EngineOrder, type Fill, isBid, ONE, remainingOf } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'
import { usd } from './wire.ts'

// Orders, trades and positions in the venue's own field names and types. Prices are of the long side.

const iso = (at: number): string => new Date(at).toISOString()
const number = (millionths: bigint): number => Number(millionths) / Number(ONE)

/** The terms of a placed order. */
export interface Terms {
  type: 'ORDER_TYPE_LIMIT' | 'ORDER_TYPE_MARKET'
  tif: string
}
const termsOf = ({ tag }: EngineOrder): Terms => tag as Terms

const intentOf = ({ token, side }: EngineOrder) =>
  `ORDER_INTENT_${side === 'buy' ? 'BUY' : 'SELL'}_${token === 0 ? 'LONG' : 'SHORT'}`

const stateOf = (order: EngineOrder): string => {
  if (order.status === 'filled') return 'ORDER_STATE_FILLED'
  if (order.status === 'canceled') {
    const isEnded = order.unfilled !== 'rest' || (order.expires ?? Number.POSITIVE_INFINITY) <= order.changedAt
    return isEnded ? 'ORDER_STATE_EXPIRED' : 'ORDER_STATE_CANCELED'
  }
  return order.filled > 0n ? 'ORDER_STATE_PARTIALLY_FILLED' : 'ORDER_STATE_NEW'
}

export function orderRow(order: EngineOrder, slug: string) {
  const { type, tif } = termsOf(order)
  // An order counts the cost of its own token; the venue states the long side's price.
  const average = order.filled > 0n ? order.spent / order.filled : 0n
  return {
    id: order.id,
    marketSlug: slug,
    side: isBid(order) ? 'ORDER_SIDE_BUY' : 'ORDER_SIDE_SELL',
    type,
    price: usd(type === 'ORDER_TYPE_MARKET' ? '0.00' : textOf(bookPrice(order), 2)),
    quantity: number(order.size),
    cumQuantity: number(order.filled),
    leavesQuantity: order.status === 'open' ? number(remainingOf(order)) : 0,
    tif,
    ...(order.expires !== undefined && { goodTillTime: iso(order.expires) }),
    intent: intentOf(order),
    outcomeSide: order.token === 0 ? 'OUTCOME_SIDE_YES' : 'OUTCOME_SIDE_NO',
    action: order.side === 'buy' ? 'ORDER_ACTION_BUY' : 'ORDER_ACTION_SELL',
    marketMetadata: { slug },
    state: stateOf(order),
    ...(order.filled > 0n && { avgPx: usd(textOf(order.token === 0 ? average : ONE - average, 4)) }),
    commissionNotionalTotalCollected: usd(dollarsOf(order.feesPaid, 2)),
    insertTime: iso(order.placedAt),
    createTime: iso(order.placedAt),
  }
}

export function executionRow(order: EngineOrder, slug: string, type: string, fill?: Fill) {
  return {
    id: `${order.id}-${type}-${fill?.id ?? ''}`,
    order: orderRow(order, slug),
    ...(fill && fillFields(order, fill)),
    type: `EXECUTION_TYPE_${type}`,
    text: '',
    // The first word of the list stands for none.
    orderRejectReason: 'ORD_REJECT_REASON_EXCHANGE_OPTION',
    transactTime: iso(order.changedAt),
  }
}

const fillFields = (order: EngineOrder, fill: Fill) => ({
  lastShares: textOf(fill.size, 4),
  lastPx: usd(textOf(fill.price, 4)),
  tradeId: fill.id,
  aggressor: fill.taker === order,
  commissionNotionalCollected: usd(dollarsOf(fill.taker === order ? fill.fee : 0n, 2)),
})

/** Returns a trade from the view of one member: the other side's order has no details. */
export function tradeRow(fill: Fill, account: string, slug: string) {
  const part = (order: EngineOrder) => ({
    ...fillFields(order, fill),
    order:
      order.account === account
        ? orderRow(order, slug)
        : { id: 'another', marketSlug: slug, intent: 'ORDER_INTENT_UNDEFINED' },
  })
  return {
    id: fill.id,
    marketSlug: slug,
    state: 'TRADE_STATE_CLEARED',
    createTime: iso(fill.at),
    updateTime: iso(fill.at),
    price: usd(textOf(fill.price, 4)),
    qty: String(Math.round(number(fill.size))),
    qtyDecimal: textOf(fill.size, 4),
    isAggressor: fill.taker.account === account,
    aggressorExecution: part(fill.taker),
    passiveExecution: part(fill.maker),
  }
}

export const positionRow = (holding: Holding, slug: string) => ({
  netPosition: String(Math.round(number(holding.size))),
  netPositionDecimal: textOf(holding.size, 4),
  cost: usd(dollarsOf(exposureOf(holding) + holding.fees, 4)),
  baseCost: dollarsOf(exposureOf(holding), 4),
  fees: dollarsOf(holding.fees, 4),
  realized: usd(dollarsOf(holding.realized, 4)),
  bodPosition: '0',
  expired: false,
  updateTime: iso(holding.changedAt),
  marketMetadata: { slug },
})
