import { Hono } from 'hono'
import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { any, keysetQuery, notFound, numericId, offsetQuery } from './gamma-query.ts'
import { Refusal, type Row, select, wholeNumber } from './keyset.ts'
import { eventHead, eventRow, tagsOf } from './wire.ts'

/** The list by offset has shorter pages than the one by key. */
const EVENTS_PER_PAGE = { keyset: 500, offset: 100 }

/** Events, with their series and tags, and the search for them. */
export function gammaEvents(world: World): Hono {
  const app = new Hono()
  const events = world.events('polymarket')
  const tags = [...new Map(events.flatMap(tagsOf).map((tag) => [tag.slug, tag])).values()]
  const eventsById = new Map(events.map((event) => [event.id, event]))

  const listEvents = (query: URLSearchParams, most: number) => {
    const fitting = events.filter((event) => eventFits(event, query))
    const { rows, nextCursor } = select(fitting.map(eventHead), query, most)
    return {
      rows: rows.flatMap(({ id }) => eventsById.get(id) ?? []).map((event) => eventRow(world, event)),
      nextCursor,
    }
  }

  app.get('/events/keyset', (context) => {
    const { rows, nextCursor } = listEvents(keysetQuery(context.req.url), EVENTS_PER_PAGE.keyset)
    return context.json({ events: rows, ...(nextCursor && { next_cursor: nextCursor }) })
  })
  app.get('/events', (context) =>
    context.json(listEvents(offsetQuery(context.req.url, 'events'), EVENTS_PER_PAGE.offset).rows),
  )

  app.get('/events/slug/:slug', (context) => {
    const event = events.find(({ slug }) => slug === context.req.param('slug'))
    return event ? context.json(eventRow(world, event)) : context.json(notFound('slug'), 404)
  })
  app.get('/events/:id', (context) => {
    const event = eventsById.get(numericId(context.req.param('id')))
    return event ? context.json(eventRow(world, event)) : context.json(notFound('id'), 404)
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

const searchText = ({ title, markets, tags }: ScenarioEvent): string =>
  [title, ...markets.map((market) => market.title), ...tags].join(' ').toLowerCase()
