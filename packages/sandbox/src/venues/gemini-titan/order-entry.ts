import { type NewOrder, ONE } from '../../engine/order.ts'
import { millionthsOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { answer, orderRow, type Terms } from './wire.ts'

const TICK = 10_000n
const LOT = 10_000n
const LEAST = ONE
/** The first order id; ids have eighteen digits. */
const FIRST = 145_828_833_218_573_125n

const UNFILLED = new Map<string, NonNullable<NewOrder['unfilled']>>(
  Object.entries({
    'good-til-cancel': 'rest',
    'immediate-or-cancel': 'drop',
    'fill-or-kill': 'refuse',
  }),
)

export const wrong = (status: number, error: string, message: string): Response => answer({ error, message }, status)

/** Creates the function that places an order of an account and answers as the venue does. */
export function createOrderEntry(exchange: Exchange, marketOf: (symbol: string) => ScenarioMarket | undefined) {
  const { engine } = exchange
  let last = FIRST
  const isUsed = (account: string, name: string): boolean =>
    [...engine.orders.values()].some(
      (order) => order.account === account && (order.tag as Terms).clientOrderId === name,
    )

  return (account: string, fields: Record<string, unknown>): Response => {
    const { symbol, orderType, side, quantity, price, outcome, timeInForce, makerOrCancel, clientOrderId } = fields
    const market = marketOf(String(symbol))
    if (!market) return wrong(400, 'InvalidSymbol', `${symbol} is no instrument`)
    if (!exchange.quote(market)) return wrong(400, 'MarketNotOpen', `${symbol} is not open for trading`)
    if (orderType !== 'limit') return wrong(400, 'InvalidOrderType', 'orderType must be limit')
    if (side !== 'buy' && side !== 'sell') return wrong(400, 'InvalidSide', 'side must be buy or sell')
    if (outcome !== 'yes' && outcome !== 'no') return wrong(400, 'InvalidOutcome', 'outcome must be yes or no')
    const duration = timeInForce ?? 'good-til-cancel'
    const unfilled = typeof duration === 'string' && UNFILLED.get(duration)
    if (!unfilled) return wrong(400, 'InvalidTimeInForce', `timeInForce cannot be ${duration}`)
    if (makerOrCancel && unfilled !== 'rest') return wrong(400, 'InvalidTimeInForce', 'who makes does not take')
    const size = millionthsOf(quantity, 6)
    if (!size || size % LOT !== 0n) return wrong(400, 'InvalidQuantity', 'quantity must be a multiple of 0.01')
    if (size < LEAST) return wrong(400, 'InvalidQuantity', 'quantity must be at least 1')
    const limit = millionthsOf(price, 6)
    if (!limit || limit >= ONE || limit % TICK !== 0n) {
      return wrong(400, 'InvalidPrice', 'price must be a multiple of 0.01 between 0 and 1')
    }
    const name = String(clientOrderId ?? '')
    if (name && isUsed(account, name)) {
      return wrong(400, 'DuplicateOrder', `clientOrderId ${name} was used before`)
    }
    exchange.trade(market)
    last += 1n
    const order: NewOrder & { id: string } = {
      id: String(last),
      account,
      market: market.id,
      token: outcome === 'yes' ? 0 : 1,
      side,
      price: limit,
      size,
      unfilled,
      postOnly: makerOrCancel === true,
      tag: { timeInForce: duration, clientOrderId: name } as Terms,
    }
    const placed = engine.place(order)
    if ('order' in placed) {
      const isSelf = placed.order.status === 'canceled' && unfilled === 'rest'
      return answer(orderRow(placed.order, isSelf ? 'SelfCrossPrevented' : undefined), 201)
    }
    const reason = { crosses: 'MakerOrCancelWouldTake', unfilled: 'FillOrKillWouldNotFill' }[placed.refused as string]
    if (reason === undefined) return wrong(422, 'InsufficientFunds', 'Insufficient funds to place this order')
    const at = exchange.now()
    const none = { filled: 0n, spent: 0n, status: 'canceled', placedAt: at, changedAt: at } as const
    return answer(orderRow({ ...order, ...none, tag: order.tag }, reason), 201)
  }
}
