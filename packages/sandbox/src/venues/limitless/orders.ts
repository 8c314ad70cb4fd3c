import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, remainingOf } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { failure } from './answers.ts'
import { createOrderEntry, FEE_RATE_BPS, type Token } from './order-entry.ts'
import { portfolio } from './portfolio.ts'
import type { Signed, SignIn } from './sign-in.ts'
import { tokensOf } from './wire.ts'

type Answer = Context<Signed>

/** The account operations, each request signed with a token of the member. */
export function orders(exchange: Exchange, signIn: SignIn): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const listed = exchange.events('limitless').flatMap((event) => event.markets.map((market) => ({ event, market })))
  const tokens = new Map(
    listed.flatMap(({ market }) => {
      const { yes, no } = tokensOf(market)
      return [yes, no].map((id, index): [string, Token] => [id, { market, index: index as 0 | 1 }])
    }),
  )
  const place = createOrderEntry(exchange, tokens)
  const mine = (context: Answer) =>
    [...engine.orders.values()].filter(({ account }) => account === context.get('member').address)
  const marketOf = (id: string) => listed.find(({ market }) => market.id === id)?.market
  const tokenOf = (market: ScenarioMarket, index: 0 | 1) => Object.values(tokensOf(market))[index] ?? ''

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method, url } = context.req.raw
    const { pathname, search } = new URL(url)
    const member = signIn.verify(headers, method, pathname + search, await context.req.text())
    if (!member) return failure(401, 'Unauthorized')
    context.set('member', member)
    for (const { status, market: id } of mine(context)) {
      const market = status === 'open' ? marketOf(id) : undefined
      if (market) exchange.trade(market)
    }
    return next()
  })

  app.get('/profiles/me', signed, (context) => {
    const { id, address } = context.get('member')
    return context.json({
      id,
      account: address,
      tradeWalletOption: 'eoa',
      smartWallet: null,
      rank: { feeRateBps: FEE_RATE_BPS },
    })
  })

  app.post('/orders', signed, async (context) =>
    place(context.get('member'), (await context.req.json().catch(() => ({}))) as Record<string, unknown>),
  )

  app.delete('/orders/:id', signed, (context) => {
    const order = mine(context).find(({ id }) => id === context.req.param('id'))
    if (!order || !engine.cancel(order.id)) return failure(404, 'Order not found')
    return context.json({ message: 'Order canceled successfully' })
  })

  app.post('/orders/status/batch', signed, async (context) => {
    const { items = [] } = (await context.req.json().catch(() => ({}))) as { items?: { orderId?: string }[] }
    const own = mine(context)
    const results = items.map(({ orderId }, index) => {
      const order = own.find(({ id }) => id === orderId)
      const market = order && marketOf(order.market)
      if (!order || !market) return { index, status: 'not_found', orderId }
      const { id, slug, title } = market
      return {
        index,
        status: 'found',
        orderId,
        data: { order: { id: order.id, market: { id: Number(id), slug, title } } },
      }
    })
    return context.json({ results })
  })

  app.get('/markets/:slug/user-orders', signed, (context) => {
    const market = listed.find(({ market: { slug } }) => slug === context.req.param('slug'))?.market
    if (!market) return failure(404, 'Market not found')
    const statuses = context.req.queries('statuses') ?? ['LIVE', 'MATCHED']
    const wordOf = { open: 'LIVE', filled: 'MATCHED', canceled: 'CANCELED' } as const
    const row = (order: EngineOrder) => ({
      createdAt: new Date(order.placedAt).toISOString(),
      id: order.id,
      ownerId: context.get('member').id,
      marketId: market.id,
      token: tokenOf(market, order.token),
      type: order.unfilled === 'rest' ? 'GTC' : 'FAK',
      status: wordOf[order.status],
      side: order.side.toUpperCase(),
      price: textOf(order.price),
      originalSize: String(order.size),
      remainingSize: String(remainingOf(order)),
    })
    const rows = mine(context)
      .filter((order) => order.market === market.id)
      .map(row)
    return context.json(rows.filter(({ status }) => statuses.includes(status)).reverse())
  })

  const { own, positionsOf } = portfolio(exchange, marketOf)
  // Positions of every wallet are public.
  app.get('/portfolio/:account{0x[0-9a-fA-F]{40}}/positions', (context) =>
    context.json(positionsOf(context.req.param('account').toLowerCase())),
  )
  app.use('/portfolio/*', signed)
  app.route('/', own)
  return app
}
