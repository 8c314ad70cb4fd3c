import { Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { mirror } from '../../points.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { account } from './account.ts'
import { takerFee } from './fee.ts'
import { marketData } from './market-data.ts'
import { orders } from './orders.ts'
import { createSignIn } from './sign-in.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'

const PUBLIC_CALLS_A_MINUTE = 120
const MEMBERS_CALLS_A_MINUTE = 600
const STATUSES = ['approved', 'active', 'closed', 'under_review', 'settled', 'invalid']
const EVENTS: Rules = {
  status: { kind: 'word', words: STATUSES },
  category: { kind: 'text' },
  search: { kind: 'text' },
  limit: { kind: 'integer', least: 1, most: 500 },
  offset: { kind: 'integer', least: 0 },
}

export const venue: FakeVenue = {
  serve: geminiTitan,
  style,
  trading: { terms: ['IOC', 'FOK', 'post-only'], listsMissedTrades: true, walletless: true },
  more: { fields: { total: () => 1_000_000 }, length: 'limit' },
}

/** The fake Gemini Predictions: events with their contracts, priced in YES, and account operations. */
function geminiTitan(world: World): Served {
  const exchange = createExchange(world, { fee: takerFee })
  const signIn = createSignIn(world.callersNow)
  const markets = new Map(
    world.events('gemini-titan').flatMap((event) => event.markets.map((market) => [market.id, market])),
  )
  const marketOf = (symbol: string) => markets.get(symbol)
  const app = new Hono()
  const refuse = () => Response.json({ result: 'error', reason: 'RateLimited', message: 'Slow down' }, { status: 429 })
  const limits = {
    GET: limitCalls(PUBLIC_CALLS_A_MINUTE, 60_000, () => world.now(), refuse),
    POST: limitCalls(MEMBERS_CALLS_A_MINUTE, 60_000, () => world.now(), refuse),
  }
  app.use(async (context, next) => limits[context.req.method === 'POST' ? 'POST' : 'GET'](context, next))
  app.route('/v1/prediction-markets', events(exchange))
  app.route('/', marketData(exchange, marketOf))
  app.route('/', orders(exchange, signIn, marketOf))
  app.route('/', account(exchange, signIn, marketOf))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn, marketOf),
    tick: exchange.tick,
    openAccount(name, dollars) {
      exchange.open(name, dollars)
      return signIn.open(name)
    },
  }
}

/** Events with their contracts. */
function events(world: World): Hono {
  const app = new Hono()
  const events = world.events('gemini-titan')

  app.get('/events', (context) => {
    const [message] = queryProblems(context.req.queries(), EVENTS)
    if (message !== undefined) return context.json({ error: 'InvalidParameter', message }, 400)
    const statuses = context.req.queries('status') ?? STATUSES
    const { limit = '50', offset = '0', search = '' } = context.req.query()
    const found = events.filter(
      (event) =>
        statuses.includes(statusOf(world, event.markets)) && event.title.toLowerCase().includes(search.toLowerCase()),
    )
    const page = found.slice(Number(offset), Number(offset) + Number(limit))
    return context.json({
      data: page.map((event) => eventRow(world, event)),
      pagination: { limit: Number(limit), offset: Number(offset), total: found.length },
    })
  })
  app.get('/events/:ticker', (context) => {
    const event = events.find(({ id }) => id === context.req.param('ticker'))
    if (event) return context.json(eventRow(world, event))
    return context.json({ error: 'EventNotFound', message: 'Event not found' }, 404)
  })
  return app
}

const statusOf = (world: World, markets: readonly ScenarioMarket[]): string =>
  markets.every(({ status }) => status === 'resolved')
    ? 'settled'
    : markets.some((market) => world.quote(market))
      ? 'active'
      : 'closed'

const eventRow = (world: World, event: ScenarioEvent) => ({
  id: String(event.id.length * 97),
  title: event.title,
  slug: event.slug,
  description: event.description ?? '',
  imageUrl: `https://images.example.test/${event.slug}.png`,
  type: event.markets.length === 1 ? 'binary' : 'categorical',
  category: event.category,
  series: null,
  ticker: event.id,
  status: statusOf(world, event.markets),
  resolvedAt: null,
  createdAt: event.markets[0]?.opens,
  effectiveDate: null,
  expiryDate: event.markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1),
  liquidity: null,
  volume: event.markets.reduce((sum, { volume }) => sum + volume, 0).toFixed(2),
  volume24h: event.markets.reduce((sum, { volume24h }) => sum + volume24h, 0).toFixed(2),
  startTime: event.starts ?? null,
  tags: event.tags,
  contracts: event.markets.map((market, n) => contractRow(world, event, market, n)),
})

function contractRow(world: World, event: ScenarioEvent, market: ScenarioMarket, sortOrder: number) {
  const quote = world.quote(market)
  const dollars = (price: number) => price.toFixed(2)
  const label = market.label ?? market.title
  return {
    id: `4126-${sortOrder}`,
    label,
    abbreviatedName: label.slice(0, 12),
    description: market.rules,
    prices: quote
      ? {
          buy: { yes: dollars(quote.ask), no: dollars(mirror(quote.bid)) },
          sell: { yes: dollars(quote.bid), no: dollars(mirror(quote.ask)) },
          bestBid: dollars(quote.bid),
          bestAsk: dollars(quote.ask),
          lastTradePrice: dollars(quote.last),
        }
      : { buy: {}, sell: {}, bestBid: null, bestAsk: null, lastTradePrice: null },
    status: statusOf(world, [market]),
    createdAt: market.opens,
    expiryDate: market.closes,
    effectiveDate: null,
    resolutionSide: market.winner === undefined ? null : market.winner === 0 ? 'yes' : 'no',
    resolvedAt: market.winner === undefined ? null : market.closes,
    ticker: event.markets.length === 1 ? event.id : market.id.split('-').at(-1),
    instrumentSymbol: market.id,
    marketState: quote ? 'open' : 'closed',
    sortOrder,
    priceIncrement: '0.01',
    priceMinimum: '0.01',
    quantityIncrement: '0.01',
    quantityMinimum: '1.00',
    priceHistory: null,
    imageUrl: null,
    color: null,
    termsAndConditionsUrl: null,
  }
}
