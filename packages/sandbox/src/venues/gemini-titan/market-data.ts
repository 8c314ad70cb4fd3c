import { type Context, Hono } from 'hono'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Level } from '../../world.ts'
import { answer, tidOf } from './wire.ts'

const USUAL = 50
const MAX_TRADES = 500

const noSymbol = (symbol: string) =>
  answer({ result: 'error', reason: 'InvalidSymbol', message: `Supplied value '${symbol}' is not a valid symbol` }, 400)

/** Books and trades, which the venue serves for contracts as for all its instruments: priced in YES. */
export function marketData(exchange: Exchange, marketOf: (symbol: string) => ScenarioMarket | undefined): Hono {
  const app = new Hono()
  const count = (context: Context, name: string, most: number): number => {
    const requested = Number(context.req.query(name) ?? USUAL)
    return requested === 0 ? most : Math.min(requested, most)
  }

  app.get('/v1/book/:symbol', (context) => {
    const symbol = context.req.param('symbol')
    const market = marketOf(symbol)
    if (!market) return noSymbol(symbol)
    const { bids, asks } = exchange.book(market)
    const timestamp = String(Math.floor(exchange.now() / 1_000))
    const rows = (levels: readonly Level[], name: string) =>
      levels
        .slice(0, count(context, name, Number.POSITIVE_INFINITY))
        .map(({ price, size }) => ({ price: price.toFixed(2), amount: String(size), timestamp }))
    return answer({ bids: rows(bids, 'limit_bids'), asks: rows(asks, 'limit_asks') })
  })

  app.get('/v1/trades/:symbol', (context) => {
    const symbol = context.req.param('symbol')
    const market = marketOf(symbol)
    if (!market) return noSymbol(symbol)
    const since = Number(context.req.query('timestamp') ?? 0)
    const found = exchange.trades(market, MAX_TRADES).filter(({ at }) => at >= since)
    return answer(
      found.slice(0, count(context, 'limit_trades', MAX_TRADES)).map(({ id, at, price, size, side }) => ({
        timestamp: Math.floor(at / 1_000),
        timestampms: at,
        tid: String(tidOf(id)),
        price: price.toFixed(2),
        amount: String(size),
        exchange: 'gemini',
        type: side,
      })),
    )
  })
  return app
}
