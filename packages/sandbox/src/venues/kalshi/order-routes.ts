import { type Context, Hono } from 'hono'
import type { EngineOrder } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { badRequest, notFound } from './answers.ts'
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
