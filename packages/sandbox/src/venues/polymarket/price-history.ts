import { type Context, Hono } from 'hono'
import type { World } from '../../world.ts'
import { type Token, tokensOf } from './tokens.ts'
import { isClosed, mirror } from './wire.ts'

const MINUTE = 60
const MAX_RANGE_S = 15 * 86_400
const INTERVALS = new Map<string, { seconds: number; fidelity: number }>(
  Object.entries({
    '1h': { seconds: 3_600, fidelity: 1 },
    '6h': { seconds: 21_600, fidelity: 1 },
    '1d': { seconds: 86_400, fidelity: 1 },
    '1w': { seconds: 7 * 86_400, fidelity: 5 },
    '1m': { seconds: 30 * 86_400, fidelity: 10 },
    max: { seconds: 31 * 86_400, fidelity: 1 },
    all: { seconds: 31 * 86_400, fidelity: 1 },
  }),
)

const wrong = (context: Context, problem: string) => context.json({ error: `invalid filters: ${problem}` }, 400)

/** Midpoints of tokens over time. */
export function priceHistory(world: World): Hono {
  const app = new Hono()
  const tokens = tokensOf(world)

  app.get('/', (context) => {
    const query = context.req.query()
    const token = tokens.get(query.market ?? '')
    if (!query.market) return wrong(context, 'market is required')
    const now = Math.floor(world.now() / 1_000)
    const fidelity = Number(query.fidelity ?? 1)
    if (!(fidelity >= 1)) return wrong(context, "invalid 'fidelity'")
    const interval = INTERVALS.get(query.interval ?? '')
    if (interval && fidelity < interval.fidelity) {
      return wrong(context, `minimum 'fidelity' for '${query.interval}' range is ${interval.fidelity}`)
    }
    if (query.startTs === undefined && !interval) {
      return wrong(context, "'startTs' or 'interval' is required")
    }
    const start = query.startTs === undefined ? now - (interval?.seconds ?? 0) : Number(query.startTs)
    const end = query.endTs === undefined ? now : Number(query.endTs)
    if (query.startTs !== undefined && end - start > MAX_RANGE_S) {
      return wrong(context, "'startTs' and 'endTs' interval is too long")
    }
    return context.json({ history: token ? points(world, token, start, end, fidelity * MINUTE, now) : [] })
  })
  return app
}

/** Midpoints on a grid, and one of the present moment whatever the range. */
function points(world: World, { market, index }: Token, start: number, end: number, step: number, now: number) {
  const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1_000)
  const last = Math.min(end, seconds(market.closes), now)
  const first = Math.ceil(Math.max(start, seconds(market.opens)) / step) * step
  const point = (t: number) => {
    const price = world.price(market, t * 1_000)
    return { t, p: index === 0 ? price : mirror(price) }
  }
  const grid = Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, n) => first + n * step)
  return [...grid, ...(isClosed(market) ? [] : [now])].map(point)
}
