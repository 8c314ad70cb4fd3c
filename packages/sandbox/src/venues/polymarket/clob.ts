import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Level, World } from '../../world.ts'
import { priceHistory } from './price-history.ts'
import { type Token, tokensOf } from './tokens.ts'
import { chainIdsOf, isClosed, mirror, outcomesOf } from './wire.ts'

const NO_BOOK = { error: 'No orderbook exists for the requested token id' }

/** The trading host's public part: order books, quotes and price points, by token. */
export function clob(world: World): Hono {
  const app = new Hono()
  const listed = world.events('polymarket').flatMap((event) => event.markets.map((market) => ({ event, market })))
  const tokens = tokensOf(world)

  /** The book of a token: a bid for one outcome is an offer of the other. */
  const sides = ({ market, index }: Token) => {
    const { bids, asks } = world.book(market)
    if (index === 0) return { bids, asks }
    const mirrored = (levels: readonly Level[]) => levels.map(({ price, size }) => ({ price: mirror(price), size }))
    return { bids: mirrored(asks), asks: mirrored(bids) }
  }

  const lastTrade = ({ market, index }: Token) => {
    const [trade] = world.trades(market, 1)
    if (!trade) return undefined
    const flipped = trade.side === 'buy' ? 'SELL' : 'BUY'
    return index === 0
      ? { price: String(trade.price), side: trade.side.toUpperCase() }
      : { price: String(mirror(trade.price)), side: flipped }
  }

  const summary = (token: Token) => {
    const { bids, asks } = sides(token)
    const body = {
      market: chainIdsOf(token.market).condition,
      asset_id: token.id,
      timestamp: String(world.now()),
      hash: '',
      // Worst first on both sides.
      bids: bids.map(onWire).reverse(),
      asks: asks.map(onWire).reverse(),
      min_order_size: '5',
      tick_size: String(token.market.tick),
      neg_risk: token.negRisk,
      last_trade_price: lastTrade(token)?.price ?? '',
    }
    return { ...body, hash: createHash('sha1').update(JSON.stringify(body)).digest('hex') }
  }

  const open = (tokenId: string | undefined): Token | undefined => {
    const token = tokens.get(tokenId ?? '')
    return token && world.quote(token.market) ? token : undefined
  }

  /** A read that names one token: 400 without the parameter, 404 where there is no book. */
  const ofToken = (path: string, answer: (token: Token, context: Context) => Response) =>
    app.get(path, (context) => {
      const tokenId = context.req.query('token_id')
      if (!tokenId) return context.json({ error: 'Invalid token id' }, 400)
      const token = open(tokenId)
      return token ? answer(token, context) : context.json(NO_BOOK, 404)
    })

  app.get('/', (context) => context.json('OK'))
  app.get('/ok', (context) => context.json('OK'))
  app.get('/time', (context) => context.json(Math.floor(world.now() / 1_000)))
  app.get('/version', (context) => context.json({ version: 2 }))

  ofToken('/book', (token, context) => context.json(summary(token)))
  app.post('/books', async (context) => {
    const wanted: unknown = await context.req.json().catch(() => undefined)
    if (!Array.isArray(wanted)) return context.json({ error: 'Invalid payload' }, 400)
    return context.json(wanted.flatMap((item?: { token_id?: string }) => open(item?.token_id) ?? []).map(summary))
  })
  ofToken('/midpoint', (token, context) => {
    const { bid, ask } = best(sides(token))
    return bid === undefined || ask === undefined
      ? context.json(NO_BOOK, 404)
      : context.json({ mid: String(Number(((bid + ask) / 2).toFixed(6))) })
  })
  ofToken('/spread', (token, context) => {
    const { bid = 0, ask = 1 } = best(sides(token))
    return context.json({ spread: String(Number((ask - bid).toFixed(6))) })
  })
  ofToken('/price', (token, context) => {
    const { bid, ask } = best(sides(token))
    const side = context.req.query('side')?.toUpperCase()
    if (side !== 'BUY' && side !== 'SELL') return context.json({ error: 'Invalid side' }, 400)
    return context.json({ price: String((side === 'BUY' ? bid : ask) ?? 0) })
  })
  ofToken('/last-trade-price', (token, context) => context.json(lastTrade(token) ?? { price: '0.5', side: '' }))
  ofToken('/tick-size', (token, context) => context.json({ minimum_tick_size: token.market.tick }))
  ofToken('/neg-risk', (token, context) => context.json({ neg_risk: token.negRisk }))

  app.route('/prices-history', priceHistory(world))

  app.get('/markets/:conditionId', (context) => {
    const conditionId = context.req.param('conditionId')
    const { market } = listed.find((each) => chainIdsOf(each.market).condition === conditionId) ?? {}
    if (!market) return context.json({ error: 'market not found' }, 404)
    return context.json({
      condition_id: conditionId,
      question: market.title,
      market_slug: market.slug,
      active: true,
      closed: isClosed(market),
      accepting_orders: !isClosed(market),
      minimum_tick_size: market.tick,
      minimum_order_size: 5,
      tokens: outcomesOf(market).map((outcome, index) => ({
        token_id: chainIdsOf(market).tokens[index],
        outcome,
        price: index === 0 ? world.price(market) : mirror(world.price(market)),
        winner: market.winner === index,
      })),
    })
  })
  return app
}

const onWire = ({ price, size }: Level) => ({ price: String(price), size: String(size) })

const best = ({ bids, asks }: { bids: readonly Level[]; asks: readonly Level[] }) => ({
  bid: bids[0]?.price,
  ask: asks[0]?.price,
})
