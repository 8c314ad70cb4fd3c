import { CrossvenueError } from '../../errors.ts'
import { parseInstant } from '../../instant.ts'
import type { PriceCandle } from '../../models.ts'
import type { OHLCVParams } from '../../parameters.ts'
import type { CandleQuery } from './api.ts'
import type { KalshiCandle } from './format.ts'
import { complement, count, fraction, sum } from './numbers.ts'
import type { Side } from './outcome.ts'

const MINUTE = 60_000
/** The periods the venue has, in minutes; a day of it runs from midnight to midnight in New York. */
const NATIVE = [1_440, 60, 1] as const
const UNITS: Record<string, number> = { s: MINUTE / 60, m: MINUTE, h: 60 * MINUTE, d: 1_440 * MINUTE }

const DEFAULT_CANDLES = 100
/** Native candles one request may ask for, and one call altogether. The venue's own limit is 10,000 a request. */
const PER_REQUEST = 5_000
const MAX_CANDLES = 100_000

/** Which candles to ask the venue for, and what to make of them. All times in Unix milliseconds. */
export interface CandleWindow {
  periodMinutes: number
  resolution: number
  start: number
  end: number
  limit: number | undefined
}

/** Works out the window of a request. A resolution the venue lacks is built of its longest period that fits in whole. */
export function candleWindow({ resolution, start, end, limit }: OHLCVParams, now: number): CandleWindow {
  const length = Number.parseInt(resolution, 10) * (UNITS[resolution.slice(-1)] ?? Number.NaN)
  const periodMinutes = NATIVE.find((minutes) => length % (minutes * MINUTE) === 0)
  if (periodMinutes === undefined) throw invalid('resolution', `${resolution}: Kalshi has candles of whole minutes`)
  const last = end === undefined ? now : parseInstant(end)
  const first = start === undefined ? last - ((limit ?? DEFAULT_CANDLES) - 1) * length : parseInstant(start)
  if ((last - first) / (periodMinutes * MINUTE) > MAX_CANDLES) {
    throw invalid('start', 'Too many candles: ask for a shorter time or a coarser resolution')
  }
  return { periodMinutes, resolution: length, start: floor(first, length), end: last, limit }
}

/**
 * The requests that cover the window, as Unix seconds. The venue counts a candle by its end; one period more is asked
 * for than the window holds, because the last day of New York ends after the last day of UTC.
 */
export function requestsOf(ticker: string, { periodMinutes, resolution, start, end }: CandleWindow): CandleQuery[] {
  const period = periodMinutes * MINUTE
  const until = floor(end, resolution) + resolution + period
  const step = period * PER_REQUEST
  return Array.from({ length: Math.max(0, Math.ceil((until - start) / step)) }, (_, index) => ({
    ticker,
    periodMinutes,
    startTs: (start + index * step) / 1_000 + 1,
    endTs: Math.min(until, start + (index + 1) * step) / 1_000,
  }))
}

/**
 * Builds one outcome's candles, oldest first. A period without trades has no prices (the venue leaves them null, with
 * `previous` for the last trade before) and so no candle.
 */
export function buildCandles(rows: readonly KalshiCandle[], window: CandleWindow, side: Side): PriceCandle[] {
  const period = window.periodMinutes * MINUTE
  const built = new Map<number, PriceCandle>()
  const parts = rows.flatMap((row) => parseCandle(row, period, side) ?? []).sort((a, b) => a.timestamp - b.timestamp)
  for (const part of parts) {
    const slot = floor(part.timestamp, window.resolution)
    if (slot < window.start || slot > window.end) continue
    const begun = built.get(slot)
    // A day of New York begins at four or five hours UTC; candles of several days begin there as well.
    built.set(slot, begun ? joined(begun, part) : { ...part, timestamp: slot + (part.timestamp % period) })
  }
  return [...built.values()].slice(0, window.limit)
}

const joined = (a: PriceCandle, b: PriceCandle): PriceCandle => ({
  timestamp: a.timestamp,
  open: a.open,
  high: Math.max(a.high, b.high),
  low: Math.min(a.low, b.low),
  close: b.close,
  ...(a.volume !== undefined && b.volume !== undefined && { volume: sum([a.volume, b.volume]) }),
})

function parseCandle(row: KalshiCandle, period: number, side: Side): PriceCandle | undefined {
  const [open, high, low, close] = (['open', 'high', 'low', 'close'] as const).map((name) => {
    // The archive has dollars under the names under which the live endpoints had cents.
    const bare = row.price?.[name]
    return typeof bare === 'string' ? fraction(bare) : fraction(row.price?.[`${name}_dollars`], bare)
  })
  if (open === undefined || high === undefined || low === undefined || close === undefined) return undefined
  const volume = count(row.volume_fp, row.volume)
  return {
    timestamp: row.end_period_ts * 1_000 - period,
    ...(side === 'yes'
      ? { open, high, low, close }
      : { open: complement(open), high: complement(low), low: complement(high), close: complement(close) }),
    ...(volume !== undefined && { volume }),
  }
}

const floor = (at: number, step: number): number => Math.floor(at / step) * step

const invalid = (field: string, message: string) =>
  new CrossvenueError('VALIDATION_ERROR', message, { exchange: 'kalshi', field })
