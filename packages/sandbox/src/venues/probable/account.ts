import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ClobSignIn } from '../../clob-sign-in.ts'
import { type EngineOrder, type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import { createOutcomes, type Outcome, PREFIX } from './portfolio.ts'
import { readOrder, type SignedOrder, safeOf } from './signed-order.ts'

interface Signed {
  Variables: { wallet: string }
}
type Answer = Context<Signed>

const MOST = 100
const descriptions = {
  'PAS-4001': 'The api key cannot be made.',
  'PAS-4010': 'The request is not authorized.',
  'PAS-4041': 'The order does not exist.',
  'PAS-4205': 'The provided order is invalid.',
  'PAS-4206': 'There is no liquidity.',
}
const failure = (context: Answer, status: 400 | 401 | 404, code: keyof typeof descriptions, message: string) =>
  context.json({ error: { code, description: descriptions[code], message } }, status)

/** The operations of wallets, each request signed with the wallet's API key. */
export function account(exchange: Exchange, signIn: ClobSignIn): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const outcomes = createOutcomes(exchange)
  const ofOrder = (order: EngineOrder): Outcome => outcomes.find(order.market, order.token)
  const isMine = (context: Answer, { account }: EngineOrder) => {
    const wallet = context.get('wallet')
    return account === wallet || account === safeOf(wallet)
  }
  const mine = (context: Answer) => [...engine.orders.values()].filter((order) => isMine(context, order))

  app.get('/auth/api-key/56', (context) => {
    const address = signIn.wallet(context.req.raw.headers)
    const key = address && signIn.find(address)
    if (!address) return failure(context, 401, 'PAS-4010', 'Invalid L1 authentication')
    return key ? context.json(key) : failure(context, 404, 'PAS-4001', 'API key not found')
  })
  app.post('/auth/api-key/56', (context) => {
    const address = signIn.wallet(context.req.raw.headers)
    if (!address) return failure(context, 401, 'PAS-4010', 'Invalid L1 authentication')
    if (signIn.find(address)) return failure(context, 400, 'PAS-4001', 'API key already exists')
    return context.json(signIn.create(address))
  })

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method, url } = context.req.raw
    const { pathname, search } = new URL(url)
    const path = pathname.slice(pathname.indexOf(PREFIX)) + search
    const found = signIn.verify(headers, method, path, await context.req.text())
    if (!found) return failure(context, 401, 'PAS-4010', 'Invalid L2 authentication')
    context.set('wallet', found.address)
    for (const order of mine(context)) if (order.status === 'open') exchange.trade(ofOrder(order).market)
    return next()
  })

  app.post('/order/56', signed, async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
    const order = readOrder(body, context.get('wallet'), context.req.raw.headers)
    if (typeof order === 'string') return failure(context, 400, 'PAS-4205', order)
    const { tokenId, signature } = body.order as SignedOrder
    const outcome = outcomes.ofToken(tokenId)
    if (!outcome || !exchange.quote(outcome.market))
      return failure(context, 400, 'PAS-4205', 'Order market is not active')
    if (mine(context).some(({ tag }) => tag === signature)) return failure(context, 400, 'PAS-4205', 'Duplicate order')
    if (!engine.ledger.accounts.has(order.account)) return failure(context, 400, 'PAS-4205', 'Insufficient balance')
    exchange.trade(outcome.market)
    const { market, token } = outcome
    const placed = engine.place({ ...order, id: numberOf(signature), market: market.id, token, tag: signature })
    if ('refused' in placed) {
      if (placed.refused === 'funds') return failure(context, 400, 'PAS-4205', 'Insufficient balance')
      return failure(context, 400, 'PAS-4206', 'No enough liquidity to place order')
    }
    if (order.unfilled === 'drop' && placed.fills.length === 0) {
      return failure(context, 400, 'PAS-4206', 'No enough liquidity to place order')
    }
    return context.json(orderRow(placed.order, outcome))
  })

  /** The order of one's own that a number and its token name together. */
  const named = (context: Answer) => {
    const order = mine(context).find(({ id }) => id === context.req.param('id'))
    const outcome = order && ofOrder(order)
    return outcome && outcome.tokenId === context.req.query('tokenId') ? { order, outcome } : undefined
  }
  app.delete('/order/56/:id', signed, (context) => {
    const found = named(context)
    if (!found || !engine.cancel(found.order.id)) return failure(context, 404, 'PAS-4041', 'Order not found')
    return context.json(orderRow(found.order, found.outcome))
  })

  app.get('/orders/56/open', signed, (context) => {
    const { page = '1', limit = '20', token_ids } = context.req.query()
    const length = Math.min(Number(limit), MOST)
    const wanted = token_ids?.split(',')
    const rows = mine(context)
      .filter(({ status }) => status === 'open')
      .map((order) => orderRow(order, ofOrder(order)))
      .filter(({ tokenId }) => !wanted || wanted.includes(tokenId))
      .reverse()
    const begin = (Number(page) - 1) * length
    const pagination = { page: Number(page), limit: length, total: rows.length }
    return context.json({ orders: rows.slice(begin, begin + length), pagination })
  })
  app.get('/orders/56/:id', signed, (context) => {
    const found = named(context)
    return found
      ? context.json(orderRow(found.order, found.outcome))
      : failure(context, 404, 'PAS-4041', 'Order not found')
  })

  app.get('/trade/56', signed, (context) => {
    const { tokenId, limit = '10', next_cursor = '0' } = context.req.query()
    if (!tokenId) return failure(context, 400, 'PAS-4205', 'tokenId is required')
    const rows = engine.fills
      .flatMap((fill) => [fill.taker, fill.maker].map((order) => ({ fill, order })))
      .filter(({ order }) => isMine(context, order) && ofOrder(order).tokenId === tokenId)
      .map(({ fill, order }) => tradeRow(fill, order, ofOrder(order)))
      .reverse()
    const end = Number(next_cursor) + Math.min(Number(limit), MOST)
    const trades = rows.slice(Number(next_cursor), end)
    return context.json({ trades, next_cursor: end < rows.length ? String(end) : '' })
  })
  return app
}

/** The venue numbers orders; here the same order has the same number. */
const numberOf = (signature: string): string => String(Number.parseInt(signature.slice(2, 13), 16))

const words = { open: 'NEW', filled: 'FILLED', canceled: 'CANCELED' } as const

function orderRow(order: EngineOrder, { tokenId, market }: Outcome) {
  const isPart = order.status === 'open' && order.filled > 0n
  const atOnce = order.unfilled !== 'rest'
  return {
    orderId: Number(order.id),
    clientOrderId: `web_${order.id}`,
    symbol: `${market.id}_USDT`,
    side: order.side.toUpperCase(),
    type: 'LIMIT',
    timeInForce: atOnce ? 'IOC' : order.expires === undefined ? 'GTC' : 'GTD',
    price: textOf(order.price, 3),
    origQty: textOf(order.size, 2),
    executedQty: textOf(order.filled, 2),
    cumQuote: dollarsOf(order.spent, 2),
    status: isPart ? 'PARTIALLY_FILLED' : atOnce && order.status === 'canceled' ? 'EXPIRED' : words[order.status],
    time: order.placedAt,
    updateTime: order.changedAt,
    avgPrice: order.filled === 0n ? '0' : textOf(order.spent / order.filled),
    origType: 'LIMIT',
    tokenId,
    ctfTokenId: tokenId,
    stopPrice: '0',
    orderListId: -1,
    cumQty: textOf(order.filled, 2),
  }
}

function tradeRow(fill: Fill, order: EngineOrder, { market }: Outcome) {
  const price = ownPrice(order, fill.price)
  return {
    id: `${fill.id}-${order.id}`,
    orderId: order.id,
    symbol: `${market.id}_USDT`,
    price: textOf(price, 3),
    qty: textOf(fill.size, 2),
    quoteQty: dollarsOf(price * fill.size),
    commission: '0',
    commissionAsset: 'USDT',
    time: fill.at,
    buyer: String(order.side === 'buy'),
    maker: String(order === fill.maker),
    counterpartyId: Number(ONE),
    propertyName: '',
  }
}
