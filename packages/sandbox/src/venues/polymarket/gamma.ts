import { Hono } from 'hono'
import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { Refusal, type Row, select, wholeNumber } from './keyset.ts'
import { chainIdsOf, eventHead, eventRow, lastingRow, listedMarketRow, marketRow, tagsOf } from './wire.ts'

const EVENTS_PER_PAGE = 500
const MARKETS_PER_PAGE = 100
const LAST_OFFSET = 2_000

/** The discovery host: events, markets, series, tags and search. */
export function gamma(world: World): Hono {
  const app = new Hono()
  const events = world.events('polymarket')
  const markets = events.flatMap((event) => event.markets.map((market) => ({ event, market })))
  const tags = [...new Map(events.flatMap(tagsOf).map((tag) => [tag.slug, tag])).values()]

  const eventsById = new Map(events.map((event) => [event.id, event]))
  const marketsById = new Map(markets.map((found) => [found.market.id, found]))

  const listEvents = (query: URLSearchParams) => {
    const fitting = events.filter((event) => eventFits(event, query))
    const { rows, nextCursor } = select(fitting.map(eventHead), query, EVENTS_PER_PAGE)
    return {
      rows: rows.flatMap(({ id }) => eventsById.get(id) ?? []).map((event) => eventRow(world, event)),
      nextCursor,
    }
  }

  const listMarkets = (query: URLSearchParams) => {
    const withTags = query.get('include_tag') === 'true'
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

  app.get('/events/keyset', (context) => {
    const { rows, nextCursor } = listEvents(keysetQuery(context.req.url))
    return context.json({ events: rows, ...(nextCursor && { next_cursor: nextCursor }) })
  })
  app.get('/markets/keyset', (context) => {
    const { rows, nextCursor } = listMarkets(keysetQuery(context.req.url))
    return context.json({ markets: rows, ...(nextCursor && { next_cursor: nextCursor }) })
  })
  app.get('/events', (context) => context.json(listEvents(offsetQuery(context.req.url, 'events')).rows))
  app.get('/markets', (context) => context.json(listMarkets(offsetQuery(context.req.url, 'markets')).rows))

  app.get('/events/slug/:slug', (context) => {
    const event = events.find(({ slug }) => slug === context.req.param('slug'))
    return event ? context.json(eventRow(world, event)) : context.json(notFound('slug'), 404)
  })
  app.get('/events/:id', (context) => {
    const event = eventsById.get(numericId(context.req.param('id')))
    return event ? context.json(eventRow(world, event)) : context.json(notFound('id'), 404)
  })
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

  app.get('/series', (context) => {
    const query = new URL(context.req.url).searchParams
    const all = new Map(events.flatMap((event) => event.series ?? []).map((series) => [series.id, series]))
    const rows = [...all.values()].map((series) => ({
      ...series,
      ticker: series.slug,
      seriesType: 'single',
      active: true,
      closed: false,
      ...(query.get('exclude_events') !== 'true' && {
        events: events.filter((event) => event.series?.id === series.id).map((event) => eventRow(world, event)),
      }),
    }))
    const fitting = rows.filter((row) => any(query, 'slug', [row.slug]))
    const offset = wholeNumber(query, 'offset') ?? 0
    return context.json(fitting.slice(offset, offset + (wholeNumber(query, 'limit') ?? 20)))
  })

  app.get('/tags', (context) => {
    const query = new URL(context.req.url).searchParams
    const offset = wholeNumber(query, 'offset') ?? 0
    return context.json(tags.slice(offset, offset + (wholeNumber(query, 'limit') ?? 100)))
  })
  app.get('/tags/slug/:slug', (context) => {
    const tag = tags.find(({ slug }) => slug === context.req.param('slug'))
    return tag ? context.json(tag) : context.json(notFound('slug'), 404)
  })

  app.get('/public-search', (context) => {
    const query = new URL(context.req.url).searchParams
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) throw new Refusal('q is required')
    const status = query.get('events_status')
    const hits = events
      .filter((event) => words.every((word) => searchText(event).includes(word)))
      .map((event): Row => eventHead(event))
      .filter((row) => status === null || status === 'all' || row.closed === (status === 'closed'))
    const sort = query.get('sort')
    const ordered = sort ? hits.toSorted((a, b) => Number(b[sort]) - Number(a[sort])) : hits
    const limit = wholeNumber(query, 'limit_per_type') ?? 5
    const end = Math.max(1, wholeNumber(query, 'page') ?? 1) * limit
    return context.json({
      events: ordered
        .slice(end - limit, end)
        .flatMap(({ id }) => eventsById.get(id) ?? [])
        .map((event) => eventRow(world, event)),
      pagination: { hasMore: end < ordered.length, totalResults: ordered.length },
    })
  })

  app.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    return context.json({ type: 'validation error', error: error.message }, 422)
  })
  return app
}

function eventFits(event: ScenarioEvent, query: URLSearchParams): boolean {
  const tags = tagsOf(event)
  const search = query.get('title_search')?.toLowerCase()
  return (
    any(query, 'id', [event.id]) &&
    any(query, 'slug', [event.slug]) &&
    any(query, 'series_id', event.series ? [event.series.id] : []) &&
    any(
      query,
      'tag_slug',
      tags.map(({ slug }) => slug),
    ) &&
    any(
      query,
      'tag_id',
      tags.map(({ id }) => id),
    ) &&
    (search === undefined || event.title.toLowerCase().includes(search))
  )
}

/** Whether a parameter is absent or one of its values fits; several values come by repeating the name. */
const any = (query: URLSearchParams, name: string, values: readonly string[]): boolean =>
  !query.has(name) || query.getAll(name).some((wanted) => values.includes(wanted))

const searchText = ({ title, markets, tags }: ScenarioEvent): string =>
  [title, ...markets.map((market) => market.title), ...tags].join(' ').toLowerCase()

function keysetQuery(url: string): URLSearchParams {
  const query = new URL(url).searchParams
  if (query.has('offset')) throw new Refusal('offset is not allowed on keyset endpoints')
  return query
}

function offsetQuery(url: string, list: 'events' | 'markets'): URLSearchParams {
  const query = new URL(url).searchParams
  query.delete('after_cursor')
  if ((wholeNumber(query, 'offset') ?? 0) > LAST_OFFSET) {
    throw new Refusal(`offset too large, use /${list}/keyset for deeper pagination`)
  }
  return query
}

function numericId(id: string): string {
  if (!/^\d{1,18}$/.test(id)) throw new Refusal('id is invalid')
  return id
}

const notFound = (what: 'id' | 'slug') => ({ type: 'not found error', error: `${what} not found` })
