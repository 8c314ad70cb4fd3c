import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, type Fill, ONE } from '../../engine/order.ts'
import { offersOf, sharesFor } from '../../engine/shares-for.ts'
import type { Exchange } from '../../exchange.ts'
import { hashId } from '../../token-ids.ts'
import { good, listed, refusal } from './answers.ts'
import type { Members } from './members.ts'
import { malformed, readOrder } from './signed-order.ts'
import { ESCROW, fillRow, type Listings, type OrderTag, orderRow, positionRow, USDC } from './wire.ts'

interface SignedIn {
  Variables: { wallet: string }
}
type Answer = Context<SignedIn>

const MAX_ORDERS = 10
const MAX_CANCELS = 100
const PAGES = { key: 'nextKey', length: { name: 'perPage', usual: 50, most: 100 } }

/** Serves the account of a key. */
export function account(exchange: Exchange, members: Members, listings: Listings): Hono<SignedIn> {
  const app = new Hono<SignedIn>()
  const { engine } = exchange
  const mine = (context: Answer) =>
    [...engine.orders.values()].filter((order) => order.account === context.get('wallet'))
  const betsOf = (wallet: string): [Fill, EngineOrder][] =>
    engine.fills.flatMap((fill) =>
      [fill.taker, fill.maker].flatMap((order): [Fill, EngineOrder][] =>
        order.account === wallet ? [[fill, order]] : [],
      ),
    )

  const signedIn = createMiddleware<SignedIn>(async (context, next) => {
    const key = context.req.header('x-sx-api-key')
    const wallet = key === undefined ? undefined : members.wallet(key)
    if (wallet === undefined) return refusal(context, 401, key === undefined ? 'BAD_AUTH' : 'INVALID_USER')
    context.set('wallet', wallet)
    engine.expire()
    for (const { market, status } of mine(context)) {
      const found = status === 'open' && listings.get(market)
      if (found) exchange.trade(found.market)
    }
    return next()
  })
  for (const path of ['/user/*', '/orders-v3', '/orders-v3/*', '/fills-v3', '/positions-v3']) app.use(path, signedIn)

  app.get('/user/realtime-token-v3/api-key', (context) =>
    good(context, { token: members.openToken(context.get('wallet')) }),
  )
  app.get('/user/proxy', (context) => {
    const obv3ProxyWalletAddress = hashId('sxbet proxy', context.get('wallet')).slice(0, 42)
    return good(context, { obv3ProxyWalletAddress, deployed: true, multisigSafeAddress: null })
  })
  app.get('/user/balance-v3', (context) => {
    const owner = engine.ledger.account(context.get('wallet'))
    return good(context, {
      balances: [
        {
          userAddress: context.get('wallet'),
          wallet: hashId('sxbet proxy', context.get('wallet')).slice(0, 42),
          tokenAddress: USDC,
          escrowAddress: ESCROW,
          availableAmount: String(owner.cash / ONE),
          pendingAvailableAmount: '0',
          escrowedAmount: String(owner.lockedCash / ONE),
          pendingEscrowAmount: '0',
        },
      ],
    })
  })

  app.get('/orders-v3', (context) => {
    const { marketHash, status = 'ACTIVE' } = context.req.query()
    if (status !== 'ACTIVE') return refusal(context, 400, ['status must be ACTIVE'])
    const rows = mine(context)
      .filter((order) => order.status === 'open' && (marketHash === undefined || order.market === marketHash))
      .map(orderRow)
    return listed(context, 'orders', rows.reverse(), PAGES)
  })
  app.get('/orders-v3/:id', (context) => {
    const order = mine(context).find(({ id }) => id === context.req.param('id'))
    return order ? good(context, { order: orderRow(order) }) : refusal(context, 404, 'Order not found')
  })
  app.post('/orders-v3', async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as { orders?: unknown }
    const { orders } = body
    if (!Array.isArray(orders) || orders.length === 0 || orders.length > MAX_ORDERS) {
      return refusal(context, 400, [`orders must be an array of 1 to ${MAX_ORDERS}`])
    }
    const wrong = orders.flatMap((order) => malformed(order ?? {}).map((name) => `orders.${name} is not valid`))
    if (wrong.length > 0) return refusal(context, 400, wrong)
    return good(context, { orders: orders.map((order) => place(exchange, listings, context.get('wallet'), order)) })
  })
  app.delete('/orders-v3', async (context) => {
    const { orders } = (await context.req.json().catch(() => ({}))) as { orders?: { orderId?: unknown }[] }
    if (!Array.isArray(orders) || orders.length === 0 || orders.length > MAX_CANCELS) {
      return refusal(context, 400, [`orders must be an array of 1 to ${MAX_CANCELS}`])
    }
    const own = new Set(mine(context).map(({ id }) => id))
    const ids = orders.map(({ orderId }) => String(orderId))
    const cancelled = ids.filter((id) => own.has(id) && engine.cancel(id) !== undefined)
    const left = ids.filter((id) => !cancelled.includes(id))
    return good(context, {
      cancelled: cancelled.map((orderId) => ({ orderId })),
      notCancelled: left.map((orderId) => ({ orderId, reason: own.has(orderId) ? 'NOT_ACTIVE' : 'NOT_FOUND' })),
      unconfirmed: [],
    })
  })

  app.get('/fills-v3', (context) => {
    const { orderId, startDate = '', endDate = '' } = context.req.query()
    for (const date of [startDate, endDate]) {
      if (date !== '' && !/^\d{4}-\d\d-\d\dT.*Z$/.test(date)) {
        return refusal(context, 400, ['startDate must be a valid ISO 8601 date string'])
      }
    }
    const [from, to] = [Date.parse(startDate) || -Infinity, Date.parse(endDate) || Infinity]
    const rows = betsOf(context.get('wallet'))
      .filter(([{ at }, { id }]) => at >= from && at <= to && (orderId === undefined || orderId === id))
      .map(([fill, order]) => fillRow(fill, order))
    return listed(context, 'fills', rows.reverse(), PAGES)
  })
  app.get('/positions-v3', (context) => {
    if (context.req.query('status') !== 'MATCHED,LOCKED') return refusal(context, 400, ['status should not be empty'])
    const bets = betsOf(context.get('wallet'))
    const rows = [...new Set(bets.map(([{ market }]) => market))]
      .filter((id) => listings.get(id)?.market.status !== 'resolved')
      .map((id) =>
        positionRow(
          id,
          bets.filter(([{ market }]) => market === id),
        ),
      )
    return listed(context, 'positions', rows, PAGES)
  })
  return app
}

/** Places one order, and answers it as the venue does after it was matched. */
function place(exchange: Exchange, listings: Listings, wallet: string, sent: Record<string, unknown>) {
  const { engine } = exchange
  const failed = (reason: string) => ({ orderId: null, status: 'FAILED', reason })
  const order = readOrder(sent, wallet, exchange.now())
  if ('refused' in order) return failed(order.refused)
  const { id, marketHash, token, price, stake, expiry, unfilled } = order
  const found = listings.get(marketHash)
  if (!found || !exchange.quote(found.market)) return failed('MATCH_STATE_INVALID')
  if (engine.orders.has(id)) return failed('ORDERS_ALREADY_EXIST')
  exchange.trade(found.market)
  const offers = offersOf(engine.levels(marketHash), token).filter((offer) => offer.price <= price)
  const { shares } = sharesFor(stake, offers)
  const spent = offers.reduce(
    ({ left, sum }, offer) => {
      const taken = offer.size < left ? offer.size : left
      return { left: left - taken, sum: sum + taken * offer.price }
    },
    { left: shares, sum: 0n },
  ).sum
  const tag: OrderTag = { stake, expiry, eventId: found.event.id }
  const placed = engine.place({
    ...{ id, account: wallet, market: marketHash, token, side: 'buy', price, unfilled, tag },
    // The stake is what is spent: better odds than those of the order give more shares.
    size: shares + (stake * ONE - spent) / price,
    expires: expiry * 1_000,
  })
  const outcome = (state: string, fillAmount: bigint, more: object = {}) => ({
    state,
    fillAmount: String(fillAmount),
    remainingAmount: String(stake - fillAmount),
    matchIds: [],
    ...more,
  })
  const answered = { orderId: id, clientOrderId: sent.clientOrderId ?? null, status: 'SUBMITTED' }
  if ('refused' in placed) {
    if (placed.refused === 'funds') return failed('INSUFFICIENT_BALANCE')
    return { ...answered, outcome: outcome('CANCELLED', 0n, { cancelReason: 'NO_LIQUIDITY' }) }
  }
  const { status, filled, spent: cost } = placed.order
  const taken = cost / ONE
  if (status === 'filled') return { ...answered, outcome: outcome('FULLY_FILLED', stake) }
  if (status === 'open') return { ...answered, outcome: outcome(filled > 0n ? 'PARTIAL_FILL_RESTED' : 'RESTED', taken) }
  if (filled > 0n) return { ...answered, outcome: outcome('PARTIAL_FILL_DONE', taken) }
  return { ...answered, outcome: outcome('CANCELLED', 0n, { cancelReason: 'NO_LIQUIDITY' }) }
}
