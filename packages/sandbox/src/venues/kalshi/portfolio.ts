import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { holdingsOf } from '../../engine/holdings.ts'
import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { badRequest, notFound, pageOf, pick, refused, spanOf } from './answers.ts'
import { isArchived } from './archive.ts'
import { orderRoutes } from './order-routes.ts'
import { balanceRow, fillRow, orderRow, positionRow, settlementRow } from './portfolio-wire.ts'
import type { SignIn } from './sign-in.ts'

const STATUSES = { resting: 'open', canceled: 'canceled', executed: 'filled' } as const

export interface Signed {
  Variables: { account: string }
}

/** The account operations under `/portfolio`. */
export function portfolio(
  exchange: Exchange,
  signIn: SignIn,
  marketOf: (ticker: string) => ScenarioMarket | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const accountOf = (context: Context<Signed>) => context.get('account')
  const { engine } = exchange
  const ordersOf = (account: string) =>
    [...engine.orders.values()].filter((order) => order.account === account).reverse()
  const orderOf = (context: Context<Signed>): EngineOrder | undefined => {
    const order = engine.orders.get(context.req.param('id') ?? '')
    return order?.account === accountOf(context) ? order : undefined
  }
  /** Brings the market maker's quotes up to date, which may fill orders that rest. */
  const refresh = (account: string): void => {
    const open = new Set(ordersOf(account).flatMap(({ status, market }) => (status === 'open' ? [market] : [])))
    for (const ticker of open) {
      const market = marketOf(ticker)
      if (market) exchange.trade(market)
    }
  }

  refuseFirstRoutes(app)

  app.use(
    createMiddleware<Signed>(async (context, next) => {
      const { headers, method } = context.req.raw
      const signed = signIn.verify(headers, method, context.req.path)
      if ('wrong' in signed) return refused(401, 'authentication_error', 'authentication_error', signed.wrong)
      context.set('account', signed.account)
      refresh(signed.account)
      return next()
    }),
  )

  app.route('/events/orders', orderRoutes(exchange, marketOf, orderOf))

  app.get('/orders', (context) => {
    const { ticker, status } = context.req.query()
    const span = spanOf(context, 'min_ts', 'max_ts')
    const wanted = status === undefined ? undefined : pick(STATUSES, status)
    if (!span || (status !== undefined && !wanted)) return badRequest('invalid status, min_ts or max_ts')
    const found = ordersOf(accountOf(context)).filter(
      (order) =>
        (!ticker || order.market === ticker) &&
        (!wanted || order.status === wanted) &&
        !isArchived(order, exchange.now()) &&
        order.placedAt >= span.start * 1_000 &&
        order.placedAt <= span.end * 1_000,
    )
    const page = pageOf(context, found, 100, 1_000)
    if (!page) return badRequest('invalid limit or cursor')
    return context.json({ orders: page.rows.map((order) => orderRow(order, engine.fills)), cursor: page.cursor })
  })
  app.get('/orders/:id', (context) => {
    const order = orderOf(context)
    return order ? context.json({ order: orderRow(order, engine.fills) }) : notFound()
  })

  app.get('/fills', (context) => {
    const { ticker, order_id } = context.req.query()
    const span = spanOf(context, 'min_ts', 'max_ts')
    if (!span) return badRequest('invalid min_ts or max_ts')
    const account = accountOf(context)
    const rows = engine.fills
      .filter(({ at }) => at >= span.start * 1_000 && at <= span.end * 1_000)
      .flatMap((fill) =>
        [fill.taker, fill.maker]
          .filter(
            (order) =>
              order.account === account && !isArchived(order, exchange.now()) && (!order_id || order.id === order_id),
          )
          .map((order) => fillRow(fill, order)),
      )
      .filter((row) => !ticker || row.ticker === ticker)
      .reverse()
    const page = pageOf(context, rows, 100, 1_000)
    return page ? context.json({ fills: page.rows, cursor: page.cursor }) : badRequest('invalid limit or cursor')
  })

  app.get('/positions', (context) => {
    const { ticker } = context.req.query()
    const account = accountOf(context)
    const holdings = holdingsOf(engine.fills, account, { netting: true }).filter(
      ({ market, size }) => size !== 0n && (!ticker || market === ticker),
    )
    const page = pageOf(context, holdings, 100, 1_000)
    if (!page) return badRequest('invalid limit or cursor')
    const resting = (market: string) =>
      ordersOf(account).filter((order) => order.market === market && order.status === 'open').length
    const rows = page.rows.map((holding) => positionRow(holding, resting(holding.market)))
    return context.json({ market_positions: rows, event_positions: [], cursor: page.cursor })
  })

  app.get('/settlements', (context) => {
    const { ticker } = context.req.query()
    const rows = holdingsOf(engine.fills, accountOf(context), { netting: true })
      .flatMap((holding) => settlementRow(holding, marketOf(holding.market)) ?? [])
      .filter((row) => !ticker || row.ticker === ticker)
    const page = pageOf(context, rows, 100, 1_000)
    return page ? context.json({ settlements: page.rows, cursor: page.cursor }) : badRequest('invalid limit or cursor')
  })

  app.get('/balance', (context) =>
    context.json(balanceRow(engine.ledger.account(accountOf(context)).cash, exchange.now())),
  )
  return app
}

/** The first routes of orders are gone, for everybody; those that read remain. */
function refuseFirstRoutes(app: Hono<Signed>): void {
  const gone = () => refused(410, 'gone', 'this endpoint is gone', 'use /portfolio/events/orders')
  for (const path of ['/orders', '/orders/batched', '/orders/:id/amend', '/orders/:id/decrease']) app.post(path, gone)
  for (const path of ['/orders/batched', '/orders/:id']) app.delete(path, gone)
}
