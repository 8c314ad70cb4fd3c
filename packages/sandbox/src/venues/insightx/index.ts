import { Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { mirror } from '../../points.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { chainIdsOf } from '../polymarket/wire.ts'
import { style } from './style.ts'

/** The fake's calls per minute; the venue publishes no rate. */
const CALLS_A_MINUTE = 600

const page = { kind: 'integer', least: 1 } as const
const MARKETS: Rules = { page, size: { ...page, most: 100 }, status: { kind: 'word', words: ['1', '2', '3', '4'] } }

export const venue: FakeVenue = {
  serve: insightx,
  style,
  lists: { unquoted: true },
  more: { length: 'size' },
}

/** The fake InsightX: pages of one status, and one market; every answer has a number, which is 0 where all is well. */
function insightx(world: World): Hono {
  const app = new Hono()
  const events = world.events('insightx')
  const tokensOf = createTokens(world)
  const good = (data: unknown) => Response.json({ errno: 0, errmsg: 'no error', data })
  const bad = (errno: number, errmsg: string, status = 200) => Response.json({ errno, errmsg, data: null }, { status })
  app.notFound(() => bad(5000, 'internal error', 404))
  app.use(
    limitCalls(
      CALLS_A_MINUTE,
      60_000,
      () => world.now(),
      () => bad(5000, 'too many requests', 429),
    ),
  )

  app.get('/predict/v2/markets', (context) => {
    const [problem] = queryProblems(context.req.queries(), MARKETS)
    if (problem !== undefined) return bad(5000, problem)
    const { page = '1', size = '100', status = '1' } = context.req.query()
    const rows = events
      .flatMap((event) => event.markets.map((market) => marketRow(world, event, market, tokensOf(market))))
      .filter((row) => row.status === Number(status))
    const start = (Number(page) - 1) * Number(size)
    return good({ list: rows.slice(start, start + Number(size)) })
  })
  app.get('/predict/v2/market', (context) => {
    const event = events.find(({ id }) => id === context.req.query('market_id'))
    const market = event?.markets[0]
    return event && market ? good(marketRow(world, event, market, tokensOf(market))) : bad(4001, 'market not found')
  })
  return app
}

/** Returns the tokens of the market of Polymarket that asks the same. */
function createTokens({ scenario, events }: World): (market: ScenarioMarket) => readonly string[] {
  const originals = new Map(events('polymarket').flatMap(({ markets }) => markets.map((market) => [market.id, market])))
  const copied = new Map(
    scenario.truth.pairs.flatMap(({ a, b, relation }) =>
      a.venue === 'insightx' && b.venue === 'polymarket' && relation === 'identity' ? [[a.marketId, b.marketId]] : [],
    ),
  )
  return ({ id }) => {
    const original = originals.get(copied.get(id) ?? '')
    return original ? chainIdsOf(original).tokens : []
  }
}

function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket, tokens: readonly string[]) {
  const [first, second] = market.outcomes ?? ['Yes', 'No']
  const price = world.price(market)
  return {
    id: Number(market.id),
    event_id: Number(event.id) - 70_000_000,
    title: market.title,
    description: market.rules,
    outcome0_name: first,
    outcome1_name: second,
    outcome_prices: JSON.stringify([price, mirror(price)]),
    end_time: Date.parse(market.closes) / 1_000,
    winner_idx: market.winner === undefined ? 0 : market.winner + 1,
    status: market.status === 'resolved' ? 3 : world.quote(market) ? 1 : 2,
    // In units that the venue does not publish.
    total_volume: market.volume * 1_000_000,
    created_at: Date.parse(market.opens) / 1_000,
    updated_at: Math.floor(world.now() / 1_000),
    identifier: tokens.length > 0 ? '' : `user_market_${Date.parse(market.opens)}`,
    poly_clob_token_ids: tokens.join(','),
    category: event.category,
    tags: event.tags.join(','),
    image_url: `https://images.example.test/${market.slug}.png`,
    banner: '',
  }
}
