import type { Relation } from '@crossvenue/venues'
import { type Comparison, rulesOf, textOfSide } from './compare/comparison.ts'
import type { EvidenceItem } from './edge.ts'
import { type Feature, settings } from './settings.ts'
import fitted from './weights.json' with { type: 'json' }

/** The weights of comparisons, and the calibration of their sum. */
export interface Weights {
  features: Readonly<Record<Feature, number>>
  calibration: Readonly<Record<CalibrationKind, Calibration>>
}

/** Identity and complement merge markets; subsets, overlaps and what excludes each other are right or wrong in ways of their own. */
export type CalibrationKind = 'merging' | 'nested' | 'overlap' | 'disjoint'

/** confidence = ceiling / (1 + exp(-(slope * log-odds + offset))): experience with what was said before. */
interface Calibration {
  slope: number
  offset: number
  /** No more than so many of a hundred were right among the surest, as far as we have seen. */
  ceiling: number
}

const AS_STATED: Calibration = { slope: 1, offset: 0, ceiling: 1 }

/** The weights that were set by hand, before they are fitted to labelled pairs. */
export const handSetWeights: Weights = {
  features: settings.weights,
  calibration: { merging: AS_STATED, nested: AS_STATED, overlap: AS_STATED, disjoint: AS_STATED },
}

/** The weights that `npm run fit` found; those of which it learned nothing are as they were set by hand. */
export const fittedWeights: Weights = {
  features: { ...settings.weights, ...fitted.features },
  calibration: fitted.calibration,
}

/** Returns the calibration of a relation; without a relation that of an overlap, the lowest. */
export function calibrationKindOf(relation: Relation | undefined): CalibrationKind {
  if (relation === 'identity' || relation === 'complement') return 'merging'
  if (relation === 'subset' || relation === 'superset') return 'nested'
  return relation ?? 'overlap'
}

/** Log-odds that comparisons add up to. */
export function logOddsOf(comparisons: readonly Comparison[], { features }: Weights): number {
  return comparisons.reduce((sum, comparison) => sum + weightOf(comparison, features), features.prior)
}

/** Share of the cases with these log-odds in which the relation is right. */
export function confidenceOf(odds: number, kind: CalibrationKind, { calibration }: Weights): number {
  const { slope, offset, ceiling } = calibration[kind]
  return ceiling / (1 + Math.exp(-slope * odds - offset))
}

/** Returns comparisons as evidence: each with its verdict, both values and its weight. */
export function toEvidence(comparisons: readonly Comparison[], { features }: Weights): EvidenceItem[] {
  return comparisons.map((comparison) => {
    const [a, b] = comparison.sides.map(textOfSide)
    const rules = rulesOf(comparison)
    return {
      comparison: comparison.comparison,
      verdict: comparison.verdict,
      ...(a !== undefined && { a }),
      ...(b !== undefined && { b }),
      weight: weightOf(comparison, features),
      ...(rules.length > 0 && { rules: [...rules] }),
    }
  })
}

const weightOf = ({ feature, value }: Comparison, features: Weights['features']) =>
  feature === undefined ? 0 : value * features[feature]
