import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

/**
 * Returns a veto where the rules of two questions choose different definitions of what they ask: box office at home or
 * in the world, a recession by the NBER or by two quarters. Empty where either says nothing of it, or names both.
 */
export function compareRuleContrasts(a: Proposition, b: Proposition): Comparison[] {
  const [x = [], y = []] = [a.terms?.definitions, b.terms?.definitions]
  const row = x.findIndex((name, at) => name !== undefined && y[at] !== undefined && name !== y[at])
  return row < 0 ? [] : [veto('other-definition', 'overlap', [x[row], y[row]])]
}
