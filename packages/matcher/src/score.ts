import type { Relation } from '@crossvenue/venues'
import { type Comparison, rulesOf, textOfSide } from './compare/comparison.ts'
import type { EvidenceItem } from './edge.ts'
import { type Feature, settings } from './settings.ts'
import fitted from './weights.json' with { type: 'json' }

/** The log-odds that each kind of comparison adds, and the calibration that turns their sum into a confidence. */
export interface Weights {
  features: Readonly<Record<Feature, number>>
  calibration: Readonly<Record<CalibrationKind, Calibration>>
}

/**
 * A group of relations that share one calibration: merging (identity, complement), nested (subset, superset), overlap,
 * disjoint.
 */
export type CalibrationKind = 'merging' | 'nested' | 'overlap' | 'disjoint'

/** confidence = ceiling / (1 + exp(-(slope * log-odds + offset))), fitted to labelled pairs. */
interface Calibration {
  slope: number
  offset: number
  /** The highest confidence: the share of the surest relations that were right. */
  ceiling: number
}

const AS_STATED: Calibration = { slope: 1, offset: 0, ceiling: 1 }

/**
 * The log-odds of comparisons and the calibration that people set, before `npm run fit` fits them to labelled pairs.
 */
export const handSetWeights: Weights = {
  features: settings.weights,
  calibration: { merging: AS_STATED, nested: AS_STATED, overlap: AS_STATED, disjoint: AS_STATED },
}

/**
 * The log-odds and calibration in use: those that `npm run fit` fitted to labelled pairs, and those set by hand for all
 * others.
 */
export const fittedWeights: Weights = {
  features: { ...settings.weights, ...fitted.features },
  calibration: fitted.calibration,
}

/**
 * Returns the group of relations whose calibration a relation uses: "merging" for an identity, "nested" for a subset.
 * "overlap", the lowest one, if there is no relation.
 */
export function calibrationKindOf(relation: Relation | undefined): CalibrationKind {
  if (relation === 'identity' || relation === 'complement') return 'merging'
  if (relation === 'subset' || relation === 'superset') return 'nested'
  return relation ?? 'overlap'
}

/** Returns the sum of the log-odds that comparisons add: the log-odds that the relation they leave is right. */
export function logOddsOf(comparisons: readonly Comparison[], { features }: Weights): number {
  return comparisons.reduce((sum, comparison) => sum + weightOf(comparison, features), features.prior)
}

/** Returns the calibrated probability, 0 to 1, that a relation with these log-odds is right. */
export function confidenceOf(odds: number, kind: CalibrationKind, { calibration }: Weights): number {
  const { slope, offset, ceiling } = calibration[kind]
  return ceiling / (1 + Math.exp(-slope * odds - offset))
}

/** Returns comparisons as evidence for people: both values as text, and the log-odds that each comparison added. */
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
