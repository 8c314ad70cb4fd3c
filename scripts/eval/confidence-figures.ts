import type { Verdict } from '@crossvenue/matcher'
import { brierScore, calibrationError } from './calibration.ts'
import { type Called, calledIdentities, calledOthers } from './called.ts'
import type { Results } from './results.ts'

/** How well confidence and truth agree in one group of edges. */
export interface ConfidenceFigures {
  name: string
  called: readonly Called[]
  /** Expected calibration error by bins of equal width and of equal mass, and the Brier score. */
  width: number
  mass: number
  brier: number
}

/** Judges confidence on sets that were left out of the fit where that was done, and on edges drawn at random. */
export function confidenceFigures({ total, traps, leftOut }: Results): ConfidenceFigures[] {
  const judged = leftOut?.total ?? total ?? traps
  if (!judged) return []
  const { verdicts } = judged.evaluation
  const groups: readonly [name: string, called: Called[]][] = [
    ['called identical', calledIdentities(verdicts)],
    ['given another relation', calledOthers(verdicts)],
    ['called identical, drawn at random', calledIdentities(asMarkets(judged.drawn))],
  ]
  return groups.flatMap(([name, called]) => {
    const [width, mass, brier] = [calibrationError(called), calibrationError(called, 'mass'), brierScore(called)]
    return width === undefined || mass === undefined || brier === undefined
      ? []
      : [{ name, called, width, mass, brier }]
  })
}

/** An edge that was drawn as a complement and is one is as right as an identity. */
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
