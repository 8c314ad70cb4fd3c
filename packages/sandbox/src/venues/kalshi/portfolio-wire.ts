import { exposureOf, fillsOfOrder, type Holding } from '../../engine/holdings.ts'
import { bookPrice, type EngineOrder, type Fill, isBid, ONE, remainingOf } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'
import type { ScenarioMarket } from '../../scenario.ts'

// Orders, fills and positions in the venue's own field names and types.

const iso = (at: number): string => new Date(at).toISOString()

const statusOf = { open: 'resting', filled: 'executed', canceled: 'canceled' } as const

/** The two words for the direction of an order: who bids for YES is for YES, who asks is for NO. */
const direction = (order: EngineOrder) =>
  isBid(order) ? { outcome_side: 'yes', book_side: 'bid' } : { outcome_side: 'no', book_side: 'ask' }

const prices = (yes: bigint) => ({ yes_price_dollars: textOf(yes, 4), no_price_dollars: textOf(ONE - yes, 4) })

/** Returns the cost of a fill for an order: a bid pays for YES, an ask for NO. */
const costOf = (order: EngineOrder, { price, size }: Fill): bigint => (isBid(order) ? price : ONE - price) * size

export function orderRow(order: EngineOrder, fills: readonly Fill[]) {
  const own = fillsOfOrder(fills, order)
  const sum = (pick: (fill: Fill) => bigint, asTaker: boolean): string =>
    dollarsOf(
      own.filter(([, taker]) => taker === asTaker).reduce((total, [fill]) => total + pick(fill), 0n),
      4,
    )
  return {
    order_id: order.id,
    user_id: `user-${order.account}`,
    client_order_id: String(order.tag ?? ''),
    ticker: order.market,
    ...direction(order),
    type: 'limit',
    status: statusOf[order.status],
    ...prices(bookPrice(order)),
    initial_count_fp: textOf(order.size, 2),
    fill_count_fp: textOf(order.filled, 2),
    remaining_count_fp: textOf(order.status === 'open' ? remainingOf(order) : 0n, 2),
    taker_fill_cost_dollars: sum((fill) => costOf(order, fill), true),
    maker_fill_cost_dollars: sum((fill) => costOf(order, fill), false),
    taker_fees_dollars: dollarsOf(order.feesPaid, 4),
    maker_fees_dollars: '0.0000',
    expiration_time: null,
    created_time: iso(order.placedAt),
    last_update_time: iso(order.changedAt),
    subaccount_number: 0,
    exchange_index: 0,
  }
}

export const fillRow = (fill: Fill, order: EngineOrder) => ({
  fill_id: fill.id,
  trade_id: fill.id,
  order_id: order.id,
  ticker: fill.market,
  market_ticker: fill.market,
  ...direction(order),
  count_fp: textOf(fill.size, 2),
  ...prices(fill.price),
  is_taker: fill.taker === order,
  created_time: iso(fill.at),
  ts: Math.floor(fill.at / 1_000),
  fee_cost: dollarsOf(fill.taker === order ? fill.fee : 0n, 4),
  subaccount_number: 0,
  exchange_index: 0,
})

export const positionRow = (holding: Holding, restingOrders: number) => ({
  ticker: holding.market,
  exchange_index: 0,
  total_traded_dollars: dollarsOf(holding.traded, 4),
  position_fp: textOf(holding.size, 2),
  market_exposure_dollars: dollarsOf(exposureOf(holding), 4),
  realized_pnl_dollars: dollarsOf(holding.realized, 4),
  fees_paid_dollars: dollarsOf(holding.fees, 4),
  resting_orders_count: restingOrders,
  last_updated_ts: iso(holding.changedAt),
})

export const balanceRow = (cash: bigint, now: number) => ({
  balance: Number(cash / 10_000_000_000n),
  balance_dollars: dollarsOf(cash, 4),
  portfolio_value: 0,
  updated_ts: Math.floor(now / 1_000),
  balance_breakdown: [{ exchange_index: 0, balance: dollarsOf(cash, 4) }],
})

/** A settlement; undefined while the market has no result, and where nothing is held. */
export function settlementRow(holding: Holding, market: ScenarioMarket | undefined) {
  if (market?.status !== 'resolved' || holding.size === 0n) return undefined
  const isYes = holding.size > 0n
  const size = isYes ? holding.size : -holding.size
  const wins = (market.winner === 0) === isYes
  return {
    ticker: market.id,
    market_result: market.winner === 0 ? 'yes' : 'no',
    yes_count_fp: textOf(isYes ? size : 0n, 2),
    yes_total_cost_dollars: dollarsOf(isYes ? exposureOf(holding) : 0n, 4),
    no_count_fp: textOf(isYes ? 0n : size, 2),
    no_total_cost_dollars: dollarsOf(isYes ? 0n : exposureOf(holding), 4),
    revenue: wins ? Number((size * 100n) / ONE) : 0,
    fee_cost: dollarsOf(holding.fees, 4),
    value: market.winner === 0 ? 100 : 0,
    settled_time: market.closes,
  }
}
