import { type Context, Hono } from 'hono'
import { type NewOrder, ONE } from '../../engine/order.ts'
import { millionthsOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Signed, SignIn } from './sign-in.ts'
import { answer, orderRow, type Terms } from './wire.ts'

const TICK = 10_000n
const MOST = { active: 100, history: 1_000, offset: 10_000 }
/** The first order id; ids have eighteen digits. */
const FIRST = 145_828_833_218_573_125n

const UNFILLED = new Map<string, NonNullable<NewOrder['unfilled']>>(
  Object.entries({
    'good-til-cancel': 'rest',
    'immediate-or-cancel': 'drop',
    'fill-or-kill': 'refuse',
  }),
)

const wrong = (status: number, error: string, message: string) => answer({ error, message }, status)

/** Orders of who signs in. */
export function orders(
  exchange: Exchange,
  { signed }: SignIn,
  marketOf: (symbol: string) => ScenarioMarket | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  let last = FIRST
  const mine = (context: Context<Signed>) =>
    [...engine.orders.values()].filter(({ account }) => account === context.get('account')).reverse()

  app.use('/v1/prediction-markets/*', async (context, next) => {
    if (context.req.method !== 'POST') return next()
    return signed(context, async () => {
      // The market maker's quotes by now may fill orders that rest.
      for (const { market } of mine(context).filter(({ status }) => status === 'open')) {
        const listed = marketOf(market)
        if (listed) exchange.trade(listed)
      }
      await next()
    })
  })

  app.post('/v1/prediction-markets/order', (context) => {
    const { symbol, orderType, side, quantity, price, outcome, timeInForce, makerOrCancel, clientOrderId } =
      context.get('fields')
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
    if (!size || size % ONE !== 0n) return wrong(400, 'InvalidQuantity', 'quantity must be a multiple of 1')
    const limit = millionthsOf(price, 6)
    if (!limit || limit >= ONE || limit % TICK !== 0n) {
      return wrong(400, 'InvalidPrice', 'price must be a multiple of 0.01 between 0 and 1')
    }
    const name = String(clientOrderId ?? '')
    if (name && mine(context).some(({ tag }) => (tag as Terms).clientOrderId === name)) {
      return wrong(400, 'DuplicateOrder', `clientOrderId ${name} was used before`)
    }
    exchange.trade(market)
    last += 1n
    const order: NewOrder & { id: string } = {
      id: String(last),
      account: context.get('account'),
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
  })

  app.post('/v1/prediction-markets/order/cancel', (context) => {
    const { orderId } = context.get('fields')
    const order = mine(context).find(({ id }) => id === String(orderId))
    if (!order) return wrong(404, 'OrderNotFound', `Order ${orderId} not found`)
    if (!engine.cancel(order.id)) return wrong(422, 'OrderNotCancellable', `Order ${orderId} is ${order.status}`)
    return answer({ result: 'ok', message: `Order ${orderId} cancelled successfully` })
  })

  app.post('/v1/prediction-markets/orders/:list{active|history}', (context) => {
    const isActive = context.req.param('list') === 'active'
    const { symbol, status, limit = 50, offset = 0 } = context.get('fields')
    const most = isActive ? MOST.active : MOST.history
    if (!(Number(limit) >= 1 && Number(limit) <= most)) return wrong(400, 'InvalidParameter', `limit is 1 to ${most}`)
    if (!(Number(offset) >= 0 && (isActive || Number(offset) <= MOST.offset))) {
      return wrong(400, 'InvalidParameter', `offset is 0 to ${MOST.offset}`)
    }
    const rows = mine(context)
      .filter((order) => (order.status === 'open') === isActive && (symbol === undefined || symbol === order.market))
      .map((order) => orderRow(order))
      .filter((row) => status === undefined || status === row.status)
    const page = rows.slice(Number(offset), Number(offset) + Number(limit))
    return answer({ orders: page, pagination: { limit, offset, count: page.length } })
  })
  return app
}
