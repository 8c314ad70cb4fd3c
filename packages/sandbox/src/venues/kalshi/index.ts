import { type Context, Hono } from 'hono'
import { limitCalls } from '../../limit-calls.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { candleRows, PERIODS } from './candles.ts'
import { eventRow, marketRow, milestoneRow, orderBook, seriesOf, statusWordOf, tradeRow } from './wire.ts'

/** 200 read tokens a second, 10 a call, with as much again in the bucket. */
const CALLS_A_SECOND = 40
const MOST_CANDLES = 10_000
const STATUS_WORDS = ['unopened', 'open', 'paused', 'closed', 'settled']

interface Child {
  event: ScenarioEvent
  market: ScenarioMarket
}

/** The fake Kalshi under `/trade-api/v2`: cursors of its own, string dollars, books of bids only. */
export function kalshi(world: World): Hono {
  const app = new Hono().basePath('/trade-api/v2')
  const events = world.events('kalshi')
  const children = events.flatMap((event): Child[] => event.markets.map((market) => ({ event, market })))
  const refuse = () =>
    Response.json({ error: { code: 'too_many_requests', message: 'too many requests' } }, { status: 429 })
  app.use(
    '*',
    limitCalls(CALLS_A_SECOND, 1_000, () => world.now(), refuse),
  )

  const withMarkets = (event: ScenarioEvent) => ({
    ...eventRow(event),
    markets: event.markets.map((market) => marketRow(world, event, market)),
  })

  app.get('/events', (context) => {
    const { status, series_ticker, tickers, with_nested_markets, with_milestones } = context.req.query()
    if (status && !STATUS_WORDS.includes(status)) return badRequest(context, `invalid status: ${status}`)
    const wanted = tickers?.split(',')
    const found = events.filter(
      (event) =>
        (!status || event.markets.some((market) => statusWordOf(world, market) === status)) &&
        (!series_ticker || seriesOf(event).ticker === series_ticker) &&
        (!wanted || wanted.includes(event.id)),
    )
    const page = pageOf(context, found, 200, 200)
    if (!page) return badRequest(context, 'invalid limit or cursor')
    const started = page.rows.flatMap((event) =>
      event.starts ? [milestoneRow({ ...event, starts: event.starts })] : [],
    )
    return context.json({
      events: page.rows.map((event) => (with_nested_markets === 'true' ? withMarkets(event) : eventRow(event))),
      cursor: page.cursor,
      ...(with_milestones === 'true' && { milestones: started }),
    })
  })
  app.get('/events/:ticker', (context) => {
    const event = events.find(({ id }) => id === context.req.param('ticker'))
    if (!event) return notFound(context)
    const { markets, ...bare } = withMarkets(event)
    return context.req.query('with_nested_markets') === 'true'
      ? context.json({ event: { ...bare, markets } })
      : context.json({ event: bare, markets })
  })
  app.get('/events/:ticker/metadata', (context) => {
    const event = events.find(({ id }) => id === context.req.param('ticker'))
    if (!event) return notFound(context)
    const image = (id: string) => `https://images.example.test/${id.toLowerCase()}.png`
    return context.json({
      image_url: image(event.id),
      settlement_sources: [],
      market_details: event.markets.map(({ id }) => ({ market_ticker: id, image_url: image(id) })),
    })
  })
  app.get('/milestones', (context) => {
    const wanted = context.req.query('related_event_ticker')
    const rows = events.flatMap((event) =>
      event.starts && (!wanted || event.id === wanted) ? [milestoneRow({ ...event, starts: event.starts })] : [],
    )
    const page = pageOf(context, rows, 100, 500)
    return page ? context.json({ milestones: page.rows, cursor: page.cursor }) : badRequest(context, 'invalid limit')
  })

  app.get('/markets', (context) => {
    const { status, event_ticker, series_ticker, tickers } = context.req.query()
    if (status && !STATUS_WORDS.includes(status)) return badRequest(context, `invalid status: ${status}`)
    const wanted = tickers?.split(',')
    const found = children.filter(
      ({ event, market }) =>
        (!status || statusWordOf(world, market) === status) &&
        (!event_ticker || event.id === event_ticker) &&
        (!series_ticker || seriesOf(event).ticker === series_ticker) &&
        (!wanted || wanted.includes(market.id)),
    )
    const page = pageOf(context, found, 100, 1_000)
    if (!page) return badRequest(context, 'invalid limit or cursor')
    return context.json({
      markets: page.rows.map(({ event, market }) => marketRow(world, event, market)),
      cursor: page.cursor,
    })
  })
  app.get('/markets/trades', (context) => {
    const { ticker, min_ts, max_ts } = context.req.query()
    const found = children
      .filter(({ market }) => !ticker || market.id === ticker)
      .flatMap(({ market }) => world.trades(market, Number.MAX_SAFE_INTEGER).map((trade) => ({ market, trade })))
      .filter(({ trade }) => trade.at >= Number(min_ts ?? 0) * 1_000 && trade.at <= Number(max_ts ?? 1e12) * 1_000)
      .sort((a, b) => b.trade.at - a.trade.at || (a.trade.id < b.trade.id ? -1 : 1))
    const page = pageOf(context, found, 100, 1_000)
    if (!page) return badRequest(context, 'invalid limit or cursor')
    return context.json({ trades: page.rows.map(({ market, trade }) => tradeRow(market, trade)), cursor: page.cursor })
  })
  app.get('/markets/candlesticks', (context) => {
    const wanted = context.req.query('market_tickers')?.split(',') ?? []
    const window = candleWindow(context)
    if (typeof window === 'string') return badRequest(context, window)
    if (wanted.length === 0 || wanted.length > 100) return badRequest(context, 'market_tickers takes 1 to 100 tickers')
    const found = children.filter(({ market }) => wanted.includes(market.id))
    return context.json({
      markets: found.map(({ market }) => ({
        market_ticker: market.id,
        candlesticks: candleRows(world, market, ...window),
      })),
    })
  })

  const child = (context: Context) => children.find(({ market }) => market.id === context.req.param('ticker'))
  app.get('/markets/:ticker', (context) => {
    const found = child(context)
    return found ? context.json({ market: marketRow(world, found.event, found.market) }) : notFound(context)
  })
  app.get('/markets/:ticker/orderbook', (context) => {
    const found = child(context)
    const depth = Number(context.req.query('depth') ?? 0)
    if (!(Number.isInteger(depth) && depth >= 0 && depth <= 100)) return badRequest(context, 'depth must be 0 to 100')
    return found ? context.json(orderBook(world, found.market, depth)) : notFound(context)
  })
  app.get('/series', (context) => {
    const category = context.req.query('category')
    const all = new Map(events.map((event) => [seriesOf(event).ticker, seriesOf(event)]))
    return context.json({ series: [...all.values()].filter((series) => !category || series.category === category) })
  })
  app.get('/series/:ticker', (context) => {
    const event = events.find((each) => seriesOf(each).ticker === context.req.param('ticker'))
    return event ? context.json({ series: seriesOf(event) }) : notFound(context)
  })
  app.get('/series/:series/markets/:ticker/candlesticks', (context) => {
    const found = child(context)
    const window = candleWindow(context)
    if (!found || seriesOf(found.event).ticker !== context.req.param('series')) return notFound(context)
    if (typeof window === 'string') return badRequest(context, window)
    return context.json({ ticker: found.market.id, candlesticks: candleRows(world, found.market, ...window) })
  })

  // Nothing in the scenario is older than the cutoff of the archive.
  app.get('/historical/markets', (context) => context.json({ markets: [], cursor: '' }))
  app.get('/historical/trades', (context) => context.json({ trades: [], cursor: '' }))
  app.notFound(notFound)
  return app
}

/** One page of a list; undefined for a limit or cursor the venue would refuse. An empty cursor ends the list. */
function pageOf<T>(context: Context, rows: readonly T[], usual: number, most: number) {
  const limit = Number(context.req.query('limit') ?? usual)
  const cursor = context.req.query('cursor')
  const begin = cursor ? Number(Buffer.from(cursor, 'base64url').toString()) : 0
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= most && Number.isInteger(begin))) return undefined
  const end = begin + limit
  return {
    rows: rows.slice(begin, end),
    cursor: end < rows.length ? Buffer.from(String(end)).toString('base64url') : '',
  }
}

/** Reads the three required parameters; a text says what is wrong with them. */
function candleWindow(context: Context): [minutes: number, from: number, to: number] | string {
  const { period_interval, start_ts, end_ts } = context.req.query()
  const [minutes, from, to] = [Number(period_interval), Number(start_ts), Number(end_ts)]
  if (!PERIODS.includes(minutes)) return 'period_interval must be 1, 60 or 1440'
  if (!(from >= 0 && to >= from)) return 'start_ts and end_ts are required'
  return (to - from) / (minutes * 60) > MOST_CANDLES ? `more than ${MOST_CANDLES} candlesticks` : [minutes, from, to]
}

const badRequest = (context: Context, details: string) =>
  context.json({ error: { code: 'bad_request', message: 'bad request', details, service: 'trade-api' } }, 400)
const notFound = (context: Context) =>
  context.json({ error: { code: 'not_found', message: 'not found', service: 'trade-api' } }, 404)
