import { type Context, Hono } from 'hono'
import { mirror, pointsOf } from '../../points.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { failure } from './answers.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How far back a window reaches, and what must be named as the distance of its points. */
const windows = new Map<string, readonly [reach: number, minutes: number]>(
  Object.entries({
    INTERVAL_1H: [HOUR, 1],
    INTERVAL_6H: [6 * HOUR, 1],
    INTERVAL_1D: [DAY, 5],
    INTERVAL_1W: [7 * DAY, 180],
    INTERVAL_1M: [30 * DAY, 180],
    INTERVAL_ALL: [Number.POSITIVE_INFINITY, 180],
  }),
)

/** Prices of both sides: a window that ends now, or a span of up to a day. */
export function history(world: World, marketOf: (slug: string) => ScenarioMarket | undefined): Hono {
  const app = new Hono()
  app.get('/v1/price-history', (context) => {
    const wanted = spanOf(context, world.now())
    if (typeof wanted === 'string') return failure(400, wanted)
    const market = marketOf(context.req.query('symbol') ?? '')
    // An unknown market has no history.
    const points = market ? pointsOf(world, market, wanted) : []
    return context.json({
      history: points.map(({ at, price }) => ({
        timestamp: at / 1_000,
        longPrice: price,
        shortPrice: mirror(price),
      })),
    })
  })
  return app
}

function spanOf(context: Context, now: number): { from: number; to: number; step: number } | string {
  const { symbol, fixedInterval, fidelity } = context.req.query()
  const [start, end] = ['start', 'end'].map((name) => context.req.query(`timestamp.${name}Timestamp`))
  if (!symbol) return 'symbol is required'
  if (fixedInterval !== undefined) {
    const window = windows.get(fixedInterval)
    if (!window || start !== undefined || end !== undefined) return 'invalid fixedInterval'
    const [reach, minutes] = window
    return fidelity === String(minutes) ? { from: now - reach, to: now, step: minutes * MINUTE } : 'invalid fidelity'
  }
  if (!/^\d+$/.test(start ?? '') || !/^\d+$/.test(end ?? '')) return 'invalid timestamp'
  const [from, to] = [Number(start) * 1_000, Number(end) * 1_000]
  if (to < from || to - from > DAY + 2_000) return 'a range of up to 24 hours is required'
  return fidelity === '1' ? { from, to, step: MINUTE } : 'invalid fidelity'
}
