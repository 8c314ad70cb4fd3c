import { type Context, Hono } from 'hono'
import { badRequest, isWithin, notFound, spanOf } from './answers.ts'
import { candleRows, PERIODS, type Span } from './candles.ts'
import type { Listings } from './listings.ts'
import { seriesOf } from './wire.ts'

const MAX_CANDLES = 10_000

/** Candlesticks of one market, and of several at once. */
export function candleRoutes({ world, children, named }: Listings): Hono {
  const app = new Hono()

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
  app.get('/series/:series/markets/:ticker/candlesticks', (context) => {
    const found = named(context.req.param('ticker'))
    if (!found || seriesOf(found.event).ticker !== context.req.param('series')) return notFound()
    const requested = readCandleQuery(context, 1)
    if (typeof requested === 'string') return badRequest(requested)
    const candlesticks = candleRows(world, found.market, requested.minutes, requested.span)
    return context.json({ ticker: found.market.id, candlesticks })
  })

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
