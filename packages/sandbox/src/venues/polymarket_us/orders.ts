import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { failure, missing } from './answers.ts'
import { createOrderEntry } from './order-entry.ts'
import { orderRow } from './orders-wire.ts'
import { portfolio } from './portfolio.ts'
import type { SignIn } from './sign-in.ts'

export interface Signed {
  Variables: { account: string }
}

/** The account operations, each request signed with a key of the member. */
export function orders(
  exchange: Exchange,
  signIn: SignIn,
  marketOf: (slug: string) => ScenarioMarket | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const place = createOrderEntry(exchange, marketOf)
  const mine = (context: Context<Signed>) =>
    [...engine.orders.values()].filter(({ account }) => account === context.get('account')).reverse()
  const named = (context: Context<Signed>) => mine(context).find(({ id }) => id === context.req.param('id'))

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method } = context.req.raw
    const account = signIn.verify(headers, method, context.req.path)
    if (account === undefined) return failure(401, 'unauthorized: valid API key authentication required')
    context.set('account', account)
    // The market maker's quotes by now may fill orders that rest.
    for (const { market } of mine(context).filter(({ status }) => status === 'open')) {
      const listed = marketOf(market)
      if (listed) exchange.trade(listed)
    }
    return next()
  })
  for (const path of ['/v1/orders', '/v1/orders/*', '/v1/order/*', '/v1/portfolio/*', '/v1/account/*']) {
    app.use(path, signed)
  }

  app.post('/v1/orders', async (context) => {
    const body: Record<string, unknown> | undefined = await context.req.json().catch(() => undefined)
    return body ? place(context.get('account'), body) : failure(400, 'invalid JSON')
  })
  app.get('/v1/orders/open', (context) => {
    const slugs = context.req.queries('slugs')
    const found = mine(context).filter(({ status, market }) => status === 'open' && (slugs?.includes(market) ?? true))
    return context.json({ orders: found.map((order) => orderRow(order, order.market)) })
  })
  app.get('/v1/order/:id', (context) => {
    const order = named(context)
    return order ? context.json({ order: orderRow(order, order.market) }) : missing()
  })
  app.post('/v1/order/:id/cancel', async (context) => {
    const order = named(context)
    const { marketSlug } = (await context.req.json().catch(() => ({}))) as { marketSlug?: unknown }
    if (!order) return missing()
    if (marketSlug !== order.market) return failure(400, 'marketSlug is not of the order')
    return engine.cancel(order.id) ? context.json({}) : failure(400, 'order cannot be canceled')
  })

  app.route('/', portfolio(exchange))
  return app
}
