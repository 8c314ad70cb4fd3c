import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

/**
 * Returns a veto where one market settles YES only for a meeting in person and the other for a call too. Empty where
 * both count the same, or either does not say.
 */
export function compareContact({ contact: x }: Proposition, { contact: y }: Proposition): Comparison[] {
  if (x === undefined || y === undefined || x === y) return []
  return [veto('in-person-beside-calls', x === 'in person' ? 'inside' : 'contains', [x, y])]
}
