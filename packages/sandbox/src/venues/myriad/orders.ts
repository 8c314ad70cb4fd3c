import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, remainingOf } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { SignIn } from './sign-in.ts'
import { hashOf, MILLIONTH, problemOf, type SignedOrder, signerOf } from './signed-order.ts'
import { numberOf } from './wire.ts'

/** Who signed a request with a key. */
interface Signed {
  Variables: { member: string | undefined }
}

const lives = { GTC: 'rest', GTD: 'rest', PO: 'rest', FAK: 'drop', FOK: 'refuse' } as const
type Life = keyof typeof lives

/** The request of an order, stored with it. */
interface Sent {
  order: SignedOrder
  life: Life
}

const sentOf = ({ tag }: EngineOrder): Sent => tag as Sent

/**
 * Placing, reading and canceling orders. An order carries its trader's signature; a key, if present, is the same
 * trader's.
 */
export function orders(exchange: Exchange, signIn: SignIn): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const markets = new Map<string, ScenarioMarket>(
    exchange.events('myriad').flatMap((event) => event.markets.map((market) => [numberOf(market), market] as const)),
  )
  const failure = (context: Context, status: 400 | 401 | 403 | 404, message: string) =>
    context.json({ message }, status)

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method, url } = context.req.raw
    const { pathname, search } = new URL(url)
    // A bare key only raises the rate of reads.
    if (headers.has('x-api-key') && (method !== 'GET' || headers.has('x-api-signature'))) {
      const member = signIn.verify(headers, method, pathname + search, await context.req.text())
      if (!member) return failure(context, 401, 'Unauthorized')
      context.set('member', member)
    }
    engine.expire()
    return next()
  })
  app.use('/orders', signed)
  app.use('/orders/*', signed)
  app.use('/users/*', signed)

  /** The order of a request, where its trader signed it for this chain. */
  const readSigned = async (context: Context<Signed>) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
    const problem = problemOf(body.order)
    if (problem) return { refusal: failure(context, 400, problem) }
    const order = body.order as SignedOrder
    const trader = order.trader.toLowerCase()
    if (body.network_id !== 56) return { refusal: failure(context, 400, 'Invalid order payload: network_id') }
    if (signerOf(order, body.signature) !== trader) {
      return { refusal: failure(context, 400, 'Invalid order signature') }
    }
    const member = context.get('member')
    if (member !== undefined && member !== trader) {
      return { refusal: failure(context, 403, 'Forbidden: the key is of another trader') }
    }
    return { body, order, trader }
  }

  app.post('/orders', async (context) => {
    const { refusal, body, order, trader } = await readSigned(context)
    if (refusal) return refusal
    const life = String(body.time_in_force ?? 'GTC') as Life
    if (!Object.hasOwn(lives, life)) return failure(context, 400, 'Invalid order payload: time_in_force')
    const market = markets.get(order.marketId)
    if (!market) return failure(context, 404, 'Market not found')
    if (!exchange.quote(market)) return failure(context, 400, 'Invalid order: market is closed')
    const expires = Number(order.expiration) * 1_000
    if ((life === 'GTD') !== expires > 0) return failure(context, 400, 'Invalid order payload: expiration')
    if (expires > 0 && expires <= exchange.now()) return failure(context, 400, 'Invalid order: expired')
    if (!engine.ledger.accounts.has(trader)) return failure(context, 400, 'Insufficient collateral balance')
    exchange.trade(market)
    const placed = engine.place({
      id: hashOf(order),
      account: trader,
      market: market.id,
      token: order.outcomeId as 0 | 1,
      side: order.side === 0 ? 'buy' : 'sell',
      price: BigInt(order.price) / MILLIONTH,
      size: BigInt(order.amount) / MILLIONTH,
      unfilled: lives[life],
      postOnly: life === 'PO',
      ...(expires > 0 && { expires }),
      tag: { order, life } satisfies Sent,
    })
    if ('refused' in placed) {
      const words = { funds: 'Insufficient collateral or shares', duplicate: 'Invalid order: it already exists' }
      const { refused } = placed
      return failure(
        context,
        400,
        refused in words ? words[refused as keyof typeof words] : `Invalid order: ${refused}`,
      )
    }
    return context.json({ orderHash: placed.order.id, status: statusOf(placed.order), timeInForce: life })
  })

  app.get('/orders', (context) => {
    const { trader = '', status, page = '1', limit = '5000' } = context.req.query()
    const found = [...engine.orders.values()]
      .filter((order) => order.account === trader.toLowerCase())
      .filter((order) => status === undefined || statusOf(order) === status)
      .reverse()
    const [number, size] = [Number(page), Number(limit)]
    const totalPages = Math.ceil(found.length / size)
    const data = found.slice((number - 1) * size, number * size).map((order) => orderRow(order))
    const pagination = { page: number, limit: size, total: found.length, totalPages, hasNext: number < totalPages }
    return context.json({ data, pagination: { ...pagination, hasPrev: number > 1 } })
  })

  const orderOf = (context: Context) => {
    const order = engine.orders.get(context.req.param('hash') ?? '')
    return order?.tag ? order : undefined
  }
  app.get('/orders/:hash', (context) => {
    const order = orderOf(context)
    if (!order) return failure(context, 404, 'Order not found')
    const market = markets.get(sentOf(order).order.marketId)
    if (market) exchange.trade(market)
    return context.json({ ...orderRow(order), networkId: 56, updatedAt: new Date(order.changedAt).toISOString() })
  })

  app.delete('/orders/:hash', async (context) => {
    const { refusal, order } = await readSigned(context)
    if (refusal) return refusal
    if (hashOf(order) !== context.req.param('hash')) return failure(context, 400, 'Invalid order: another hash')
    if (!orderOf(context)) return failure(context, 404, 'Order not found')
    const canceled = engine.cancel(hashOf(order))
    if (!canceled) return failure(context, 400, 'Invalid order: no longer open')
    return context.json({ orderHash: canceled.id, status: 'cancelled' })
  })
  return app
}

const statusOf = (order: EngineOrder): string => {
  if (order.status === 'canceled') return 'cancelled'
  return order.status === 'open' && order.filled > 0n ? 'partially_filled' : order.status
}

function orderRow(order: EngineOrder) {
  const { order: sent, life } = sentOf(order)
  return {
    orderHash: order.id,
    clientOrderId: null,
    order: { ...sent, marketId: Number(sent.marketId) },
    status: statusOf(order),
    signatureType: 0,
    filledAmount: String((order.size - remainingOf(order)) * MILLIONTH),
    timeInForce: life,
    createdAt: new Date(order.placedAt).toISOString(),
    filledAt: order.status === 'filled' ? new Date(order.changedAt).toISOString() : null,
  }
}
