import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { accountRow, millionthsOf, unitsOf } from './account-wire.ts'
import { failure } from './answers.ts'
import type { Contract } from './wire.ts'

const types = new Map<string, EngineOrder['unfilled']>(
  Object.entries({
    good_til_halted: 'rest',
    good_til_cancelled: 'rest',
    keep_in_play: 'rest',
    immediate_or_cancel: 'drop',
  }),
)

/** Creates the function that places an account's order and answers as the venue does. */
export function createOrderEntry(exchange: Exchange, contracts: readonly Contract[]) {
  const { engine } = exchange
  let count = 700_000_000

  return (account: string, body: Record<string, unknown>): Response => {
    const { market_id, contract_id, price, quantity, side, type = 'good_til_halted', label = null } = body
    const contract = contracts.find(({ id, marketId }) => id === contract_id && marketId === market_id)
    if (!Number.isInteger(price) || Number(price) < 1 || Number(price) > 9_999) {
      return failure(400, 'ORDER_INVALID_INVALID_PRICE')
    }
    if (!Number.isInteger(quantity) || Number(quantity) < 1) return failure(400, 'ORDER_INVALID_INVALID_QUANTITY')
    if ((side !== 'buy' && side !== 'sell') || typeof type !== 'string' || !types.has(type)) {
      return failure(400, 'REQUEST_VALIDATION_ERROR', { side, type })
    }
    if (!contract) return failure(400, 'ORDER_REJECTED_CONTRACT_NOT_FOUND')
    if (!exchange.quote(contract.market)) return failure(400, 'ORDER_REJECTED_MARKET_NOT_OPEN')
    exchange.trade(contract.market)
    count += 1
    const placed = engine.place({
      account,
      market: contract.market.id,
      token: contract.isFirst ? 0 : 1,
      side,
      price: millionthsOf(Number(price)),
      size: millionthsOf(Number(quantity)),
      unfilled: types.get(type) ?? 'rest',
      tag: { id: String(count), contract, type, label },
    })
    if ('refused' in placed) {
      return failure(400, placed.refused === 'funds' ? 'ORDER_REJECTED_INSUFFICIENT_FUNDS' : 'ORDER_REJECTED')
    }
    const { order, fills } = placed
    if (type === 'immediate_or_cancel' && fills.length === 0) {
      return failure(400, 'ORDER_CANCELLED_INSUFFICIENT_LIQUIDITY')
    }
    const { available_balance, exposure } = accountRow(engine, account)
    return Response.json({
      order_id: String(count),
      market_id,
      contract_id,
      side,
      price,
      orig_price: price,
      quantity,
      available_quantity: order.status === 'open' ? unitsOf(order.size - order.filled) : 0,
      total_executed_quantity: unitsOf(order.filled),
      executed_avg_price: order.filled > 0n ? unitsOf(order.spent / order.filled) : null,
      available_balance,
      exposure,
    })
  }
}
