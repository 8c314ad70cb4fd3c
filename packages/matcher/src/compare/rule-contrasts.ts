import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

/**
 * Returns a veto where the rules of two questions choose different definitions of what they ask: box office at home or
 * in the world, the next holder of a post or the one after an election. Empty where either says nothing of it, or names
 * both.
 */
export function compareRuleContrasts(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [definitionsOf(a), definitionsOf(b)]
  const row = x.findIndex((name, at) => name !== undefined && y[at] !== undefined && name !== y[at])
  return row < 0 ? [] : [veto('other-definition', 'overlap', [x[row], y[row]])]
}

const definitionsOf = ({ terms: { choice, definitions = [] } = {} }: Proposition) => [choice, ...definitions]
