import type { Comparison } from './compare/comparison.ts'
import { settings } from './settings.ts'

/** Log-odds that two propositions are one, before calibration. */
export function logOdds(comparisons: readonly Comparison[]): number {
  return comparisons.reduce<number>((sum, { weight }) => sum + weight, settings.prior)
}

/** Probability of log-odds. */
export function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
