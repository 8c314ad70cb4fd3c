import { type Context, Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { failure, missing, tooManyRequests } from './answers.ts'
import { takerFee } from './fee.ts'
import { history } from './history.ts'
import { orders } from './orders.ts'
import { createSignIn } from './sign-in.ts'
import { createStamps } from './stamps.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { bookRow, eventRow, isClosed, marketRow } from './wire.ts'

const CALLS_A_SECOND = 20
const EVENTS: Rules = {
  limit: { kind: 'integer', least: 1, most: 100 },
  offset: { kind: 'integer', least: 0 },
  active: { kind: 'flag' },
  closed: { kind: 'flag' },
  archived: { kind: 'flag' },
}

export const venue: FakeVenue = {
  serve: polymarketUs,
  style,
  trading: { terms: ['IOC', 'FOK', 'GTD', 'post-only'], shorts: true, placesTwice: true, walletless: true },
  more: { length: 'limit' },
}

/** The fake Polymarket US: a public gateway, and account operations; each trade changes the public data. */
function polymarketUs(world: World): Served {
  const exchange = createExchange(world, { netting: true, fee: takerFee })
  const signIn = createSignIn(world.callersNow)
  const stamp = createStamps(world.now)
  const markets = new Map(
    world.events('polymarket_us').flatMap((event) => event.markets.map((market) => [market.slug, market])),
  )
  const marketOf = (slug: string) => markets.get(slug)
  const app = new Hono()
  app.use(limitCalls(CALLS_A_SECOND, 1_000, () => world.now(), tooManyRequests))
  app.notFound(missing)
  app.route('/', gateway(exchange, stamp))
  app.route('/', history(exchange, marketOf))
  app.route('/', orders(exchange, signIn, marketOf))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn, marketOf, stamp),
    tick: exchange.tick,
    openAccount(name, dollars) {
      exchange.open(name, dollars)
      return signIn.open(name)
    },
  }
}

/** The public reads: events with markets that are quoted for their long side. */
function gateway(world: World, stamp: () => string): Hono {
  const app = new Hono()
  const events = world.events('polymarket_us')
  const children = events.flatMap((event) => event.markets)

  app.get('/v1/events', (context) => {
    const [message] = queryProblems(context.req.queries(), EVENTS)
    if (message !== undefined) return failure(400, message)
    const { limit = '20', offset = '0', closed } = context.req.query()
    const found = events.filter(
      (event) => closed === undefined || isClosed(world, event.markets) === (closed === 'true'),
    )
    const page = found.slice(Number(offset), Number(offset) + Number(limit))
    return context.json({ events: page.map((event) => eventRow(world, event)) })
  })
  const one = (context: Context, event: ScenarioEvent | undefined) =>
    event ? context.json({ event: eventRow(world, event) }) : missing()
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
  const named = (context: Context) => children.find(({ slug }) => slug === context.req.param('slug'))
  app.get('/v1/market/slug/:slug', (context) => {
    const market = named(context)
    return market ? context.json({ market: marketRow(world, market) }) : missing()
  })
  app.get('/v1/markets/:slug/book', (context) => {
    const market = named(context)
    return market ? context.json({ marketData: bookRow(world, market, stamp()) }) : missing()
  })
  app.get('/v1/series', (context) => {
    const { limit = '20', offset = '0' } = context.req.query()
    const series = [{ id: '1', slug: 'nfl', title: 'NFL' }]
    return context.json({ series: series.slice(Number(offset), Number(offset) + Number(limit)) })
  })
  return app
}
