import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { World } from '../../world.ts'
import { account, type Keyed } from './account.ts'
import { failed, good, invalid } from './envelope.ts'
import { createMembers, type Members } from './members.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import {
  bookRow,
  historyRow,
  intervals,
  isBinary,
  listingRow,
  marketRow,
  type Side,
  statusOf,
  tokenOf,
} from './wire.ts'

const KEY = 'a-key-of-the-sandbox'
const CALLS_A_SECOND = 15
const MOST = 20

const count = { kind: 'integer', least: 1 } as const
const MARKETS: Rules = {
  page: count,
  limit: { ...count, most: MOST },
  status: { kind: 'word', words: ['activated', 'resolved'] },
  sortBy: { ...count, most: 8 },
  marketType: { kind: 'integer', least: 0, most: 2 },
  chainId: count,
}
const token = { kind: 'text', pattern: /^\d+$/ } as const
const HISTORY: Rules = {
  token_id: token,
  interval: { kind: 'word', words: Object.keys(intervals) },
  start_at: count,
  end_at: count,
}

export const venue: FakeVenue = {
  serve: serveOpinion,
  style,
  lists: { unpriced: true },
  trading: { terms: ['post-only'], undated: true, oneSidedTrades: true },
  more: { fields: { total: () => 1_000_000 }, length: 'limit' },
  key: KEY,
}

/** Serves reads and account operations; each trade changes what the reads return. */
function serveOpinion(world: World): Served {
  const exchange = createExchange(world)
  const members = createMembers()
  const app = opinion(exchange, members)
  app.route('/', account(exchange, members))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, (key) => key === KEY || members.find(key) !== undefined),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { member, credentials } = members.open(name)
      exchange.open(member.safe, dollars)
      return credentials
    },
  }
}

/** The fake Opinion: roots with children beside binary markets, everything in an envelope, nothing without a key. */
function opinion(world: World, members: Members): Hono<Keyed> {
  const app = new Hono<Keyed>()
  const events = world
    .events('opinion')
    .toSorted((a, b) => ((a.markets[0]?.opens ?? '') < (b.markets[0]?.opens ?? '') ? 1 : -1))
  const children = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const refuse = () => Response.json({ errno: 429, errmsg: 'too many requests', result: null }, { status: 429 })
  /** Calls are counted by key. */
  const limits = new Map<string, MiddlewareHandler>()

  app.use(async (context, next) => {
    const key = context.req.header('apikey') ?? ''
    const member = members.find(key)
    if (key !== KEY && !member) return context.json({ errno: 401, errmsg: 'invalid apikey', result: null }, 401)
    context.set('member', member)
    const limit = limits.get(key) ?? limitCalls(CALLS_A_SECOND, 1_000, () => world.now(), refuse)
    limits.set(key, limit)
    return limit(context, next)
  })

  const check = (context: Context, rules: Rules) => {
    const [problem] = queryProblems(context.req.queries(), rules)
    return problem === undefined ? undefined : invalid(context, problem)
  }

  app.get('/market', (context) => {
    const wrong = check(context, MARKETS)
    if (wrong) return wrong
    const { page = '1', limit = '10', status } = context.req.query()
    const wanted = { activated: 2, resolved: 4 }[status ?? '']
    const found = events.filter((event) => wanted === undefined || statusOf(world, event.markets) === wanted)
    const begin = (Number(page) - 1) * Number(limit)
    const list = found.slice(begin, begin + Number(limit)).map((event) => listingRow(world, event))
    return good(context, { total: found.length, list })
  })
  app.get('/market/categorical/:id', (context) => {
    const event = events.find(({ id }) => id === context.req.param('id'))
    if (!event || isBinary(event)) return failed(context, 'categorical market not found')
    return good(context, { data: listingRow(world, event) })
  })
  app.get('/market/slug/:slug', (context) => {
    const event = events.find(({ slug }) => slug === context.req.param('slug'))
    return event ? good(context, { data: listingRow(world, event) }) : failed(context, 'market not found')
  })
  app.get('/market/:id', (context) => {
    const found = children.find(({ market }) => market.id === context.req.param('id'))
    if (!found) return failed(context, 'market not found')
    return good(context, { data: marketRow(world, found.event, found.market) })
  })

  const ofToken = (
    path: string,
    rules: Rules,
    answer: (found: (typeof children)[number], side: Side, context: Context) => unknown,
  ) =>
    app.get(path, (context) => {
      const wrong = check(context, rules)
      if (wrong) return wrong
      for (const side of ['yes', 'no'] as const) {
        const found = children.find(({ market }) => tokenOf(market, side) === context.req.query('token_id'))
        if (found) return good(context, answer(found, side, context))
      }
      return failed(context, 'token not found')
    })
  ofToken('/token/orderbook', { token_id: token }, ({ market }, side) => bookRow(world, market, side))
  ofToken('/token/price-history', HISTORY, ({ market }, side, context) => {
    const { interval = '1d', start_at = '0', end_at } = context.req.query()
    const end = end_at === undefined ? world.now() / 1_000 : Number(end_at)
    return historyRow(world, market, side, {
      interval: interval as keyof typeof intervals,
      start: Number(start_at),
      end,
    })
  })
  return app
}
