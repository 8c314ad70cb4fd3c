import type { Called } from './called.ts'

/** Pairs that were called with about the same confidence. */
export interface CalibrationBin {
  count: number
  /** Mean confidence that was stated. */
  stated: number
  /** Share that is right. */
  right: number
}

/** Bins as wide as each other, or with as many pairs as each other. */
export type Binning = 'width' | 'mass'

const BINS = 10

/** Sets stated confidence beside the share that is right; empty bins are left out. */
export function calibration(called: readonly Called[], binning: Binning = 'width'): CalibrationBin[] {
  const sorted = called.toSorted((one, other) => one.confidence - other.confidence)
  const binOf = ({ confidence }: Called, place: number) =>
    Math.min(Math.floor((binning === 'width' ? confidence : place / sorted.length) * BINS), BINS - 1)
  return Array.from({ length: BINS }, (_, bin) => sorted.filter((pair, place) => binOf(pair, place) === bin))
    .filter((pairs) => pairs.length > 0)
    .map((pairs) => ({
      count: pairs.length,
      stated: mean(pairs.map(({ confidence }) => confidence)),
      right: mean(pairs.map(({ right }) => Number(right))),
    }))
}

/** Expected calibration error: how far stated and right lie apart, averaged over the pairs. */
export function calibrationError(called: readonly Called[], binning: Binning = 'width'): number | undefined {
  if (called.length === 0) return undefined
  return mean(
    calibration(called, binning).flatMap(({ count, stated, right }) => Array(count).fill(Math.abs(stated - right))),
  )
}

/** Mean square of how far each stated confidence is from what came true. */
export function brierScore(called: readonly Called[]): number | undefined {
  return called.length === 0
    ? undefined
    : mean(called.map(({ confidence, right }) => (confidence - Number(right)) ** 2))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
