import { type Context, Hono } from 'hono'
import { type EngineOrder, isBid } from '../../engine/order.ts'
import { millionthsOf, textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { badRequest, notFound, refused } from './answers.ts'
import { createOrderEntry } from './order-entry.ts'
import type { Signed } from './portfolio.ts'

/** The routes under `/portfolio/events/orders`, which place and cancel orders. */
export function orderRoutes(
  exchange: Exchange,
  marketOf: (ticker: string) => ScenarioMarket | undefined,
  orderOf: (context: Context<Signed>) => EngineOrder | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const place = createOrderEntry(exchange, marketOf)

  app.post('/', async (context) => {
    const body: Record<string, unknown> | undefined = await context.req.json().catch(() => undefined)
    return body ? place(context.get('account'), body) : badRequest('the body is not JSON')
  })

  app.post('/batched', async (context) => {
    const body: { orders?: Record<string, unknown>[] } | undefined = await context.req.json().catch(() => undefined)
    return placeBatch(body?.orders, (order) => place(context.get('account'), order))
  })

  app.post('/:id/amend', async (context) => {
    const body: Record<string, unknown> | undefined = await context.req.json().catch(() => undefined)
    const order = orderOf(context)
    const market = order && marketOf(order.market)
    if (!order || !market || order.status !== 'open') return notFound()
    return body ? amend(exchange, order, market, body) : badRequest('the body is not JSON')
  })

  app.delete('/:id', (context) => {
    const order = orderOf(context)
    const ticker = context.req.query('market_ticker')
    if (!order || (ticker && ticker !== order.market)) return notFound()
    const left = order.size - order.filled
    if (!engine.cancel(order.id)) return notFound()
    return context.json({
      order_id: order.id,
      client_order_id: String(order.tag),
      reduced_by: textOf(left, 2),
      ts_ms: exchange.now(),
    })
  })

  return app
}

/** Changes an order; the count is the whole one, what is filled included. */
function amend(
  { engine, trade, now }: Exchange,
  order: EngineOrder,
  market: ScenarioMarket,
  body: Record<string, unknown>,
): Response {
  const price = millionthsOf(body.price, 6)
  const size = millionthsOf(body.count, 2)
  if (body.ticker !== order.market) return badRequest('ticker is not that of the order')
  if (body.side !== (isBid(order) ? 'bid' : 'ask')) return badRequest('side is not that of the order')
  if (price === undefined || price % BigInt(Math.round(market.tick * 1e6)) !== 0n)
    return refused(400, 'invalid_price', 'invalid price')
  if (size === undefined || size <= order.filled) return refused(400, 'invalid_order_size', 'invalid count')
  trade(market)
  const amended = engine.amend(order.id, { price, size })
  if (!amended) return notFound()
  if ('refused' in amended) return refused(400, 'insufficient_balance', 'insufficient balance')
  return Response.json({
    order_id: order.id,
    remaining_count: textOf(order.size - order.filled, 2),
    fill_count: textOf(order.filled, 2),
    ts_ms: now(),
  })
}

/** Places orders one by one and answers with what became of each. */
async function placeBatch(
  bodies: readonly Record<string, unknown>[] | undefined,
  place: (body: Record<string, unknown>) => Response,
): Promise<Response> {
  if (!Array.isArray(bodies) || bodies.length === 0) return badRequest('orders is required')
  const orders = []
  for (const body of bodies) {
    const answer = (await place(body).json()) as { error?: { code: string; message: string } }
    const { code, message } = answer.error ?? {}
    orders.push(answer.error ? { client_order_id: body.client_order_id, error: { code, message } } : answer)
  }
  return Response.json({ orders }, { status: 201 })
}
