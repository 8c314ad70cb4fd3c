import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { page, refusal } from './envelope.ts'
import type { Members } from './members.ts'
import { readOrder } from './signed-order.ts'
import { flagsOf, numberOf, type OrderTag, type Outcome, type Outcomes, orderRow } from './wire.ts'

interface SignedIn {
  Variables: { wallet: string }
}
type Answer = Context<SignedIn>

const MAX_HASHES = 100

const messages = new Map<string, string>(
  Object.entries({
    create_order_insufficient_collateral_allowance:
      'Insufficient collateral: USDT allowance is less than the total bid amount.',
    create_order_insufficient_shares_allowance: 'Insufficient shares: the allowance is less than the total ask amount.',
    create_order_min_order_value_not_met: 'order must have a value of at least 0.9 USD',
  }),
)

/** Signs wallets in, and serves their orders. */
export function account(exchange: Exchange, members: Members, outcomes: Outcomes): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const { engine } = exchange
  const ofOrder = (order: EngineOrder): Outcome => outcomes.find(order.market, order.token)
  const rowOf = (order: EngineOrder) => orderRow(order, ofOrder(order))
  const mine = (context: Answer) =>
    [...engine.orders.values()].filter((order) => order.account === context.get('wallet'))

  app.get('/v1/auth/message', (context) => context.json({ success: true, data: { message: members.message() } }))
  app.post('/v1/auth', async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
    const token = members.signIn(context.req.header('x-api-key') ?? '', body)
    return token === undefined
      ? refusal(context, 401, 'unauthorized', 'Invalid signature')
      : context.json({ success: true, data: { token } })
  })

  const signedIn = createMiddleware<SignedIn>(async (context, next) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '') ?? []
    const wallet = members.wallet(token)
    if (wallet === undefined) return refusal(context, 401, 'unauthorized', 'Invalid token')
    context.set('wallet', wallet)
    for (const order of mine(context)) if (order.status === 'open') exchange.trade(ofOrder(order).market)
    return next()
  })

  app.get('/v1/orders', signedIn, (context) => {
    const status = context.req.query('status') ?? 'OPEN'
    if (status !== 'OPEN' && status !== 'FILLED') return refusal(context, 400, 'bad_request', 'Invalid status')
    // Market orders are not listed.
    const rows = mine(context).map(rowOf)
    return page(context, rows.filter((row) => row.status === status && row.strategy === 'LIMIT').reverse())
  })

  app.get('/v1/orders/:hash{0x.*}', signedIn, (context) => {
    const order = engine.orders.get(context.req.param('hash') ?? '')
    if (!order) return refusal(context, 404, 'not_found', 'Order not found')
    if (order.account !== context.get('wallet')) {
      return refusal(context, 401, 'unauthorized', 'The order does not belong to this wallet')
    }
    return context.json({ success: true, data: rowOf(order) })
  })

  app.post('/v1/orders', signedIn, async (context) => {
    const { data } = (await context.req.json().catch(() => ({}))) as { data?: Record<string, unknown> }
    const refuse = (code: string) => refusal(context, 400, code, messages.get(code) ?? code)
    const order = readOrder(data ?? {}, context.get('wallet'), {
      now: exchange.now(),
      flagsOf(tokenId) {
        const outcome = outcomes.ofToken(tokenId)
        return outcome && exchange.quote(outcome.market) ? flagsOf(outcome.market, outcome.event) : undefined
      },
    })
    if ('refused' in order) return refuse(order.refused)
    const { hash, tokenId, strategy, expires, ...terms } = order
    const outcome = outcomes.ofToken(tokenId) as Outcome
    // The venue's own word is not known.
    if (engine.orders.has(hash)) return refuse('create_order_duplicate')
    const funds = `create_order_insufficient_${terms.side === 'buy' ? 'collateral' : 'shares'}_allowance`
    if (!engine.ledger.accounts.has(context.get('wallet'))) return refuse(funds)
    exchange.trade(outcome.market)
    const tag: OrderTag = { order: data?.order as Record<string, unknown>, strategy }
    const placed = engine.place({
      ...terms,
      ...(strategy === 'LIMIT' && { expires }),
      id: hash,
      account: context.get('wallet'),
      market: outcome.market.id,
      token: outcome.token,
      tag,
    })
    if ('refused' in placed) return refuse(placed.refused === 'funds' ? funds : `create_order_${placed.refused}`)
    const answer = { code: 'OK', orderId: String(numberOf(hash)), orderHash: hash, removalLockedUntil: null }
    return context.json({ success: true, data: answer }, 201)
  })

  app.post('/v1/orders/remove-by-hash', signedIn, async (context) => {
    const { data } = (await context.req.json().catch(() => ({}))) as { data?: { hashes?: unknown } }
    const hashes = data?.hashes
    if (!Array.isArray(hashes) || hashes.length === 0 || hashes.length > MAX_HASHES) {
      return refusal(context, 400, 'bad_request', `hashes must be a list of 1 to ${MAX_HASHES}`)
    }
    const own = new Map(mine(context).map((order) => [order.id, order]))
    const removed = hashes.filter((hash) => own.has(hash) && engine.cancel(hash) !== undefined)
    const noop = hashes.filter((hash) => own.has(hash) && !removed.includes(hash))
    const rejected = hashes.filter((hash) => !own.has(hash))
    return context.json({ success: true, removed, rejected, noop })
  })
  return app
}
