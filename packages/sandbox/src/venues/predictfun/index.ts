import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { createExchange, type Exchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { World } from '../../world.ts'
import { account } from './account.ts'
import { page, refusal } from './envelope.ts'
import { createMembers, type Members } from './members.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import {
  bookRow,
  categoryRow,
  createOutcomes,
  fillRow,
  isOpenCategory,
  marketRow,
  type Outcomes,
  positionRow,
  worldMatchRow,
} from './wire.ts'

const KEY = 'a-key-of-the-sandbox'
/** The limits of a key of the console; the calls of trading are counted apart. */
const CALLS = { trading: 500, other: 250 }
const MINUTE = 60_000
const MATCHES = 1_000

const first = { kind: 'integer', least: 1, most: 1_000 } as const
const after = { kind: 'text' } as const
const CATEGORIES: Rules = { first, after, status: { kind: 'word', words: ['OPEN', 'RESOLVED'] } }
const MATCH: Rules = {
  first,
  after,
  marketId: { kind: 'integer', least: 1 },
  signerAddress: { kind: 'text', pattern: /^0x[0-9a-fA-F]{40}$/ },
}

export const venue: FakeVenue = {
  serve: servePredictFun,
  style,
  trading: {
    terms: ['GTD', 'IOC', 'FOK', 'post-only'],
    undated: true,
    reads: (post) => new URL(post.url).pathname.endsWith('/v1/auth'),
  },
  more: { fields: { cursor: (page) => Buffer.from(String(page)).toString('base64') } },
  key: KEY,
}

/** Serves reads and wallet operations; each trade changes what the reads return. */
function servePredictFun(world: World): Served {
  const exchange = createExchange(world)
  const members = createMembers(world.callersNow)
  const outcomes = createOutcomes(exchange)
  const app = new Hono()
  app.use(guard(world, members))
  app.route('/', account(exchange, members, outcomes))
  app.route('/', reads(exchange, outcomes))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, members, (key) => key === KEY || members.has(key)),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { wallet, credentials } = members.open(name)
      exchange.open(wallet, dollars)
      return credentials
    },
  }
}

/** Refuses requests without a key, and more than a key may send. */
function guard(world: World, members: Members): MiddlewareHandler {
  const refuse = () =>
    Response.json({ success: false, code: 429, error: 'too_many_requests', message: 'slow down' }, { status: 429 })
  const limits = new Map<string, MiddlewareHandler>()
  return async (context, next) => {
    const key = context.req.header('x-api-key') ?? ''
    if (key !== KEY && !members.has(key)) return refusal(context, 401, 'unauthorized', 'Invalid API key')
    const kind = /\/orders|\/orderbook/.test(context.req.path) ? 'trading' : 'other'
    const name = `${kind} ${key}`
    const limit = limits.get(name) ?? limitCalls(CALLS[kind], MINUTE, () => world.now(), refuse)
    limits.set(name, limit)
    return limit(context, next)
  }
}

/** The public data: categories with their markets, books and matches. */
function reads(exchange: Exchange, outcomes: Outcomes): Hono {
  const app = new Hono()
  const events = exchange.events('predictfun')
  const children = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const missing = (context: Context, named: string) => refusal(context, 404, 'not_found', `${named} not found`)
  const good = (context: Context, data: unknown) => context.json({ success: true, data })
  const check = (context: Context, rules: Rules) => {
    const [problem] = queryProblems(context.req.queries(), rules)
    return problem === undefined ? undefined : refusal(context, 400, 'bad_request', problem)
  }

  app.get('/v1/categories', (context) => {
    const status = context.req.query('status')
    const found = events.filter(
      (event) => status === undefined || (status === 'OPEN') === isOpenCategory(exchange, event),
    )
    return (
      check(context, CATEGORIES) ??
      page(
        context,
        found.map((event) => categoryRow(exchange, event)),
      )
    )
  })
  app.get('/v1/categories/:slug', (context) => {
    const event = events.find(({ slug }) => slug === context.req.param('slug'))
    return event ? good(context, categoryRow(exchange, event)) : missing(context, 'Category')
  })
  const child = (context: Context) => children.find(({ market }) => market.id === context.req.param('id'))
  app.get('/v1/markets/:id', (context) => {
    const found = child(context)
    return found ? good(context, marketRow(exchange, found.event, found.market)) : missing(context, 'Market')
  })
  app.get('/v1/markets/:id/orderbook', (context) => {
    const found = child(context)
    return found ? good(context, bookRow(exchange, found.market)) : missing(context, 'Market')
  })

  app.get('/v1/orders/matches', (context) => {
    const wrong = check(context, MATCH)
    if (wrong) return wrong
    const { marketId, signerAddress } = context.req.query()
    const wallet = signerAddress?.toLowerCase()
    const known = new Set(exchange.engine.fills.map(({ id }) => id))
    const own = exchange.engine.fills
      .filter((fill) => wallet === undefined || [fill.taker, fill.maker].some((order) => order.account === wallet))
      .filter((fill) => marketId === undefined || fill.market === marketId)
      .map((fill) => fillRow(fill, outcomes))
      .reverse()
    const market = children.find((each) => each.market.id === marketId)?.market
    const others =
      market && wallet === undefined
        ? exchange
            .trades(market, MATCHES)
            .filter(({ id }) => !known.has(id))
            .map((trade) => worldMatchRow(market, trade))
        : []
    return page(
      context,
      [...own, ...others].sort((a, b) => (a.executedAt < b.executedAt ? 1 : -1)),
    )
  })

  app.get('/v1/positions/:address', (context) => {
    const rows = holdingsOf(exchange.engine.fills, context.req.param('address').toLowerCase())
      .filter(({ size }) => size > 0n)
      .map((holding) => positionRow(holding, outcomes.find(holding.market, holding.token), exchange))
    return page(context, rows)
  })
  return app
}
