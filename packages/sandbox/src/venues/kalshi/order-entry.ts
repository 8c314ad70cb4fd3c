import { randomUUID } from 'node:crypto'
import { holdingsOf } from '../../engine/holdings.ts'
import type { EngineOrder, NewOrder } from '../../engine/order.ts'
import { millionthsOf, textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { badRequest, pick, refused } from './answers.ts'

const DURATIONS = { good_till_canceled: 'rest', immediate_or_cancel: 'drop', fill_or_kill: 'refuse' } as const
const SELF_TRADES = { taker_at_cross: 'taker', maker: 'maker' } as const
const REFUSALS = {
  funds: () => refused(400, 'insufficient_balance', 'insufficient balance'),
  crosses: () => refused(400, 'post_only_cross', 'post only order would cross'),
  unfilled: () => refused(409, 'fill_or_kill_insufficient_resting_volume', 'insufficient resting volume'),
} as const

type Body = Record<string, unknown>

/** Creates the function that places a member's order and answers as the venue does. */
export function createOrderEntry(exchange: Exchange, marketOf: (ticker: string) => ScenarioMarket | undefined) {
  const { engine } = exchange

  /** How much of a position an ask, or a bid, could close. */
  const closable = (account: string, ticker: string, side: unknown): bigint => {
    const holding = holdingsOf(engine.fills, account, { netting: true }).find(({ market }) => market === ticker)
    const size = (side === 'ask' ? 1n : -1n) * (holding?.size ?? 0n)
    return size > 0n ? size : 0n
  }
  const isPlaced = (account: string, clientId: string): boolean =>
    [...engine.orders.values()].some((order) => order.account === account && order.tag === clientId)

  return (account: string, body: Body): Response => {
    const market = marketOf(String(body.ticker))
    if (!market) return refused(404, 'market_not_found', 'market not found')
    if (!exchange.quote(market)) return refused(400, 'market_inactive', 'market is not active')
    const order = readOrder(body, market, exchange.now())
    if (order instanceof Response) return order
    if (order.tag && isPlaced(account, order.tag)) {
      return refused(409, 'order_already_exists', 'order already exists')
    }
    exchange.trade(market)
    const reducible = body.reduce_only === true ? closable(account, market.id, body.side) : order.size
    if (reducible === 0n) return refused(400, 'reduce_only', 'reduce only order would not reduce a position')
    const size = reducible < order.size ? reducible : order.size
    const placed = engine.place({ ...order, id: randomUUID(), account, size })
    if ('refused' in placed) {
      return pick(REFUSALS, placed.refused)?.() ?? refused(400, 'invalid_price', 'invalid price')
    }
    return Response.json(placedRow(placed.order, order.tag, exchange.now()), { status: 201 })
  }
}

/** Reads the terms of an order, checked in the order in which the venue checks them; a response refuses them. */
function readOrder(body: Body, market: ScenarioMarket, now: number) {
  const price = millionthsOf(body.price, 6)
  const size = millionthsOf(body.count, 2)
  const unfilled = pick(DURATIONS, body.time_in_force)
  const selfTrade = pick(SELF_TRADES, body.self_trade_prevention_type)
  const tick = BigInt(Math.round(market.tick * 1e6))
  if (price === undefined || price % tick !== 0n) return refused(400, 'invalid_price', 'invalid price')
  if (size === undefined || size === 0n) return refused(400, 'invalid_order_size', 'invalid count')
  if (body.side !== 'bid' && body.side !== 'ask') return badRequest('side must be bid or ask')
  if (!unfilled) return badRequest('time_in_force is required')
  if (!selfTrade) return badRequest('self_trade_prevention_type is required')
  if (body.reduce_only === true && unfilled !== 'drop') return badRequest('reduce_only needs immediate_or_cancel')
  const end = body.expiration_time
  if (end !== undefined && !(Number.isInteger(end) && Number(end) * 1_000 > now)) {
    return badRequest('expiration_time must be in the future')
  }
  if (body.post_only === true && unfilled !== 'rest') return badRequest('post_only needs good_till_canceled')
  return {
    market: market.id,
    token: 0,
    side: body.side === 'bid' ? 'buy' : 'sell',
    price,
    size,
    unfilled,
    selfTrade,
    postOnly: body.post_only === true,
    tag: body.client_order_id === undefined ? '' : String(body.client_order_id),
    ...(end !== undefined && { expires: Number(end) * 1_000 }),
  } satisfies Omit<NewOrder, 'account'>
}

const placedRow = (order: EngineOrder, clientId: string, now: number) => ({
  order_id: order.id,
  ...(clientId && { client_order_id: clientId }),
  fill_count: textOf(order.filled, 2),
  remaining_count: textOf(order.status === 'open' ? order.size - order.filled : 0n, 2),
  ...(order.filled > 0n && {
    average_fill_price: textOf(order.spent / order.filled, 4),
    average_fee_paid: textOf(order.feesPaid / order.filled, 4),
  }),
  ts_ms: now,
})
