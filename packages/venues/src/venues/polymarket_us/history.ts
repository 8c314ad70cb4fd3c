import type { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Query } from '../../http/request.ts'
import type { CandleRange, PricePoint } from '../../values/candles.ts'
import { toPrice } from '../../values/units.ts'
import type { PricePoint as HistoryPoint } from './api.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Days of finer points that one call of ours reads. */
const MAX_DAYS = 31

/** Windows of three-hour points, the shortest first; the last one has daily points where a market is older. */
const windows = [
  ['INTERVAL_1W', 7 * DAY],
  ['INTERVAL_1M', 30 * DAY],
  ['INTERVAL_ALL', Number.POSITIVE_INFINITY],
] as const

/**
 * Returns the requests for a range of candles. The venue has fine points, one day per request, and windows of points
 * three hours apart that end now.
 */
export function historyQueries({ from, to, lengthMs }: CandleRange, now: number): Query[] {
  if (from > to) return []
  if (lengthMs >= 3 * HOUR && to - from > DAY) {
    const [fixedInterval] = windows.find(([, reach]) => now - from <= reach) ?? windows[2]
    return [{ fixedInterval, fidelity: 180 }]
  }
  const days = Math.max(1, Math.ceil((to - from) / DAY))
  if (days > MAX_DAYS) {
    const message = `start: candles under three hours are limited to ${MAX_DAYS} days, got ${days}; request a shorter time span`
    throw new CrossvenueError('VALIDATION_ERROR', message, { exchange: 'polymarket_us', field: 'start' })
  }
  return Array.from({ length: days }, (_, day) => ({
    'timestamp.startTimestamp': Math.floor((from + day * DAY) / 1_000),
    'timestamp.endTimestamp': Math.ceil(Math.min(from + (day + 1) * DAY, to) / 1_000),
    fidelity: 1,
  }))
}

/** Reads a point for one side: what the venue shows for it, which is what it is offered for. */
export function parsePoint(
  { timestamp, longPrice, shortPrice }: z.infer<typeof HistoryPoint>,
  isShort: boolean,
): PricePoint[] {
  const price = toPrice(isShort ? shortPrice : longPrice)
  return price === undefined ? [] : [{ timestamp: timestamp * 1_000, price }]
}
