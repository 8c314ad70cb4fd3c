import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, ONE, remainingOf } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { portfolio } from './portfolio.ts'
import type { Signed, SignIn } from './sign-in.ts'
import { problemsOf, type SignedOrder, signerOf } from './signed-order.ts'
import { exchangeOf, tokensOf } from './wire.ts'

type Answer = Context<Signed>

const FEE_RATE_BPS = 300
const TICK = 1_000n

interface Token {
  market: ScenarioMarket
  index: 0 | 1
}

const failure = (context: Answer, statusCode: 400 | 401 | 404, message: string | string[]) =>
  context.json(
    { message, error: { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found' }[statusCode], statusCode },
    statusCode,
  )

/** The account operations, each request signed with a token of the member. */
export function orders(exchange: Exchange, signIn: SignIn): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const listed = exchange.events('limitless').flatMap((event) => event.markets.map((market) => ({ event, market })))
  const tokens = new Map(
    listed.flatMap(({ market }) => {
      const { yes, no } = tokensOf(market)
      return [yes, no].map((id, index): [string, Token] => [id, { market, index: index as 0 | 1 }])
    }),
  )
  const mine = (context: Answer) =>
    [...engine.orders.values()].filter(({ account }) => account === context.get('member').address)
  const marketOf = (id: string) => listed.find(({ market }) => market.id === id)?.market
  const tokenOf = (market: ScenarioMarket, index: 0 | 1) => Object.values(tokensOf(market))[index] ?? ''

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method, url } = context.req.raw
    const { pathname, search } = new URL(url)
    const member = signIn.verify(headers, method, pathname + search, await context.req.text())
    if (!member) return failure(context, 401, 'Unauthorized')
    context.set('member', member)
    for (const { status, market: id } of mine(context)) {
      const market = status === 'open' ? marketOf(id) : undefined
      if (market) exchange.trade(market)
    }
    return next()
  })

  app.get('/profiles/me', signed, (context) => {
    const { id, address } = context.get('member')
    return context.json({
      id,
      account: address,
      tradeWalletOption: 'eoa',
      smartWallet: null,
      rank: { feeRateBps: FEE_RATE_BPS },
    })
  })

  app.post('/orders', signed, async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
    const problems = problemsOf(body.order)
    if (problems.length > 0) return failure(context, 400, problems)
    const order = body.order as SignedOrder
    const token = tokens.get(order.tokenId)
    const { id: ownerId, address } = context.get('member')
    if (!token || token.market.slug !== body.marketSlug)
      return failure(context, 400, 'Invalid order: token not of market')
    if (body.ownerId !== ownerId) return failure(context, 400, 'Invalid order: wrong ownerId')
    if (order.feeRateBps !== FEE_RATE_BPS) return failure(context, 400, 'Invalid order: wrong feeRateBps')
    const signer = signerOf(order, exchangeOf(token.market))
    if (signer !== order.signer.toLowerCase() || signer !== address || order.maker.toLowerCase() !== address) {
      return failure(context, 400, 'Invalid order signature')
    }
    if (!exchange.quote(token.market)) return failure(context, 400, 'Invalid order: market is not active')
    if (body.orderType !== 'GTC' && body.orderType !== 'FAK')
      return failure(context, 400, ['orderType must be GTC, FAK or FOK'])
    const [money, size] =
      order.side === 0 ? [order.makerAmount, order.takerAmount] : [order.takerAmount, order.makerAmount]
    const price = BigInt(Math.round(order.price * Number(ONE)))
    if (price % TICK !== 0n || price <= 0n || price >= ONE)
      return failure(context, 400, 'Price must be on the tick of 0.001')
    if (size <= 0 || BigInt(size) % 1_000n !== 0n) return failure(context, 400, 'Invalid amount: size off the grid')
    if (BigInt(money) !== (BigInt(size) * price) / ONE)
      return failure(context, 400, 'Invalid amount: does not fit the price')
    const tag = createHash('sha256').update(order.signature).digest('hex')
    if (mine(context).some((each) => each.tag === tag)) return failure(context, 400, 'Invalid order: duplicate')
    exchange.trade(token.market)
    const placed = engine.place({
      id: randomUUID(),
      account: address,
      market: token.market.id,
      token: token.index,
      side: order.side === 0 ? 'buy' : 'sell',
      price,
      size: BigInt(size),
      unfilled: body.orderType === 'FAK' ? 'drop' : 'rest',
      postOnly: body.postOnly === true,
      tag,
    })
    if ('refused' in placed) {
      return failure(
        context,
        400,
        placed.refused === 'funds' ? 'Insufficient collateral balance' : `Invalid order: ${placed.refused}`,
      )
    }
    const { signature: _, ...plain } = order
    const gross = String(placed.order.filled)
    return context.json(
      {
        order: {
          id: placed.order.id,
          createdAt: new Date(exchange.now()).toISOString(),
          ...plain,
          marketId: Number(token.market.id),
        },
        ...(placed.fills.length > 0 && {
          makerMatches: placed.fills.map((fill) => ({
            id: fill.id,
            matchedSize: String(fill.size),
            orderId: fill.maker.id,
          })),
        }),
        execution: {
          matched: placed.fills.length > 0,
          settlementStatus: placed.fills.length > 0 ? 'MINED' : 'UNMATCHED',
          feeRateBps: FEE_RATE_BPS,
          effectiveFeeBps: 0,
          totalsRaw: {
            contractsGross: gross,
            contractsFee: '0',
            contractsNet: gross,
            usdGross: String(placed.order.spent / ONE),
            usdFee: '0',
            usdNet: String(placed.order.spent / ONE),
          },
        },
      },
      201,
    )
  })

  app.delete('/orders/:id', signed, (context) => {
    const order = mine(context).find(({ id }) => id === context.req.param('id'))
    if (!order || !engine.cancel(order.id)) return failure(context, 404, 'Order not found')
    return context.json({ message: 'Order canceled successfully' })
  })

  app.post('/orders/status/batch', signed, async (context) => {
    const { items = [] } = (await context.req.json().catch(() => ({}))) as { items?: { orderId?: string }[] }
    const own = mine(context)
    const results = items.map(({ orderId }, index) => {
      const order = own.find(({ id }) => id === orderId)
      const market = order && marketOf(order.market)
      if (!order || !market) return { index, status: 'not_found', orderId }
      const { id, slug, title } = market
      return {
        index,
        status: 'found',
        orderId,
        data: { order: { id: order.id, market: { id: Number(id), slug, title } } },
      }
    })
    return context.json({ results })
  })

  app.get('/markets/:slug/user-orders', signed, (context) => {
    const market = listed.find(({ market: { slug } }) => slug === context.req.param('slug'))?.market
    if (!market) return failure(context, 404, 'Market not found')
    const statuses = context.req.queries('statuses') ?? ['LIVE', 'MATCHED']
    const wordOf = { open: 'LIVE', filled: 'MATCHED', canceled: 'CANCELED' } as const
    const row = (order: EngineOrder) => ({
      createdAt: new Date(order.placedAt).toISOString(),
      id: order.id,
      ownerId: context.get('member').id,
      marketId: market.id,
      token: tokenOf(market, order.token),
      type: order.unfilled === 'rest' ? 'GTC' : 'FAK',
      status: wordOf[order.status],
      side: order.side.toUpperCase(),
      price: textOf(order.price),
      originalSize: String(order.size),
      remainingSize: String(remainingOf(order)),
    })
    const rows = mine(context)
      .filter((order) => order.market === market.id)
      .map(row)
    return context.json(rows.filter(({ status }) => statuses.includes(status)).reverse())
  })

  const { own, positionsOf } = portfolio(exchange, marketOf)
  // Positions of every wallet are public.
  app.get('/portfolio/:account{0x[0-9a-fA-F]{40}}/positions', (context) =>
    context.json(positionsOf(context.req.param('account').toLowerCase())),
  )
  app.use('/portfolio/*', signed)
  app.route('/', own)
  return app
}
