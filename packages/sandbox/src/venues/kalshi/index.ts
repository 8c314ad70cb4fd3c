import { type Context, Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served, TradingWays } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { SandboxVenue, ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { badRequest, isWithin, notFound, pageOf, spanOf, tooManyRequests } from './answers.ts'
import { archive } from './archive.ts'
import { candleRows, PERIODS, type Span } from './candles.ts'
import { combosOf, type Listed } from './combos.ts'
import { tradingFee } from './fee.ts'
import { portfolio } from './portfolio.ts'
import { createSignIn } from './sign-in.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { eventRow, marketRow, milestoneRow, orderBook, seriesOf, statusWordOf, tradeRow } from './wire.ts'

/** 200 read tokens a second, 10 a call, with as much again in the bucket. */
const CALLS_A_SECOND = 40
const MAX_CANDLES = 10_000
/** A combo is quoted on request only. */
const NO_ORDERS = { orderbook_fp: { yes_dollars: [], no_dollars: [] } }
const EVENT_WORDS = ['unopened', 'open', 'closed', 'settled']
const MARKET_WORDS = [...EVENT_WORDS, 'paused']

/** Its lists name the next page by a cursor. */
export const more = { fields: { cursor: (page: number) => `page${page}` } }

export const trading: TradingWays = {
  shorts: true,
  terms: ['IOC', 'FOK', 'GTD', 'post-only'],
  listsMissedTrades: true,
  walletless: true,
}

export const venue: FakeVenue = { serve: (world) => serveKalshi(world, 'kalshi'), style, trading, more }

/** Serves public reads and account operations; each trade changes what the reads return. */
export function serveKalshi(world: World, id: SandboxVenue): Served {
  const exchange = createExchange(world, { netting: true, fee: tradingFee })
  const signIn = createSignIn(world.callersNow)
  const markets = new Map(world.events(id).flatMap((event) => event.markets.map((market) => [market.id, market])))
  const app = kalshi(exchange, id)
  app.route(
    '/portfolio',
    portfolio(exchange, signIn, (ticker) => markets.get(ticker)),
  )
  app.route('/historical', archive(exchange, signIn))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn, (ticker) => markets.get(ticker)),
    tick: exchange.tick,
    openAccount(name, dollars) {
      exchange.open(name, dollars)
      return signIn.openKey(name)
    },
  }
}

/** The fake Kalshi under `/trade-api/v2`: cursors of its own, string dollars, books of bids only. */
export function kalshi(world: World, id: SandboxVenue = 'kalshi'): Hono {
  const app = new Hono().basePath('/trade-api/v2')
  const events = world.events(id)
  const children = events.flatMap((event): Listed[] => event.markets.map((market) => ({ event, market })))
  const combos = combosOf(events)
  app.use(
    '*',
    limitCalls(CALLS_A_SECOND, 1_000, () => world.now(), tooManyRequests),
  )

  const rowsOf = (event: ScenarioEvent) => event.markets.map((market) => marketRow(world, { event, market }))
  const milestonesOf = (list: readonly ScenarioEvent[]) =>
    list.flatMap((event) => (event.starts ? [milestoneRow({ ...event, starts: event.starts })] : []))
  const named = (context: Context) => {
    const ticker = context.req.param('ticker')
    return children.find(({ market }) => market.id === ticker) ?? combos.find(({ market }) => market.id === ticker)
  }

  // Combos have events too, but no list shows them.
  app.get('/events', (context) => {
    const { status, series_ticker, tickers, with_nested_markets, with_milestones } = context.req.query()
    if (status && !EVENT_WORDS.includes(status)) return badRequest(`invalid status: ${status}`)
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

  app.get('/markets', (context) => {
    const { status, event_ticker, series_ticker, tickers, mve_filter } = context.req.query()
    const closing = spanOf(context, 'min_close_ts', 'max_close_ts')
    if (status && !MARKET_WORDS.includes(status)) return badRequest(`invalid status: ${status}`)
    if (mve_filter && !['only', 'exclude'].includes(mve_filter)) return badRequest(`invalid mve_filter: ${mve_filter}`)
    if (!closing) return badRequest('invalid min_close_ts or max_close_ts')
    const wanted = tickers?.split(',')
    // The newest come first, and those are combos.
    const all = [...(mve_filter === 'exclude' ? [] : combos), ...(mve_filter === 'only' ? [] : children)]
    const found = all.filter(
      ({ event, market }) =>
        (!status || statusWordOf(world, market) === status) &&
        (!event_ticker || event.id === event_ticker) &&
        (!series_ticker || seriesOf(event).ticker === series_ticker) &&
        (!wanted || wanted.includes(market.id)) &&
        Date.parse(market.closes) >= closing.start * 1_000 &&
        Date.parse(market.closes) <= closing.end * 1_000,
    )
    const page = pageOf(context, found, 100, 1_000)
    if (!page) return badRequest('invalid limit or cursor')
    return context.json({
      markets: page.rows.map((each) => marketRow(world, each)),
      cursor: page.cursor,
    })
  })
  app.get('/markets/trades', (context) => {
    const ticker = context.req.query('ticker')
    const span = spanOf(context, 'min_ts', 'max_ts')
    if (!span) return badRequest('invalid min_ts or max_ts')
    const found = children
      .filter(({ market }) => !ticker || market.id === ticker)
      .flatMap(({ market }) => world.trades(market, Number.MAX_SAFE_INTEGER).map((trade) => ({ market, trade })))
      .filter(({ trade }) => trade.at >= span.start * 1_000 && trade.at <= span.end * 1_000)
      .sort((a, b) => b.trade.at - a.trade.at || (a.trade.id < b.trade.id ? -1 : 1))
    const page = pageOf(context, found, 100, 1_000)
    if (!page) return badRequest('invalid limit or cursor')
    return context.json({ trades: page.rows.map(({ market, trade }) => tradeRow(market, trade)), cursor: page.cursor })
  })
  app.get('/markets/candlesticks', (context) => {
    const wanted = context.req.query('market_tickers')?.split(',') ?? []
    if (!isWithin(wanted.length, 1, 100)) return badRequest('market_tickers takes 1 to 100 tickers')
    const requested = readCandleQuery(context, wanted.length)
    if (typeof requested === 'string') return badRequest(requested)
    const found = children.filter(({ market }) => wanted.includes(market.id))
    return context.json({
      markets: found.map(({ market }) => ({
        market_ticker: market.id,
        candlesticks: candleRows(world, market, requested.minutes, requested.span),
      })),
    })
  })
  app.get('/markets/:ticker', (context) => {
    const found = named(context)
    return found ? context.json({ market: marketRow(world, found) }) : notFound()
  })
  app.get('/markets/:ticker/orderbook', (context) => {
    const found = named(context)
    const depth = Number(context.req.query('depth') ?? 0)
    if (!isWithin(depth, 0, 100)) return badRequest('depth must be 0 to 100')
    if (!found) return notFound()
    return context.json(found.legs ? NO_ORDERS : orderBook(world, found.market, depth))
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
  app.get('/series/:series/markets/:ticker/candlesticks', (context) => {
    const found = named(context)
    if (!found || seriesOf(found.event).ticker !== context.req.param('series')) return notFound()
    const requested = readCandleQuery(context, 1)
    if (typeof requested === 'string') return badRequest(requested)
    const candlesticks = candleRows(world, found.market, requested.minutes, requested.span)
    return context.json({ ticker: found.market.id, candlesticks })
  })

  // Nothing in the scenario is older than the cutoff of the archive.
  app.get('/historical/markets', (context) => context.json({ markets: [], cursor: '' }))
  app.get('/historical/trades', (context) => context.json({ trades: [], cursor: '' }))
  app.notFound(notFound)
  return app
}

/** Reads the three required parameters; a text says what is wrong with them. */
function readCandleQuery(context: Context, markets: number): { minutes: number; span: Span } | string {
  const { period_interval, start_ts, end_ts } = context.req.query()
  const minutes = Number(period_interval)
  const span = spanOf(context, 'start_ts', 'end_ts')
  if (!PERIODS.includes(minutes)) return 'period_interval must be 1, 60 or 1440'
  if (!start_ts || !end_ts || !span || span.end < span.start) return 'start_ts and end_ts are required'
  const candles = (markets * (span.end - span.start)) / (minutes * 60)
  return candles > MAX_CANDLES ? `more than ${MAX_CANDLES} candlesticks` : { minutes, span }
}
