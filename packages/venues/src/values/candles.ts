import type { PriceCandle } from '../models.ts'
import type { OHLCVParams } from '../parameters.ts'
import { parseInstant } from './instant.ts'

/** A price of one outcome at an instant, and the size traded at it where the venue states it. */
export interface PricePoint {
  /** Unix milliseconds. */
  timestamp: number
  price: number
  volume?: number
}

/** The requested candles. */
export interface CandleRange {
  /** The start of the first candle in Unix milliseconds, on the grid of `lengthMs`. */
  from: number
  to: number
  lengthMs: number
  /** The maximum number; the earliest are kept. */
  limit: number | undefined
}

/** The number of candles for a caller that sets neither a start nor a number. */
const DEFAULT_CANDLES = 100

const unitMs = new Map<string, number>(Object.entries({ s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }))

/**
 * Reads the requested candles; without a start they are the latest. Candles begin at multiples of their length in UTC.
 */
export function candleRange({ resolution, start, end, limit }: OHLCVParams, now: number): CandleRange {
  const lengthMs = Number.parseInt(resolution, 10) * (unitMs.get(resolution.slice(-1)) ?? Number.NaN)
  const to = end === undefined ? now : parseInstant(end)
  const from = start === undefined ? to - ((limit ?? DEFAULT_CANDLES) - 1) * lengthMs : parseInstant(start)
  return { from: from - (from % lengthMs), to, lengthMs, limit }
}

/** Builds candles from price points in order of time, oldest first. An interval without a point has no candle. */
export function candlesFromPoints(
  points: readonly PricePoint[],
  { from, to, lengthMs, limit }: CandleRange,
): PriceCandle[] {
  const candles = new Map<number, PriceCandle>()
  for (const { timestamp, price, volume } of points.toSorted((a, b) => a.timestamp - b.timestamp)) {
    const start = timestamp - (timestamp % lengthMs)
    if (start < from || timestamp > to) continue
    const candle = candles.get(start)
    const traded = volume === undefined ? candle?.volume : (candle?.volume ?? 0) + volume
    candles.set(start, {
      timestamp: start,
      open: candle?.open ?? price,
      high: Math.max(candle?.high ?? price, price),
      low: Math.min(candle?.low ?? price, price),
      close: price,
      ...(traded !== undefined && { volume: traded }),
      fromPoints: true,
    })
  }
  return [...candles.values()].slice(0, limit)
}
