import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { holdingsOf } from '../../engine/holdings.ts'
import type { EngineOrder } from '../../engine/order.ts'
import { dollarsOf, millionthsOf, textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { badRequest, notFound, pageOf, refused, spanOf } from './answers.ts'
import { isArchived } from './archive.ts'
import { fillRow, orderRow, positionRow } from './portfolio-wire.ts'
import type { SignIn } from './sign-in.ts'

const STATUSES = { resting: 'open', canceled: 'canceled', executed: 'filled' } as const
const DURATIONS = { good_till_canceled: 'rest', immediate_or_cancel: 'drop', fill_or_kill: 'refuse' } as const
const SELF_TRADES = { taker_at_cross: 'taker', maker: 'maker' } as const

/** Picks the member of a table that a word names; no inherited one. */
const pick = <T extends object>(table: T, word: unknown): T[keyof T] | undefined =>
  typeof word === 'string' && Object.hasOwn(table, word) ? table[word as keyof T] : undefined

interface Signed {
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

  /** How much of a position an ask, or a bid, could close. */
  const closable = (account: string, ticker: string, side: 'bid' | 'ask'): bigint => {
    const holding = holdingsOf(engine.fills, account, { netting: true }).find(({ market }) => market === ticker)
    const size = (side === 'ask' ? 1n : -1n) * (holding?.size ?? 0n)
    return size > 0n ? size : 0n
  }

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

  app.post('/events/orders', async (context) => {
    const body: Record<string, unknown> | undefined = await context.req.json().catch(() => undefined)
    if (!body) return badRequest('the body is not JSON')
    const market = marketOf(String(body.ticker))
    if (!market) return refused(404, 'market_not_found', 'market not found')
    if (!exchange.quote(market)) return refused(400, 'market_inactive', 'market is not active')
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
    if (end !== undefined && !(Number.isInteger(end) && Number(end) * 1_000 > exchange.now())) {
      return badRequest('expiration_time must be in the future')
    }
    if (body.post_only === true && unfilled !== 'rest') return badRequest('post_only needs good_till_canceled')
    const account = accountOf(context)
    const clientId = body.client_order_id === undefined ? '' : String(body.client_order_id)
    if (clientId && ordersOf(account).some(({ tag }) => tag === clientId)) {
      return refused(409, 'order_already_exists', 'order already exists')
    }
    exchange.trade(market)
    const reducible = body.reduce_only === true ? closable(account, market.id, body.side) : size
    if (reducible === 0n) return refused(400, 'reduce_only', 'reduce only order would not reduce a position')
    const placed = engine.place({
      id: randomUUID(),
      account,
      market: market.id,
      token: 0,
      side: body.side === 'bid' ? 'buy' : 'sell',
      price,
      size: reducible < size ? reducible : size,
      unfilled,
      selfTrade,
      postOnly: body.post_only === true,
      tag: clientId,
      ...(end !== undefined && { expires: Number(end) * 1_000 }),
    })
    if ('refused' in placed) {
      if (placed.refused === 'funds') return refused(400, 'insufficient_balance', 'insufficient balance')
      if (placed.refused === 'crosses') return refused(400, 'post_only_cross', 'post only order would cross')
      if (placed.refused === 'unfilled') {
        return refused(409, 'fill_or_kill_insufficient_resting_volume', 'insufficient resting volume')
      }
      return refused(400, 'invalid_price', 'invalid price')
    }
    const { order } = placed
    const filled = order.filled > 0n
    return context.json(
      {
        order_id: order.id,
        ...(clientId && { client_order_id: clientId }),
        fill_count: textOf(order.filled, 2),
        remaining_count: textOf(order.status === 'open' ? order.size - order.filled : 0n, 2),
        ...(filled && { average_fill_price: textOf(order.spent / order.filled, 4) }),
        ...(filled && { average_fee_paid: textOf(order.feesPaid / order.filled, 4) }),
        ts_ms: exchange.now(),
      },
      201,
    )
  })

  app.delete('/events/orders/:id', (context) => {
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

  app.get('/balance', (context) => {
    const { cash } = engine.ledger.account(accountOf(context))
    return context.json({
      balance: Number(cash / 10_000_000_000n),
      balance_dollars: dollarsOf(cash, 4),
      portfolio_value: 0,
      updated_ts: Math.floor(exchange.now() / 1_000),
      balance_breakdown: [{ exchange_index: 0, balance: dollarsOf(cash, 4) }],
    })
  })
  return app
}
