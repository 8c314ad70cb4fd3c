import type { Verdict } from '@crossvenue/matcher'
import type { Results } from './results.ts'

/** A labeled pair with an edge, and whether its relation is right. */
export interface Called {
  confidence: number
  right: boolean
}

/** Returns the labelled pairs that were called identical, the most confident first. */
export const calledIdentities = (verdicts: readonly Verdict[]): Called[] =>
  called(verdicts.filter(({ predicted }) => predicted === 'identity'))

/** Returns the labeled pairs whose relation does not merge, the most confident first. */
const calledOthers = (verdicts: readonly Verdict[]): Called[] =>
  called(verdicts.filter(({ label, predicted }) => !MERGING.has(predicted) && label.relation !== 'not-identity'))

const MERGING: ReadonlySet<string> = new Set(['identity', 'complement'])

const called = (verdicts: readonly Verdict[]): Called[] =>
  verdicts
    .flatMap(({ label, predicted, edge }) =>
      edge ? [{ confidence: edge.confidence, right: label.relation === predicted }] : [],
    )
    .sort((one, other) => other.confidence - one.confidence)

/** Pairs with about the same confidence. */
export interface CalibrationBin {
  count: number
  /** Mean confidence that was stated. */
  stated: number
  /** Share that is right. */
  right: number
}

/** Bins of equal width, or with equally many pairs. */
export type Binning = 'width' | 'mass'

const BINS = 10

/** Compares stated confidence with the share that is right; empty bins are left out. */
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

/**
 * Expected calibration error: the difference between stated confidence and the right share, averaged over the pairs.
 */
export function calibrationError(called: readonly Called[], binning: Binning = 'width'): number | undefined {
  if (called.length === 0) return undefined
  return mean(
    calibration(called, binning).flatMap(({ count, stated, right }) => Array(count).fill(Math.abs(stated - right))),
  )
}

/** How much the most confident bin overstates; below 0 if it understates. */
export function overclaim(called: readonly Called[]): number | undefined {
  const surest = calibration(called).at(-1)
  return surest && surest.stated - surest.right
}

/** Mean squared difference between each stated confidence and its outcome. */
export function brierScore(called: readonly Called[]): number | undefined {
  return called.length === 0
    ? undefined
    : mean(called.map(({ confidence, right }) => (confidence - Number(right)) ** 2))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export interface PrecisionRecall {
  /** Identities below this confidence count as unmatched. */
  confidence: number
  precision: number
  recall: number
}

/**
 * Returns precision and recall for every possible confidence threshold, the highest first. Takes the predicted
 * identities, most confident first, and the number of pairs labeled identity.
 */
export function precisionRecall(called: readonly Called[], labelled: number): PrecisionRecall[] {
  let right = 0
  return called.flatMap((pair, index) => {
    if (pair.right) right++
    if (called[index + 1]?.confidence === pair.confidence) return []
    return [{ confidence: pair.confidence, precision: right / (index + 1), recall: right / labelled }]
  })
}

/** How well confidence and truth agree in one group of edges. */
export interface ConfidenceFigures {
  name: string
  called: readonly Called[]
  /** Expected calibration error by bins of equal width and of equal mass, and the Brier score. */
  width: number
  mass: number
  brier: number
}

/** Measures confidence on sets that were left out of the fit, if any were, and on edges drawn at random. */
export function confidenceFigures({ total, traps, leftOut }: Results): ConfidenceFigures[] {
  const measured = leftOut?.total ?? total ?? traps
  if (!measured) return []
  const { verdicts } = measured.evaluation
  const groups: readonly [name: string, called: Called[]][] = [
    ['called identical', calledIdentities(verdicts)],
    ['given another relation', calledOthers(verdicts)],
    ['called identical, drawn at random', calledIdentities(asMarkets(measured.drawn))],
  ]
  return groups.flatMap(([name, called]) => {
    const [width, mass, brier] = [calibrationError(called), calibrationError(called, 'mass'), brierScore(called)]
    return width === undefined || mass === undefined || brier === undefined
      ? []
      : [{ name, called, width, mass, brier }]
  })
}

/** An edge that was drawn as a complement and is one counts as right, like an identity. */
const asMarkets = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.map((verdict) =>
    verdict.predicted === 'complement'
      ? {
          ...verdict,
          predicted: 'identity',
          label: { ...verdict.label, relation: verdict.label.relation === 'complement' ? 'identity' : 'not-identity' },
        }
      : verdict,
  )
