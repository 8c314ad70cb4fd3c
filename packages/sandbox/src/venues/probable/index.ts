import { type Context, Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import { mirror, pointsOf } from '../../points.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId, tokenId } from '../../token-ids.ts'
import type { Level, World } from '../../world.ts'
import { style } from './style.ts'

const count = { kind: 'integer', least: 1 } as const
const EVENTS: Rules = {
  page: count,
  limit: { ...count, most: 100 },
  status: { kind: 'word', words: ['active', 'closed', 'all'] },
}
const token = { kind: 'text', pattern: /^\d+$/ } as const
const HISTORY: Rules = { market: token, startTs: count, endTs: count, fidelity: count }

export const venue: FakeVenue = { serve: probable, style, lists: { unpriced: true } }

/** The fake Probable: pages of events, and a book for every token. */
function probable(world: World): Hono {
  const app = new Hono().basePath('/public/api/v1')
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
  return app
}

const tokenOf = ({ id }: ScenarioMarket, side: 0 | 1): string => tokenId('probable', id, String(side))

const isActive = (world: World, { markets }: ScenarioEvent): boolean => markets.some((market) => world.quote(market))

const eventRow = (world: World, event: ScenarioEvent) => ({
  id: Number(event.id),
  slug: event.slug,
  title: event.title,
  type: event.starts === undefined ? 'normal' : 'sport',
  marketStructure: event.markets.length === 1 ? 'single' : 'grouped',
  status: isActive(world, event) ? 'active' : 'closed',
  description: event.description ?? '',
  startTime: event.starts ?? event.markets[0]?.opens,
  endTime: event.markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1),
  icon: `https://images.example.test/${event.slug}.png`,
  volume: String(event.markets.reduce((sum, { volume }) => sum + volume, 0)),
  tags: event.tags.map((label, id) => ({ id, label })),
  seriesSlug: null,
  series: [],
  markets: event.markets.map((market) => marketRow(world, event, market)),
})

function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const names = market.outcomes ?? ['Yes', 'No']
  return {
    id: Number(market.id),
    event_id: Number(event.id),
    condition_id: hashId('condition', market.id),
    question_id: hashId('question', market.id),
    slug: market.slug,
    question: market.title,
    description: market.rules,
    groupItemTitle: market.label ?? '',
    tokens: ([0, 1] as const).map((side) => ({ token_id: tokenOf(market, side), outcome: names[side] })),
    outcomes: names.map((name) => ({ name, address: hashId(name).slice(0, 42) })),
    icon: null,
    startAt: market.opens,
    endAt: market.closes,
    createdAt: market.opens,
    closedAt: null,
    status: market.status === 'resolved' ? 'resolved' : world.quote(market) ? 'active' : 'resolving',
    resolve: {
      resolved: market.status === 'resolved',
      outcome: market.winner === undefined ? null : names[market.winner],
    },
    volume: String(market.volume),
    volume24hr: market.volume24h,
    liquidity: String(market.liquidity),
    acceptingOrders: world.quote(market) !== undefined,
  }
}

function bookRow(world: World, market: ScenarioMarket, side: 0 | 1) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ price: String(side === 0 ? price : mirror(price)), size: String(size) }))
  const [buyers, sellers] = side === 0 ? [bids, asks] : [asks, bids]
  return {
    market: hashId('condition', market.id),
    timestamp: String(world.now()),
    bids: rows(buyers),
    asks: rows(sellers),
  }
}
