import { Hono } from 'hono'
import { badRequest, isWithin, notFound, pageOf, spanOf } from './answers.ts'
import type { Listings } from './listings.ts'
import { marketRow, orderBook, seriesOf, statusWordOf, tradeRow } from './wire.ts'

const STATUSES = ['unopened', 'open', 'paused', 'closed', 'settled']
/** A combo is quoted on request only. */
const NO_ORDERS = { orderbook_fp: { yes_dollars: [], no_dollars: [] } }

/** Markets, their books and their trades. */
export function marketRoutes({ world, children, combos, named }: Listings): Hono {
  const app = new Hono()

  app.get('/exchange/status', (context) => context.json({ exchange_active: true, trading_active: true }))
  app.get('/markets', (context) => {
    const { status, event_ticker, series_ticker, tickers, mve_filter } = context.req.query()
    const closing = spanOf(context, 'min_close_ts', 'max_close_ts')
    if (status && !STATUSES.includes(status)) return badRequest(`invalid status: ${status}`)
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
  app.get('/markets/:ticker', (context) => {
    const found = named(context.req.param('ticker'))
    return found ? context.json({ market: marketRow(world, found) }) : notFound()
  })
  app.get('/markets/:ticker/orderbook', (context) => {
    const found = named(context.req.param('ticker'))
    const depth = Number(context.req.query('depth') ?? 0)
    if (!isWithin(depth, 0, 100)) return badRequest('depth must be 0 to 100')
    if (!found) return notFound()
    return context.json(found.legs ? NO_ORDERS : orderBook(world, found.market, depth))
  })

  return app
}
