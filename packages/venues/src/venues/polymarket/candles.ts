import { CrossvenueError } from '../../errors.ts'
import type { PriceCandle } from '../../models.ts'
import type { OHLCVParams } from '../../parameters.ts'
import { type CandleRange, candleRange, candlesFromPoints, type PricePoint } from '../../values/candles.ts'
import type { PolymarketApi } from './api.ts'

const MINUTE = 60_000
/** The order book opened in December 2022; before it there are no price points. */
const FIRST_POINT = Date.UTC(2022, 11, 1)
/** The longest time span of points per request. */
const LONGEST = 15 * 24 * 60 * MINUTE
/** The number of points per candle, where the venue's one point a minute allows it. */
const POINTS_PER_CANDLE = 12
const MAX_POINTS = 500_000

/** Reads the candles of one outcome, built from the venue's midpoints. */
export async function fetchCandles(
  api: PolymarketApi,
  outcomeId: string,
  params: OHLCVParams,
  now: number,
): Promise<PriceCandle[]> {
  const range = candleRange(params, now)
  const { limit = Number.POSITIVE_INFINITY } = range
  const points: PricePoint[] = []
  for (const request of pointRequests(range, now)) {
    const history = await api.pricesHistory({ market: outcomeId, ...request })
    for (const { t, p } of history) {
      // The venue adds the present midpoint to every answer.
      if (t <= request.endTs) points.push({ timestamp: t * 1_000, price: p })
    }
    // One candle more than requested makes the requested ones complete.
    if (candlesFromPoints(points, { ...range, limit: undefined }).length > limit) break
    if (points.length > MAX_POINTS) {
      throw new CrossvenueError(
        'VALIDATION_ERROR',
        'too many candles: request a shorter time span or a longer resolution',
        {
          exchange: 'polymarket',
          field: 'start',
        },
      )
    }
  }
  return candlesFromPoints(points, range)
}

/** Yields the requests that cover a range of candles, oldest first, in the venue's seconds and minutes. */
function* pointRequests({ from, to, lengthMs }: CandleRange, now: number) {
  const until = Math.min(to, now)
  for (let start = Math.max(from, FIRST_POINT); start <= until; start += LONGEST) {
    yield {
      startTs: Math.floor(start / 1_000),
      endTs: Math.floor(Math.min(start + LONGEST, until) / 1_000),
      fidelity: Math.max(1, Math.floor(lengthMs / MINUTE / POINTS_PER_CANDLE)),
    }
  }
}
