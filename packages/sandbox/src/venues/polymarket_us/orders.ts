import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, ONE } from '../../engine/order.ts'
import { millionthsOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { failure, missing } from './answers.ts'
import { executionRow, orderRow, type Terms } from './orders-wire.ts'
import { portfolio } from './portfolio.ts'
import type { SignIn } from './sign-in.ts'

/** The bounds of the exchange, which are also where its market orders end. */
const [LOWEST, HIGHEST] = [10_000n, ONE - 10_000n]
const LOT = 10_000n

const INTENTS = new Map<string, Pick<EngineOrder, 'token' | 'side'>>(
  Object.entries({
    ORDER_INTENT_BUY_LONG: { token: 0, side: 'buy' },
    ORDER_INTENT_SELL_LONG: { token: 0, side: 'sell' },
    ORDER_INTENT_BUY_SHORT: { token: 1, side: 'buy' },
    ORDER_INTENT_SELL_SHORT: { token: 1, side: 'sell' },
  }),
)
const DURATIONS = new Map<string, EngineOrder['unfilled']>(
  Object.entries({
    TIME_IN_FORCE_GOOD_TILL_CANCEL: 'rest',
    TIME_IN_FORCE_GOOD_TILL_DATE: 'rest',
    TIME_IN_FORCE_IMMEDIATE_OR_CANCEL: 'drop',
    TIME_IN_FORCE_FILL_OR_KILL: 'refuse',
  }),
)
const TYPES = ['ORDER_TYPE_LIMIT', 'ORDER_TYPE_MARKET']
const INDICATORS = ['MANUAL_ORDER_INDICATOR_AUTOMATIC', 'MANUAL_ORDER_INDICATOR_MANUAL']

export interface Signed {
  Variables: { account: string }
}

/** The account operations, each request signed with a key of the member. */
export function orders(
  exchange: Exchange,
  signIn: SignIn,
  marketOf: (slug: string) => ScenarioMarket | undefined,
): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const mine = (context: Context<Signed>) =>
    [...engine.orders.values()].filter(({ account }) => account === context.get('account')).reverse()
  const named = (context: Context<Signed>) => mine(context).find(({ id }) => id === context.req.param('id'))

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method } = context.req.raw
    const account = signIn.verify(headers, method, context.req.path)
    if (account === undefined) return failure(401, 'unauthorized: valid API key authentication required')
    context.set('account', account)
    // The market maker's quotes by now may fill orders that rest.
    for (const { market } of mine(context).filter(({ status }) => status === 'open')) {
      const listed = marketOf(market)
      if (listed) exchange.trade(listed)
    }
    return next()
  })
  for (const path of ['/v1/orders', '/v1/orders/*', '/v1/order/*', '/v1/portfolio/*', '/v1/account/*']) {
    app.use(path, signed)
  }

  app.post('/v1/orders', async (context) => {
    const body: Record<string, unknown> | undefined = await context.req.json().catch(() => undefined)
    if (!body) return failure(400, 'invalid JSON')
    const terms = { type: body.type, tif: body.tif } as Terms
    const intent = INTENTS.get(String(body.intent))
    const unfilled = DURATIONS.get(String(body.tif))
    if (!intent) return failure(400, 'invalid intent')
    if (!unfilled) return failure(400, 'invalid tif')
    if (!TYPES.includes(terms.type)) return failure(400, 'invalid type')
    if (typeof body.quantity !== 'number') return failure(400, 'invalid quantity')
    if (!INDICATORS.includes(String(body.manualOrderIndicator))) return failure(400, 'invalid manualOrderIndicator')
    if (body.maxBlockTime !== undefined && !/^\d+$/.test(String(body.maxBlockTime))) {
      return failure(400, 'invalid maxBlockTime')
    }
    const isDated = body.tif === 'TIME_IN_FORCE_GOOD_TILL_DATE'
    const expires = isDated ? Date.parse(String(body.goodTillTime)) : undefined
    if (isDated && !(Number(expires) > exchange.now())) return failure(400, 'invalid goodTillTime')
    const isMarket = terms.type === 'ORDER_TYPE_MARKET'
    const { value, currency } = { ...(body.price as object) } as { value?: unknown; currency?: unknown }
    if (!isMarket && (currency !== 'USD' || typeof value !== 'string')) return failure(400, 'price is required')
    if (isMarket && (body.price !== undefined || unfilled === 'rest')) return failure(400, 'invalid market order')

    // From here on an order has an id, whatever becomes of it.
    const id = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()
    const rejected = (reason: string, text: string) =>
      context.json({
        id,
        executions: body.synchronousExecution
          ? [
              {
                id: `${id}-REJECTED`,
                type: 'EXECUTION_TYPE_REJECTED',
                orderRejectReason: `ORD_REJECT_REASON_${reason}`,
                text,
              },
            ]
          : [],
      })
    const market = marketOf(String(body.marketSlug))
    if (!market) return rejected('UNKNOWN_MARKET', 'unknown market')
    if (!exchange.quote(market)) return rejected('EXCHANGE_CLOSED', 'market is closed')
    const size = millionthsOf(String(body.quantity), 6)
    if (!size || size % LOT !== 0n) return rejected('INCORRECT_QUANTITY', 'invalid quantity')
    const isBid = (intent.token === 0) === (intent.side === 'buy')
    const price = isMarket ? (isBid ? HIGHEST : LOWEST) : millionthsOf(value, 6)
    if (price === undefined || price % BigInt(Math.round(market.tick * 1e6)) !== 0n) {
      return rejected('INVALID_PRICE_INCREMENT', 'price not on tick')
    }
    if (price < LOWEST || price > HIGHEST) return rejected('PRICE_OUT_OF_BOUNDS', 'price out of bounds')
    exchange.trade(market)
    const { bids, asks } = engine.levels(market.id)
    if (isMarket && (isBid ? asks : bids).length === 0) return rejected('NO_LIQUIDITY', 'no liquidity')
    const placed = engine.place({
      id,
      account: context.get('account'),
      market: market.id,
      ...intent,
      price: intent.token === 0 ? price : ONE - price,
      size,
      unfilled,
      expires,
      postOnly: body.participateDontInitiate === true,
      tag: terms,
    })
    if ('refused' in placed) {
      if (placed.refused === 'unfilled') return rejected('NO_LIQUIDITY', 'no liquidity')
      return rejected('EXCHANGE_OPTION', placed.refused === 'funds' ? 'insufficient buying power' : placed.refused)
    }
    const { order, fills } = placed
    const fill = (each: (typeof fills)[number], at: number) =>
      executionRow(
        order,
        market.slug,
        order.status === 'filled' && at === fills.length - 1 ? 'FILL' : 'PARTIAL_FILL',
        each,
      )
    const executions = [
      executionRow(order, market.slug, 'NEW'),
      ...fills.map(fill),
      ...(order.status === 'canceled' ? [executionRow(order, market.slug, 'EXPIRED')] : []),
    ]
    return context.json({ id, executions: body.synchronousExecution === true ? executions : [] })
  })

  app.get('/v1/orders/open', (context) => {
    const slugs = context.req.queries('slugs')
    const found = mine(context).filter(({ status, market }) => status === 'open' && (slugs?.includes(market) ?? true))
    return context.json({ orders: found.map((order) => orderRow(order, order.market)) })
  })
  app.get('/v1/order/:id', (context) => {
    const order = named(context)
    return order ? context.json({ order: orderRow(order, order.market) }) : missing()
  })
  app.post('/v1/order/:id/cancel', async (context) => {
    const order = named(context)
    const { marketSlug } = (await context.req.json().catch(() => ({}))) as { marketSlug?: unknown }
    if (!order) return missing()
    if (marketSlug !== order.market) return failure(400, 'marketSlug is not of the order')
    return engine.cancel(order.id) ? context.json({}) : failure(400, 'order cannot be canceled')
  })

  app.route('/', portfolio(exchange))
  return app
}
