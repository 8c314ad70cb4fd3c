import { Hono } from 'hono'
import type { ScenarioEvent } from '../../scenario.ts'
import { badRequest, notFound, pageOf } from './answers.ts'
import type { Listings } from './listings.ts'
import { eventRow, marketRow, milestoneRow, seriesOf, statusWordOf } from './wire.ts'

const STATUSES = ['unopened', 'open', 'closed', 'settled']

/** Events, with what belongs to them: their metadata, milestones and series. */
export function eventRoutes({ world, events, combos }: Listings): Hono {
  const app = new Hono()
  const rowsOf = (event: ScenarioEvent) => event.markets.map((market) => marketRow(world, { event, market }))
  const milestonesOf = (list: readonly ScenarioEvent[]) =>
    list.flatMap((event) => (event.starts ? [milestoneRow({ ...event, starts: event.starts })] : []))

  // Combos have events too, but no list shows them.
  app.get('/events', (context) => {
    const { status, series_ticker, tickers, with_nested_markets, with_milestones } = context.req.query()
    if (status && !STATUSES.includes(status)) return badRequest(`invalid status: ${status}`)
    const wanted = tickers?.split(',')
    const found = events.filter(
      (event) =>
        (!status || event.markets.some((market) => statusWordOf(world, market) === status)) &&
        (!series_ticker || seriesOf(event).ticker === series_ticker) &&
        (!wanted || wanted.includes(event.id)),
    )
    const page = pageOf(context, found, 200, 200)
    if (!page) return badRequest('invalid limit or cursor')
    return context.json({
      events: page.rows.map((event) => ({
        ...eventRow(event),
        ...(with_nested_markets === 'true' && { markets: rowsOf(event) }),
      })),
      cursor: page.cursor,
      ...(with_milestones === 'true' && { milestones: milestonesOf(page.rows) }),
    })
  })
  app.get('/events/:ticker', (context) => {
    const ticker = context.req.param('ticker')
    const combo = combos.find(({ event }) => event.id === ticker)
    const event = events.find(({ id }) => id === ticker) ?? combo?.event
    if (!event) return notFound()
    const markets = combo ? [marketRow(world, combo)] : rowsOf(event)
    const isNested = context.req.query('with_nested_markets') === 'true'
    return context.json(isNested ? { event: { ...eventRow(event), markets } } : { event: eventRow(event), markets })
  })
  app.get('/events/:ticker/metadata', (context) => {
    const event = events.find(({ id }) => id === context.req.param('ticker'))
    if (!event) return notFound()
    const image = (id: string) => `https://images.example.test/${id.toLowerCase()}.png`
    return context.json({
      image_url: image(event.id),
      featured_image_url: '',
      settlement_sources: [],
      market_details: event.markets.map(({ id }) => ({ market_ticker: id, image_url: image(id), color_code: '' })),
    })
  })
  app.get('/milestones', (context) => {
    const { limit, related_event_ticker } = context.req.query()
    if (limit === undefined) return badRequest('limit is required')
    const found = events.filter(({ id }) => !related_event_ticker || id === related_event_ticker)
    const page = pageOf(context, milestonesOf(found), 500, 500)
    return page ? context.json({ milestones: page.rows, cursor: page.cursor }) : badRequest('invalid limit or cursor')
  })

  app.get('/series', (context) => {
    const category = context.req.query('category')
    // The first event of a series represents it, as in the lookup of the series.
    const all = new Map<string, ReturnType<typeof seriesOf>>()
    for (const event of events.map(seriesOf)) if (!all.has(event.ticker)) all.set(event.ticker, event)
    return context.json({ series: [...all.values()].filter((series) => !category || series.category === category) })
  })
  app.get('/series/:ticker', (context) => {
    const event = events.find((each) => seriesOf(each).ticker === context.req.param('ticker'))
    return event ? context.json({ series: seriesOf(event) }) : notFound()
  })
  return app
}
