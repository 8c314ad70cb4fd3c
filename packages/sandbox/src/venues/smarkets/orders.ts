import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { limitCalls } from '../../limit-calls.ts'
import { accountRow, activityRows, orderRow, tagOf } from './account-wire.ts'
import { failure, paged } from './answers.ts'
import { createOrderEntry } from './order-entry.ts'
import type { SignIn } from './sign-in.ts'
import { type Contract, contractsOf } from './wire.ts'

interface Signed {
  Variables: { account: string }
}
type Answer = Context<Signed>

const LOGINS_A_MINUTE = 10
const CANCELS_A_SECOND = 10

/** The account operations, each request signed in with a session. */
export function orders(exchange: Exchange, signIn: SignIn): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const listed = exchange
    .events('smarkets')
    .flatMap((event) => contractsOf(event).map((contract) => ({ event, contract })))
  const eventOf = ({ marketId }: Contract): string =>
    listed.find(({ contract }) => contract.marketId === marketId)?.event.id ?? ''
  const place = createOrderEntry(
    exchange,
    listed.map(({ contract }) => contract),
  )

  const tooMany = () => Response.json({ error_type: 'RATE_LIMIT_EXCEEDED', data: {} }, { status: 429 })
  const now = () => exchange.now()
  app.on('POST', '/v3/sessions/', limitCalls(LOGINS_A_MINUTE, 60_000, now, tooMany))
  app.on('DELETE', '/v3/orders/:id/', limitCalls(CANCELS_A_SECOND, 1_000, now, tooMany))

  app.post('/v3/sessions/', async (context) => {
    const body = await bodyOf(context)
    const session = signIn.begin(body.username, body.password)
    if (!session) return failure(401, 'INVALID_CREDENTIALS')
    return context.json({ ...session, factor: 'complete', verify: null }, 201)
  })
  app.delete('/v3/sessions/', (context) => {
    signIn.end(context.req.header('authorization'))
    return context.json({})
  })

  const signed = createMiddleware<Signed>(async (context, next) => {
    const account = signIn.verify(context.req.header('authorization'))
    if (!account) return failure(401, 'AUTH_REQUIRED')
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

  app.post('/v3/orders/', signed, async (context) => place(context.get('account'), await bodyOf(context)))

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
    if (!order || !engine.cancel(order.id)) return failure(404, 'ORDER_CANCEL_REJECTED_NOT_FOUND')
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
