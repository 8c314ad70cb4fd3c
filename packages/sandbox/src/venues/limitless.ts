import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { limitCalls } from '../limit-calls.ts'
import type { ScenarioEvent, ScenarioMarket } from '../scenario.ts'
import type { World } from '../world.ts'

/** The venue publishes no rate; this is what the fake bears. */
const CALLS_A_SECOND = 50
const MOST_ACTIVE = 25
const MOST_FOUND = 50
const MOST_TRADES = 100

/** Collateral and shares are integers of this many to the unit. */
const UNIT = 1_000_000

const REACH: Record<string, number> = { '1h': 1, '6h': 6, '1d': 24, '1w': 168, '1m': 720, all: 24 * 365 }
const HOUR = 3_600_000

/** The fake Limitless: pages of markets and of groups of markets; each market keeps one book, told for YES. */
export function limitless(world: World): Hono {
  const app = new Hono()
  const events = world.events('limitless')
  const refuse = () => Response.json({ message: 'Too Many Requests', statusCode: 429 }, { status: 429 })
  app.use(limitCalls(CALLS_A_SECOND, 1_000, () => world.now(), refuse))

  const isActive = ({ markets }: ScenarioEvent) => markets.some((market) => world.quote(market))
  const opened = ({ markets }: ScenarioEvent) => Math.max(...markets.map(({ opens }) => Date.parse(opens)))
  const newestFirst = events.toSorted((a, b) => opened(b) - opened(a) || (a.id < b.id ? -1 : 1))
  const children = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const childAt = (context: Context) => children.find(({ market }) => market.slug === context.req.param('slug'))

  app.get('/markets/active', (context) => {
    const [page, limit] = [count(context, 'page', 1), count(context, 'limit', 10)]
    if (page < 1) return invalid(context, 'page must not be less than 1')
    if (!(limit >= 1 && limit <= MOST_ACTIVE)) return invalid(context, `limit must not be greater than ${MOST_ACTIVE}`)
    const active = newestFirst.filter(isActive)
    const rows = active.slice((page - 1) * limit, page * limit).map((event) => pageRow(world, event))
    return context.json({ data: rows, totalMarketsCount: active.length })
  })
  app.get('/markets/search', (context) => {
    const [page, limit] = [count(context, 'page', 1), count(context, 'limit', 10)]
    const words = (context.req.query('query') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return invalid(context, 'query should not be empty')
    if (!(limit >= 1 && limit <= MOST_FOUND)) return invalid(context, `limit must not be greater than ${MOST_FOUND}`)
    const found = newestFirst.filter(
      (event) => isActive(event) && words.every((word) => event.title.toLowerCase().includes(word)),
    )
    return context.json({
      markets: found.slice((page - 1) * limit, page * limit).map((event) => pageRow(world, event)),
    })
  })

  app.get('/markets/:slug', (context) => {
    const slug = context.req.param('slug')
    const event = events.find((each) => each.slug === slug)
    const child = childAt(context)
    if (event) return context.json(pageRow(world, event))
    return child ? context.json(marketRow(world, child.event, child.market)) : notFound(context)
  })
  app.get('/markets/:slug/orderbook', (context) => {
    const child = childAt(context)
    if (!child) return notFound(context)
    const { bids, asks } = world.book(child.market)
    const quote = world.quote(child.market)
    const level = (side: 'BUY' | 'SELL') => (each: { price: number; size: number }) => ({
      price: each.price,
      size: each.size * UNIT,
      side,
    })
    return context.json({
      bids: bids.map(level('BUY')),
      asks: asks.map(level('SELL')),
      tokenId: tokensOf(child.market).yes,
      adjustedMidpoint: quote ? middle(quote) : 0.5,
      midpoint: quote ? middle(quote) : 0.5,
      maxSpread: '0.035',
      minSize: '100000000',
      lastTradePrice: quote?.last ?? null,
    })
  })
  app.get('/markets/:slug/historical-price', (context) => {
    const child = childAt(context)
    const hours = REACH[context.req.query('interval') ?? 'all']
    if (!child) return notFound(context)
    if (!hours)
      return invalid(context, `interval must be one of the following values: ${Object.keys(REACH).join(', ')}`)
    const until = Math.min(world.now(), Date.parse(child.market.closes))
    const from = Math.max(until - hours * HOUR, Date.parse(child.market.opens))
    const step = Math.max(60_000, Math.ceil((until - from) / 200))
    const times = Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, index) => from + index * step)
    return context.json([
      { title: 'Yes', prices: times.map((at) => ({ price: world.price(child.market, at), timestamp: at })) },
    ])
  })
  app.get('/markets/:slug/events', (context) => {
    const child = childAt(context)
    const [page, limit] = [count(context, 'page', 1), count(context, 'limit', 10)]
    if (!child) return notFound(context)
    if (!(limit >= 1 && limit <= MOST_TRADES)) return invalid(context, `limit must not be greater than ${MOST_TRADES}`)
    const { market } = child
    const trades = world.trades(market, 1_000)
    const rows = trades.slice((page - 1) * limit, page * limit).map((trade) => ({
      createdAt: new Date(trade.at).toISOString(),
      price: trade.price,
      matchedSize: String(trade.size * UNIT),
      side: trade.side === 'buy' ? 0 : 1,
      tokenId: tokensOf(market).yes,
      txHash: `0x${sha256(`transaction ${trade.id}`)}`,
    }))
    return context.json({ events: rows, totalPages: Math.max(1, Math.ceil(trades.length / limit)) })
  })
  return app
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Token ids of the chain, made of the market's number. */
const tokensOf = ({ id }: ScenarioMarket) => {
  const token = (side: string) => BigInt(`0x${sha256(`limitless ${side} ${id}`)}`).toString()
  return { yes: token('yes'), no: token('no') }
}

/** An event of several markets is a group; a market alone is a page of its own. */
function pageRow(world: World, event: ScenarioEvent) {
  const [only, second] = event.markets
  if (only && !second) return { ...marketRow(world, event, only), slug: event.slug, title: event.title }
  const volume = event.markets.reduce((sum, market) => sum + market.volume, 0)
  return {
    id: Number(event.id),
    ...shared(event, event.markets[0], volume),
    slug: event.slug,
    title: event.title,
    description: event.description ?? `<p>${event.title}</p>`,
    status: event.markets.some((market) => world.quote(market)) ? 'FUNDED' : 'RESOLVED',
    marketType: 'group',
    negRiskRequestId: event.exclusive ? `0x${sha256(`negative risk ${event.id}`)}` : null,
    markets: event.markets.map((market) => marketRow(world, event, market)),
  }
}

function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const quote = world.quote(market)
  const price = quote ? middle(quote) : world.price(market)
  const child = event.markets.length > 1
  return {
    ...shared(event, market, market.volume),
    id: Number(market.id),
    slug: market.slug ?? event.slug,
    title: child ? (market.label ?? market.title) : market.title,
    description: market.rules,
    conditionId: `0x${sha256(`limitless condition ${market.id}`)}`,
    status: market.status === 'resolved' ? 'RESOLVED' : 'FUNDED',
    expired: !quote,
    tradeType: 'clob',
    marketType: 'single',
    groupId: child ? Number(event.id) : null,
    negRiskRequestId: null,
    tokens: tokensOf(market),
    prices: [price, mirror(price)],
    ...(quote && {
      tradePrices: {
        buy: { market: [quote.ask, mirror(quote.bid)], limit: [quote.bid, mirror(quote.ask)] },
        sell: { market: [quote.bid, mirror(quote.ask)], limit: [quote.ask, mirror(quote.bid)] },
      },
    }),
    venue: { exchange: '0x000000000000000000000000000000000000c0de', adapter: null },
    winningOutcomeIndex: market.status === 'resolved' ? (market.winner ?? null) : null,
    settings: { minSize: '100000000', maxSpread: '0.035' },
  }
}

function shared(event: ScenarioEvent, market: ScenarioMarket | undefined, volume: number) {
  const closes = market ? Date.parse(market.closes) : undefined
  return {
    proxyTitle: null,
    collateralToken: { address: '0x0000000000000000000000000000000000005dc0', decimals: 6, symbol: 'USDC' },
    expirationDate: closes && new Date(closes).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    expirationTimestamp: closes,
    createdAt: market?.opens,
    categories: [event.category],
    tags: [...event.tags],
    hidden: false,
    expired: false,
    volume: String(Math.round(volume * UNIT)),
    volumeFormatted: volume.toFixed(6),
    ...(event.starts && { metadata: { startMatchTimestampInUTC: Date.parse(event.starts) / 1_000 } }),
  }
}

const mirror = (price: number): number => Number((1 - price).toFixed(6))
const middle = ({ bid, ask }: { bid: number; ask: number }): number => Number(((bid + ask) / 2).toFixed(6))

const count = (context: Context, name: string, usual: number): number => Number(context.req.query(name) ?? usual)

const invalid = (context: Context, message: string) =>
  context.json({ message: [message], error: 'Bad Request', statusCode: 400 }, 400)
const notFound = (context: Context) =>
  context.json({ message: 'Market not found', error: 'Not Found', statusCode: 404 }, 404)
