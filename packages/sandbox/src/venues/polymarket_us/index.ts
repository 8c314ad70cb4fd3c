import { type Context, Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import { mirror } from '../../points.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Level, World } from '../../world.ts'
import { style } from './style.ts'

const EVENTS: Rules = {
  limit: { kind: 'integer', least: 1, most: 100 },
  offset: { kind: 'integer', least: 0 },
  active: { kind: 'flag' },
  closed: { kind: 'flag' },
  archived: { kind: 'flag' },
}

export const venue: FakeVenue = { serve: polymarketUs, style }

/** The fake gateway of Polymarket US: events with markets that are quoted for their long side. */
function polymarketUs(world: World): Hono {
  const app = new Hono()
  const events = world.events('polymarket_us')
  const children = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const missing = (context: Context) => context.json({ code: 5, message: 'not found', details: [] }, 404)
  app.notFound(missing)

  app.get('/v1/events', (context) => {
    const [message] = queryProblems(context.req.queries(), EVENTS)
    if (message !== undefined) return context.json({ code: 3, message, details: [] }, 400)
    const { limit = '20', offset = '0', closed } = context.req.query()
    const found = events.filter(
      (event) => closed === undefined || isClosed(world, event.markets) === (closed === 'true'),
    )
    const page = found.slice(Number(offset), Number(offset) + Number(limit))
    return context.json({ events: page.map((event) => eventRow(world, event)) })
  })
  const one = (context: Context, event: ScenarioEvent | undefined) =>
    event ? context.json({ event: eventRow(world, event) }) : missing(context)
  app.get('/v1/events/slug/:slug', (context) =>
    one(
      context,
      events.find(({ slug }) => slug === context.req.param('slug')),
    ),
  )
  app.get('/v1/events/:id', (context) =>
    one(
      context,
      events.find(({ id }) => id === context.req.param('id')),
    ),
  )
  const named = (context: Context) => children.find(({ market }) => market.id === context.req.param('slug'))
  app.get('/v1/market/slug/:slug', (context) => {
    const found = named(context)
    return found ? context.json({ market: marketRow(world, found.market) }) : missing(context)
  })
  app.get('/v1/markets/:slug/book', (context) => {
    const found = named(context)
    return found ? context.json({ marketData: bookRow(world, found.market) }) : missing(context)
  })
  app.get('/v1/series', (context) => context.json({ series: [{ id: 1, slug: 'nfl', title: 'NFL' }] }))
  return app
}

const isClosed = (world: World, markets: readonly ScenarioMarket[]): boolean =>
  !markets.some((market) => world.quote(market))

const eventRow = (world: World, event: ScenarioEvent) => ({
  id: Number(event.id),
  slug: event.slug,
  title: event.title,
  description: event.description ?? '',
  ...(event.starts !== undefined && { startTime: event.starts }),
  endTime: event.markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1),
  active: !isClosed(world, event.markets),
  closed: isClosed(world, event.markets),
  archived: false,
  featured: false,
  liquidity: 1_000,
  volume: event.markets.reduce((sum, { volume }) => sum + volume, 0),
  tags: event.tags.map((label, id) => ({ id, slug: label.toLowerCase(), label })),
  markets: event.markets.map((market) => marketRow(world, market)),
})

const cents = (price: number): string => price.toFixed(2)

function marketRow(world: World, market: ScenarioMarket) {
  const quote = world.quote(market)
  const [long, short] = market.outcomes ?? ['Yes', 'No']
  const price = world.price(market)
  return {
    id: market.id.length * 31,
    slug: market.slug,
    title: market.title,
    question: market.title,
    outcome: market.label ?? '',
    description: market.rules,
    active: quote !== undefined,
    closed: quote === undefined,
    endDate: market.closes,
    orderPriceMinTickSize: market.tick,
    ...(quote && { bestBid: quote.bid, bestAsk: quote.ask, lastTradePrice: quote.last }),
    marketSides: [
      { id: `${market.id}-0`, long: true, price: cents(price), description: long },
      { id: `${market.id}-1`, long: false, price: cents(mirror(price)), description: short },
    ],
    liquidity: market.liquidity,
    volume: market.volume,
  }
}

function bookRow(world: World, market: ScenarioMarket) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ px: { value: String(price), currency: 'USD' }, qty: `${size}.000` }))
  return {
    marketSlug: market.slug,
    bids: rows(bids),
    offers: rows(asks),
    state: world.quote(market) ? 'MARKET_STATE_OPEN' : 'MARKET_STATE_EXPIRED',
    stats: {
      lastTradePx: { value: cents(world.price(market)), currency: 'USD' },
      sharesTraded: '100',
      openInterest: '40',
    },
    transactTime: new Date(world.now()).toISOString(),
  }
}
