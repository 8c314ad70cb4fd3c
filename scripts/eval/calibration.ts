import type { CalledIdentity } from './called-identities.ts'

/** Pairs that were called identical with about the same confidence. */
export interface CalibrationBin {
  count: number
  /** Mean confidence that was stated. */
  stated: number
  /** Share that is labelled identity. */
  right: number
}

const BINS = 10

/** Sets stated confidence beside the share that is right, in bins of equal width; empty bins are left out. */
export function calibration(called: readonly CalledIdentity[]): CalibrationBin[] {
  const binOf = ({ confidence }: CalledIdentity) => Math.min(Math.floor(confidence * BINS), BINS - 1)
  return Array.from({ length: BINS }, (_, bin) => called.filter((pair) => binOf(pair) === bin))
    .filter((pairs) => pairs.length > 0)
    .map((pairs) => ({
      count: pairs.length,
      stated: pairs.reduce((sum, { confidence }) => sum + confidence, 0) / pairs.length,
      right: pairs.filter(({ right }) => right).length / pairs.length,
    }))
}

/** Expected calibration error: how far stated and right lie apart, averaged over the pairs. */
export function calibrationError(called: readonly CalledIdentity[]): number | undefined {
  if (called.length === 0) return undefined
  const distances = calibration(called).map(({ count, stated, right }) => count * Math.abs(stated - right))
  return distances.reduce((sum, distance) => sum + distance, 0) / called.length
}
