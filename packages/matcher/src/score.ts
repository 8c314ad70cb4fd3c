import { type Comparison, type Feature, textOf } from './compare/comparison.ts'
import type { EvidenceItem } from './edge.ts'
import fitted from './weights.json' with { type: 'json' }

/** What comparisons count for, and what their sum is worth. */
export interface Weights {
  features: Readonly<Record<Feature, number>>
  calibration: Readonly<Record<'merging' | 'other', Calibration>>
}

/** confidence = ceiling / (1 + exp(-(slope * log-odds + offset))): experience with what was said before. */
interface Calibration {
  slope: number
  offset: number
  /** No more than so many of a hundred were right among the surest, as far as we have seen. */
  ceiling: number
}

/** The weights that `npm run fit` found. */
export const fittedWeights: Weights = fitted

/** Log-odds that comparisons add up to. */
export function logOdds(comparisons: readonly Comparison[], { features }: Weights): number {
  return comparisons.reduce((sum, comparison) => sum + weightOf(comparison, features), features.prior)
}

/** Share of the cases with these log-odds in which the relation is right; identity and complement merge markets. */
export function confidenceOf(odds: number, kind: keyof Weights['calibration'], { calibration }: Weights): number {
  const { slope, offset, ceiling } = calibration[kind]
  return ceiling / (1 + Math.exp(-slope * odds - offset))
}

/** Comparisons with what each of them counted for. */
export function weighed(comparisons: readonly Comparison[], { features }: Weights): EvidenceItem[] {
  return comparisons.map((comparison) => {
    const [a, b] = comparison.sides.map(textOf)
    return {
      comparison: comparison.comparison,
      verdict: comparison.verdict,
      ...(a !== undefined && { a }),
      ...(b !== undefined && { b }),
      weight: weightOf(comparison, features),
    }
  })
}

const weightOf = ({ feature, value }: Comparison, features: Weights['features']) =>
  feature === undefined ? 0 : value * features[feature]
