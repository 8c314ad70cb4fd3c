import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

/** Compares what counts as a meeting: a meeting in person is one of all meetings. */
export function compareContact({ contact: x }: Proposition, { contact: y }: Proposition): Comparison[] {
  if (x === undefined || y === undefined || x === y) return []
  return [veto('in-person-beside-calls', x === 'in person' ? 'inside' : 'contains', [x, y])]
}
