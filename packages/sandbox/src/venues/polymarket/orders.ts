import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, ONE } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { createOrderEntry, type Sender } from './order-entry.ts'
import { orderRow, tagOf, tradeRow } from './orders-wire.ts'
import { type SignIn, walletsOf } from './sign-in.ts'
import { type Token, tokenOfOrder } from './tokens.ts'

interface Signed {
  Variables: Sender
}
type Answer = Context<Signed>

const END = 'LTE='
const PAGE = 100
const MAX_BATCH = 15

const wrong = (context: Answer, error: string) => context.json({ error }, 400)

/** The operations of wallets on the trading host, each request signed with the wallet's API key. */
export function orders(exchange: Exchange, signIn: SignIn, tokens: ReadonlyMap<string, Token>): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const mine = (context: Answer) =>
    [...engine.orders.values()].filter(({ account }) => walletsOf(context.get('address')).includes(account))
  const tokenOf = (order: EngineOrder): Token => tokenOfOrder(tokens, order)
  const place = createOrderEntry(exchange, tokens)

  app.get('/auth/derive-api-key', (context) => {
    const address = signIn.wallet(context.req.raw.headers)
    const key = address && signIn.find(address)
    if (!address) return context.json({ error: 'Invalid L1 Request headers' }, 401)
    return key ? context.json(key) : context.json({ error: 'Could not derive api key!' }, 400)
  })
  app.post('/auth/api-key', (context) => {
    const address = signIn.wallet(context.req.raw.headers)
    return address ? context.json(signIn.create(address)) : context.json({ error: 'Invalid L1 Request headers' }, 401)
  })

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method } = context.req.raw
    const path = context.req.path.replace(/^\/clob/, '')
    const found = signIn.verify(headers, method, path, await context.req.text())
    if (!found || !engine.ledger.accounts.has(found.address)) {
      return context.json({ error: 'Unauthorized/Invalid api key' }, 401)
    }
    context.set('address', found.address)
    context.set('apiKey', found.apiKey)
    for (const order of mine(context)) if (order.status === 'open') exchange.trade(tokenOf(order).market)
    return next()
  })

  app.post('/order', signed, async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
    return place(context.var, body)
  })

  app.post('/orders', signed, async (context) => {
    const bodies = (await context.req.json().catch(() => undefined)) as Record<string, unknown>[] | undefined
    if (!Array.isArray(bodies) || bodies.length === 0) return wrong(context, 'Invalid order payload')
    if (bodies.length > MAX_BATCH) return wrong(context, `too many orders in batch, max allowed is ${MAX_BATCH}`)
    const answers = []
    for (const body of bodies) {
      const answer = (await place(context.var, body).json()) as { error?: string }
      answers.push(answer.error === undefined ? answer : { success: false, errorMsg: answer.error, orderID: '' })
    }
    return context.json(answers)
  })

  app.delete('/order', signed, async (context) => {
    const { orderID } = (await context.req.json().catch(() => ({}))) as { orderID?: string }
    const order = mine(context).find(({ id }) => id === orderID)
    if (!orderID) return wrong(context, 'Invalid orderID')
    const canceled = order && engine.cancel(order.id)
    const reason = order ? 'order already canceled or matched' : 'order not found'
    return context.json(
      canceled ? { canceled: [orderID], not_canceled: {} } : { canceled: [], not_canceled: { [orderID]: reason } },
    )
  })

  app.get('/data/order/:id', signed, (context) => {
    const order = mine(context).find(({ id }) => id === context.req.param('id'))
    const tag = order && tagOf(order)
    return tag ? context.json(orderRow(order, tag, engine.fills)) : context.json(null)
  })

  app.get('/data/orders', signed, (context) => {
    const { id, market, asset_id } = context.req.query()
    const rows = mine(context)
      .filter(({ status }) => status === 'open')
      .flatMap((order) => {
        const tag = tagOf(order)
        return tag ? [orderRow(order, tag, engine.fills)] : []
      })
      .filter(
        (row) =>
          (!id || row.id === id) && (!market || row.market === market) && (!asset_id || row.asset_id === asset_id),
      )
    return paged(context, rows)
  })

  app.get('/data/trades', signed, (context) => {
    const { market, asset_id, maker_address, before, after } = context.req.query()
    const address = maker_address?.toLowerCase() ?? context.get('address')
    const rows = engine.fills
      .flatMap((fill) =>
        [fill.taker, fill.maker].filter(({ account }) => account === address).map((order) => ({ fill, order })),
      )
      .filter(
        ({ fill, order }) =>
          (!market || tokenOf(order).condition === market) &&
          (!asset_id || tokenOf(order).id === asset_id) &&
          (!before || fill.at <= Number(before) * 1_000) &&
          (!after || fill.at >= Number(after) * 1_000),
      )
      .map(({ fill, order }) => tradeRow(fill, order, tokenOf))
      .reverse()
    return paged(context, rows)
  })

  app.get('/auth/ban-status/closed-only', signed, (context) => context.json({ closed_only: false }))
  app.get('/balance-allowance', signed, (context) => {
    const { asset_type, token_id, signature_type } = context.req.query()
    const address = context.get('address')
    const account = engine.ledger.account(walletsOf(address)[Number(signature_type ?? 0)] ?? address)
    const token = tokens.get(token_id ?? '')
    if (asset_type !== 'COLLATERAL' && !token) return wrong(context, 'invalid asset type')
    // Money that open orders hold stays in the wallet until they are filled.
    const money = (account.cash + account.lockedCash) / ONE
    const shares = token && (account.shares.get(token.market.id)?.[token.index] ?? 0n)
    const allowances = { '0xE111180000d2663C0091e4f400237545B87B996B': String(2n ** 256n - 1n) }
    return context.json({ balance: String(shares ?? money), allowances })
  })
  return app
}

/** One page of a list; the cursor is the offset in base 64, and the end has a cursor of its own. */
function paged(context: Answer, rows: readonly object[]) {
  const cursor = context.req.query('next_cursor') || 'MA=='
  const offset = Number(Buffer.from(cursor, 'base64').toString())
  if (!Number.isInteger(offset) || offset < 0) return wrong(context, 'invalid next_cursor')
  const next = offset + PAGE
  const data = rows.slice(offset, next)
  return context.json({
    limit: PAGE,
    count: data.length,
    next_cursor: next < rows.length ? Buffer.from(String(next)).toString('base64') : END,
    data,
  })
}
