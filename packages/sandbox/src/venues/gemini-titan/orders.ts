import { type Context, Hono } from 'hono'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { createOrderEntry, wrong } from './order-entry.ts'
import type { Signed, SignIn } from './sign-in.ts'
import { answer, orderRow } from './wire.ts'

const MOST = { active: 100, history: 1_000, offset: 10_000, batch: 20 }

/** Orders of who signs in. */
export function orders(
  exchange: Exchange,
  { signed }: SignIn,
  marketOf: (symbol: string) => ScenarioMarket | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const place = createOrderEntry(exchange, marketOf)
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

  app.post('/v1/prediction-markets/order', (context) => place(context.get('account'), context.get('fields')))

  app.post('/v1/prediction-markets/order/batch', async (context) => {
    const orders = context.get('fields').orders as Record<string, unknown>[] | undefined
    if (!Array.isArray(orders) || orders.length < 1 || orders.length > MOST.batch) {
      return wrong(400, 'InvalidParameter', `orders is a list of 1 to ${MOST.batch}`)
    }
    const results: string[] = []
    for (const order of orders) {
      const placed = place(context.get('account'), order)
      const text = await placed.text()
      results.push(placed.ok ? `{"order":${text}}` : text)
    }
    return new Response(`{"results":[${results}]}`, { headers: { 'content-type': 'application/json' } })
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
