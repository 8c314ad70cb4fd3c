import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createClobSignIn } from '../../clob-sign-in.ts'
import { addressOfKey } from '../../ethereum.ts'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { mirror, pointsOf } from '../../points.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { account } from './account.ts'
import { PREFIX, portfolio } from './portfolio.ts'
import { safeOf } from './signed-order.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { bookRow, eventRow, isActive, marketRow, tokenOf } from './wire.ts'

const count = { kind: 'integer', least: 1 } as const
const EVENTS: Rules = {
  page: count,
  limit: { ...count, most: 100 },
  status: { kind: 'word', words: ['active', 'closed', 'all'] },
}
const token = { kind: 'text', pattern: /^\d+$/ } as const
const HISTORY: Rules = { market: token, startTs: count, endTs: count, fidelity: count }

export const venue: FakeVenue = {
  serve: serveProbable,
  style,
  lists: { unpriced: true },
  trading: { terms: ['IOC', 'GTD'] },
  more: { length: 'limit' },
}

/** Serves public data and wallet operations; each trade changes the public data. */
function serveProbable(world: World): Served {
  const exchange = createExchange(world)
  const app = probable(exchange)
  const signIn = createClobSignIn(world.callersNow, { prefix: 'prob', chainId: 56n })
  app.route(PREFIX, account(exchange, signIn))
  app.route(PREFIX, portfolio(exchange))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const key = createHash('sha256').update(`probable wallet ${name}`).digest()
      const safe = safeOf(addressOfKey(key))
      exchange.open(safe, dollars)
      return { privateKey: `0x${key.toString('hex')}`, walletAddress: safe }
    },
  }
}

/** The fake Probable: pages of events, and a book for every token. */
function probable(world: World): Hono {
  const root = new Hono()
  const app = root.basePath(PREFIX)
  const events = world.events('probable')
  const children = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const missing = (context: Context) => context.json({ error: 'not found' }, 404)

  const check = (context: Context, rules: Rules) => {
    const [error] = queryProblems(context.req.queries(), rules)
    return error === undefined ? undefined : context.json({ error }, 400)
  }
  app.get('/events/', (context) => {
    const wrong = check(context, EVENTS)
    if (wrong) return wrong
    const { page = '1', limit = '20', status = 'active' } = context.req.query()
    const found = events.filter((event) => status === 'all' || (status === 'active') === isActive(world, event))
    const begin = (Number(page) - 1) * Number(limit)
    return context.json(found.slice(begin, begin + Number(limit)).map((event) => eventRow(world, event)))
  })
  const one = (context: Context, event: ScenarioEvent | undefined) =>
    event ? context.json(eventRow(world, event)) : missing(context)
  app.get('/events/slug/:slug', (context) =>
    one(
      context,
      events.find(({ slug }) => slug === context.req.param('slug')),
    ),
  )
  app.get('/events/:id', (context) =>
    one(
      context,
      events.find(({ id }) => id === context.req.param('id')),
    ),
  )
  app.get('/markets/:id', (context) => {
    const found = children.find(({ market }) => market.id === context.req.param('id'))
    return found ? context.json(marketRow(world, found.event, found.market)) : missing(context)
  })

  const find = (wanted: string | undefined) => {
    for (const side of [0, 1] as const) {
      const found = children.find(({ market }) => tokenOf(market, side) === wanted)
      if (found) return { market: found.market, side }
    }
    return undefined
  }
  app.get('/book', (context) => {
    const wrong = check(context, { token_id: token })
    const found = find(context.req.query('token_id'))
    return wrong ?? (found ? context.json(bookRow(world, found.market, found.side)) : missing(context))
  })
  app.get('/prices-history', (context) => {
    const wrong = check(context, HISTORY)
    const found = find(context.req.query('market'))
    if (wrong ?? !found) return wrong ?? missing(context)
    const { startTs = '0', endTs, fidelity = '60' } = context.req.query()
    const span = {
      from: Number(startTs) * 1_000,
      step: Number(fidelity) * 60_000,
      ...(endTs !== undefined && { to: Number(endTs) * 1_000 }),
    }
    const history = pointsOf(world, found.market, span).map(({ at, price }) => ({
      t: at / 1_000,
      p: found.side === 0 ? price : mirror(price),
    }))
    return context.json({ history })
  })
  return root
}
