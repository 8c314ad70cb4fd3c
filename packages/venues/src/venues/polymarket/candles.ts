import { CrossvenueError } from '../../errors.ts'
import { parseInstant } from '../../instant.ts'
import type { PriceCandle } from '../../models.ts'
import type { OHLCVParams } from '../../parameters.ts'
import type { PricePoint } from './schemas.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const UNITS: Record<string, number> = { s: 1_000, m: MINUTE, h: 60 * MINUTE, d: DAY }

/** The order book opened in December 2022; before it there are no price points. */
const FIRST_POINT = Date.UTC(2022, 11, 1)
/** The longest stretch of price points that one request may ask for. */
const LONGEST_REQUEST = 15 * DAY
/** Points that make a candle, where the venue's one point a minute allows. */
const POINTS_PER_CANDLE = 60
const DEFAULT_CANDLES = 100
const MOST_CANDLES = 50_000

/** Which candles are wanted: those that begin from `first` until `last`, in Unix milliseconds. */
export interface CandleWindow {
  length: number
  first: number
  last: number
  /** How many at the most; the earliest are kept. */
  limit: number | undefined
}

/** Works out which candles a request means; without a start they are the latest ones. */
export function candleWindow({ resolution, start, end, limit }: OHLCVParams, now: number): CandleWindow {
  const length = Number.parseInt(resolution, 10) * (UNITS[resolution.slice(-1)] ?? Number.NaN)
  const last = Math.floor(Math.min(end === undefined ? now : parseInstant(end), now) / length) * length
  const begin = start === undefined ? last - ((limit ?? DEFAULT_CANDLES) - 1) * length : parseInstant(start)
  const first = Math.ceil(Math.max(begin, FIRST_POINT) / length) * length
  if (Math.min((last - first) / length, limit ?? Number.POSITIVE_INFINITY) > MOST_CANDLES) {
    throw new CrossvenueError('VALIDATION_ERROR', 'Too many candles: ask for a shorter time or a coarser resolution', {
      exchange: 'polymarket',
      field: 'start',
    })
  }
  return { length, first, last, limit }
}

/** The requests for price points that cover the window, oldest first, in the venue's terms (seconds and minutes). */
export function* pointRequests({ length, first, last }: CandleWindow) {
  const until = last + length
  for (let from = first; from < until; from += LONGEST_REQUEST) {
    yield {
      startTs: Math.floor(from / 1_000),
      endTs: Math.floor(Math.min(from + LONGEST_REQUEST, until) / 1_000),
      fidelity: Math.max(1, Math.floor(length / MINUTE / POINTS_PER_CANDLE)),
    }
  }
}

/** Builds candles, oldest first, from price points; where no point lies there is no candle. */
export function parseCandles(
  points: readonly PricePoint[],
  { length, first, last, limit }: CandleWindow,
): PriceCandle[] {
  const candles = new Map<number, PriceCandle>()
  for (const { t, p } of points.toSorted((a, b) => a.t - b.t)) {
    const timestamp = Math.floor((t * 1_000) / length) * length
    // The venue adds a point of the present moment to every answer.
    if (timestamp < first || timestamp > last) continue
    const { open = p, high = p, low = p } = candles.get(timestamp) ?? {}
    candles.set(timestamp, {
      timestamp,
      open,
      high: Math.max(high, p),
      low: Math.min(low, p),
      close: p,
      fromPoints: true,
    })
  }
  return [...candles.values()].slice(0, limit)
}
