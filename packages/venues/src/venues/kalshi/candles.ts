import { CrossvenueError } from '../../errors.ts'
import type { PriceCandle } from '../../models.ts'
import type { OHLCVParams } from '../../parameters.ts'
import { type CandleRange, candleRange } from '../../values/candles.ts'
import type { CandleQuery } from './api.ts'
import { complement, count, fraction, sum } from './numbers.ts'
import type { Side } from './outcome.ts'
import type { KalshiCandle } from './schemas.ts'

const MINUTE = 60_000
/** The venue's periods in minutes; a day runs from midnight to midnight in New York. */
const NATIVE = [1_440, 60, 1] as const

/** The maximum number of native candles per request, and per call. The venue's own limit is 10,000 a request. */
const PER_REQUEST = 5_000
const MAX_CANDLES = 100_000

/** The requested candles, and the native ones they are built from. */
export interface CandleWindow extends CandleRange {
  periodMs: number
}

/**
 * Determines the window of a request. A resolution that the venue does not have is built from its longest period that
 * divides it.
 */
export function candleWindow(params: OHLCVParams, now: number, exchange = 'kalshi'): CandleWindow {
  const invalid = (field: string, message: string) =>
    new CrossvenueError('VALIDATION_ERROR', message, { exchange, field })
  const range = candleRange(params, now)
  const minutes = NATIVE.find((each) => range.lengthMs % (each * MINUTE) === 0)
  if (minutes === undefined)
    throw invalid('resolution', `${params.resolution}: Kalshi has candles of whole minutes only`)
  const periodMs = minutes * MINUTE
  if ((range.to - range.from) / periodMs > MAX_CANDLES) {
    throw invalid('start', 'too many candles: request a shorter time span or a longer resolution')
  }
  return { ...range, periodMs }
}

/**
 * Returns the requests that cover the window, in Unix seconds. The venue identifies a candle by its end; one period
 * more than the window is requested, because the last day of New York ends after the last day of UTC.
 */
export function requestsOf(ticker: string, { from, to, lengthMs, periodMs }: CandleWindow): CandleQuery[] {
  const until = floor(to, lengthMs) + lengthMs + periodMs
  const step = periodMs * PER_REQUEST
  return Array.from({ length: Math.max(0, Math.ceil((until - from) / step)) }, (_, index) => ({
    ticker,
    periodMinutes: periodMs / MINUTE,
    startTs: (from + index * step) / 1_000 + 1,
    endTs: Math.min(until, from + (index + 1) * step) / 1_000,
  }))
}

/**
 * Builds one outcome's candles, oldest first. A period without trades has no prices (the venue leaves them null, with
 * `previous` for the last trade before) and so no candle.
 */
export function buildCandles(rows: readonly KalshiCandle[], window: CandleWindow, side: Side): PriceCandle[] {
  const { from, to, lengthMs, periodMs, limit } = window
  const built = new Map<number, PriceCandle>()
  const parts = rows.flatMap((row) => parseCandle(row, periodMs, side) ?? []).sort((a, b) => a.timestamp - b.timestamp)
  for (const part of parts) {
    const slot = floor(part.timestamp, lengthMs)
    if (slot < from || slot > to) continue
    const begun = built.get(slot)
    // A day of New York begins at four or five hours UTC; candles of several days begin there as well.
    built.set(slot, begun ? joined(begun, part) : { ...part, timestamp: slot + (part.timestamp % periodMs) })
  }
  return [...built.values()].slice(0, limit)
}

const joined = (a: PriceCandle, b: PriceCandle): PriceCandle => ({
  timestamp: a.timestamp,
  open: a.open,
  high: Math.max(a.high, b.high),
  low: Math.min(a.low, b.low),
  close: b.close,
  ...(a.volume !== undefined && b.volume !== undefined && { volume: sum([a.volume, b.volume]) }),
})

function parseCandle(row: KalshiCandle, periodMs: number, side: Side): PriceCandle | undefined {
  const [open, high, low, close] = (['open', 'high', 'low', 'close'] as const).map((name) => {
    // The archive has dollars under the names that had cents in the live endpoints.
    const bare = row.price?.[name]
    return typeof bare === 'string' ? fraction(bare) : fraction(row.price?.[`${name}_dollars`], bare)
  })
  if (open === undefined || high === undefined || low === undefined || close === undefined) return undefined
  const volume = count(row.volume_fp, row.volume)
  return {
    timestamp: row.end_period_ts * 1_000 - periodMs,
    ...(side === 'yes'
      ? { open, high, low, close }
      : { open: complement(open), high: complement(low), low: complement(high), close: complement(close) }),
    ...(volume !== undefined && { volume }),
  }
}

const floor = (at: number, step: number): number => Math.floor(at / step) * step
