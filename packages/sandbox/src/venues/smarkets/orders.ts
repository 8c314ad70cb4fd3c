import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { limitCalls } from '../../limit-calls.ts'
import { accountRow, activityRows, millionthsOf, orderRow, tagOf, unitsOf } from './account-wire.ts'
import type { SignIn } from './sign-in.ts'
import { type Contract, contractsOf } from './wire.ts'

interface Signed {
  Variables: { account: string }
}
type Answer = Context<Signed>

const LOGINS_A_MINUTE = 10
const CANCELS_A_SECOND = 10
const types = new Map<string, EngineOrder['unfilled']>(
  Object.entries({
    good_til_halted: 'rest',
    good_til_cancelled: 'rest',
    keep_in_play: 'rest',
    immediate_or_cancel: 'drop',
  }),
)

const failure = (context: Context, status: 400 | 401 | 403 | 404 | 429, error_type: string, data: unknown = {}) =>
  context.json({ error_type, data }, status)

/** The account operations, each request signed in with a session. */
export function orders(exchange: Exchange, signIn: SignIn): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const listed = exchange
    .events('smarkets')
    .flatMap((event) => contractsOf(event).map((contract) => ({ event, contract })))
  const eventOf = ({ marketId }: Contract): string =>
    listed.find(({ contract }) => contract.marketId === marketId)?.event.id ?? ''
  let count = 700_000_000

  const tooMany = () => Response.json({ error_type: 'RATE_LIMIT_EXCEEDED', data: {} }, { status: 429 })
  const now = () => exchange.now()
  app.on('POST', '/v3/sessions/', limitCalls(LOGINS_A_MINUTE, 60_000, now, tooMany))
  app.on('DELETE', '/v3/orders/:id/', limitCalls(CANCELS_A_SECOND, 1_000, now, tooMany))

  app.post('/v3/sessions/', async (context) => {
    const body = await bodyOf(context)
    const session = signIn.begin(body.username, body.password)
    if (!session) return failure(context, 401, 'INVALID_CREDENTIALS')
    return context.json({ ...session, factor: 'complete', verify: null }, 201)
  })
  app.delete('/v3/sessions/', (context) => {
    signIn.end(context.req.header('authorization'))
    return context.json({})
  })

  const signed = createMiddleware<Signed>(async (context, next) => {
    const account = signIn.verify(context.req.header('authorization'))
    if (!account) return failure(context, 401, 'AUTH_REQUIRED')
    context.set('account', account)
    // Prices that moved meanwhile may fill resting orders.
    for (const order of mine(context)) {
      const contract = order.status === 'open' ? tagOf(order)?.contract : undefined
      if (contract) exchange.trade(contract.market)
    }
    return next()
  })
  const mine = (context: Answer): EngineOrder[] =>
    [...engine.orders.values()].filter(({ account }) => account === context.get('account'))

  app.post('/v3/orders/', signed, async (context) => {
    const {
      market_id,
      contract_id,
      price,
      quantity,
      side,
      type = 'good_til_halted',
      label = null,
    } = await bodyOf(context)
    const contract = listed.find(
      ({ contract: { id, marketId } }) => id === contract_id && marketId === market_id,
    )?.contract
    if (!Number.isInteger(price) || Number(price) < 1 || Number(price) > 9_999) {
      return failure(context, 400, 'ORDER_INVALID_INVALID_PRICE')
    }
    if (!Number.isInteger(quantity) || Number(quantity) < 1) {
      return failure(context, 400, 'ORDER_INVALID_INVALID_QUANTITY')
    }
    if ((side !== 'buy' && side !== 'sell') || typeof type !== 'string' || !types.has(type)) {
      return failure(context, 400, 'REQUEST_VALIDATION_ERROR', { side, type })
    }
    if (!contract) return failure(context, 400, 'ORDER_REJECTED_CONTRACT_NOT_FOUND')
    if (!exchange.quote(contract.market)) return failure(context, 400, 'ORDER_REJECTED_MARKET_NOT_OPEN')
    exchange.trade(contract.market)
    count += 1
    const placed = engine.place({
      account: context.get('account'),
      market: contract.market.id,
      token: contract.isFirst ? 0 : 1,
      side,
      price: millionthsOf(Number(price)),
      size: millionthsOf(Number(quantity)),
      unfilled: types.get(type) ?? 'rest',
      tag: { id: String(count), contract, type, label },
    })
    if ('refused' in placed) {
      return failure(context, 400, placed.refused === 'funds' ? 'ORDER_REJECTED_INSUFFICIENT_FUNDS' : 'ORDER_REJECTED')
    }
    const { order, fills } = placed
    if (type === 'immediate_or_cancel' && fills.length === 0) {
      return failure(context, 400, 'ORDER_CANCELLED_INSUFFICIENT_LIQUIDITY')
    }
    const { available_balance, exposure } = accountRow(engine, context.get('account'))
    return context.json({
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
  })

  app.get('/v3/orders/', signed, (context) => {
    const { id, market_id, contract_id, state } = context.req.queries()
    const { created_datetime_min: from, created_datetime_max: to } = context.req.query()
    const rows = mine(context)
      .flatMap((order) => orderRow(order, engine.fills) ?? [])
      .filter(
        (row) =>
          (!id || id.includes(row.id)) &&
          (!market_id || market_id.includes(row.market_id)) &&
          (!contract_id || contract_id.includes(row.contract_id)) &&
          (!state || state.includes(row.state)) &&
          (!from || row.created_datetime >= from) &&
          (!to || row.created_datetime <= to),
      )
    return paged(context, 'orders', rows, { most: 100, cursor: 'pagination_last_id', at: (row) => row.id })
  })

  app.delete('/v3/orders/:id/', signed, (context) => {
    const order = mine(context).find((each) => tagOf(each)?.id === context.req.param('id'))
    if (!order || !engine.cancel(order.id)) return failure(context, 404, 'ORDER_CANCEL_REJECTED_NOT_FOUND')
    return context.json({})
  })

  app.get('/v3/accounts/', signed, (context) => context.json({ account: accountRow(engine, context.get('account')) }))

  app.get('/v3/accounts/activity/', signed, (context) => {
    const { market_id, source } = context.req.queries()
    const { timestamp_min: from, timestamp_max: to } = context.req.query()
    const rows = activityRows(engine, context.get('account'), eventOf).filter(
      (row) =>
        (!market_id || market_id.includes(row.market_id)) &&
        (!source || source.includes(row.source)) &&
        (!from || row.timestamp >= from) &&
        (!to || row.timestamp <= to),
    )
    return paged(context, 'account_activity', rows, {
      most: 500,
      cursor: 'pagination_last_seq',
      at: ({ seq }) => String(seq),
    })
  })
  return app
}

const bodyOf = async (context: Context): Promise<Record<string, unknown>> =>
  (await context.req.json().catch(() => ({}))) as Record<string, unknown>

/** A page of a list, and the query that asks for the next one. */
function paged<Row>(
  context: Context,
  key: string,
  rows: readonly Row[],
  { most, cursor, at }: { most: number; cursor: string; at: (row: Row) => string },
) {
  const limit = Number(context.req.query('limit') ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > most) {
    return failure(context, 400, 'REQUEST_VALIDATION_ERROR', 'limit')
  }
  const last = context.req.query(cursor)
  const begin = last === undefined ? 0 : rows.findIndex((row) => at(row) === last) + 1
  const page = rows.slice(begin, begin + limit)
  const [end] = page.slice(-1)
  const next = new URLSearchParams(new URL(context.req.url).search)
  if (end !== undefined) next.set(cursor, at(end))
  const next_page = begin + limit < rows.length ? `?${next}` : null
  return context.json({ [key]: page, pagination: { next_page } })
}
