import { Hono } from 'hono'
import type { World } from '../../world.ts'
import { any, keysetQuery, notFound, numericId, offsetQuery } from './gamma-query.ts'
import { Refusal, type Row, select } from './keyset.ts'
import { chainIdsOf, lastingRow, listedMarketRow, marketRow, tagsOf } from './wire.ts'

const MARKETS_PER_PAGE = 100

/** Markets of all events, in lists and one by one. */
export function gammaMarkets(world: World): Hono {
  const app = new Hono()
  const markets = world.events('polymarket').flatMap((event) => event.markets.map((market) => ({ event, market })))
  const marketsById = new Map(markets.map((found) => [found.market.id, found]))

  const listMarkets = (query: URLSearchParams) => {
    const withTags = query.get('include_tag') === 'true'
    for (const name of ['clob_token_ids', 'position_ids']) {
      if (query.getAll(name).some((id) => !/^\d{1,78}$/.test(id))) throw new Refusal(`${name} are not valid`)
    }
    const fitting = markets.filter(
      ({ event, market }) =>
        any(query, 'id', [market.id]) &&
        any(query, 'slug', [market.slug]) &&
        any(query, 'condition_ids', [chainIdsOf(market).condition]) &&
        any(query, 'clob_token_ids', chainIdsOf(market).tokens) &&
        // Markets of the second protocol version, of which the scenario has none.
        any(query, 'position_ids', []) &&
        any(
          query,
          'tag_id',
          tagsOf(event).map(({ id }) => id),
        ),
    )
    const order = query.get('order') ?? 'id'
    const heads = fitting.map(({ event, market }): Row => {
      const lasting = lastingRow(event, market)
      return order in lasting ? lasting : marketRow(world, event, market)
    })
    const { rows, nextCursor } = select(heads, query, MARKETS_PER_PAGE)
    const page = rows.flatMap(({ id }) => marketsById.get(id) ?? [])
    return { rows: page.map(({ event, market }) => listedMarketRow(world, event, market, withTags)), nextCursor }
  }

  app.get('/markets/keyset', (context) => {
    const { rows, nextCursor } = listMarkets(keysetQuery(context.req.url))
    return context.json({ markets: rows, ...(nextCursor && { next_cursor: nextCursor }) })
  })
  app.get('/markets', (context) => context.json(listMarkets(offsetQuery(context.req.url, 'markets')).rows))

  app.get('/markets/slug/:slug', (context) => {
    const found = markets.find(({ market }) => market.slug === context.req.param('slug'))
    if (!found) return context.json(notFound('slug'), 404)
    return context.json(listedMarketRow(world, found.event, found.market, context.req.query('include_tag') === 'true'))
  })
  app.get('/markets/:id', (context) => {
    const found = marketsById.get(numericId(context.req.param('id')))
    if (!found) return context.json(notFound('id'), 404)
    const withTags = context.req.query('include_tag') === 'true'
    // The lookup by id omits the event of a market.
    const row = marketRow(world, found.event, found.market)
    return context.json({ ...row, ...(withTags && { tags: tagsOf(found.event) }) })
  })
  return app
}
