import type { Relation } from '@crossvenue/venues'
import type { SetRelation } from '../extract/interval.ts'

/** The relation of two sets, or that exactly one of them holds. */
export type Found = SetRelation | 'opposite'

/** The relations of questions by those of the sets of cases in which they come true. */
export const relationNames = {
  equal: 'identity',
  opposite: 'complement',
  inside: 'subset',
  contains: 'superset',
  overlap: 'overlap',
  disjoint: 'disjoint',
} as const satisfies Record<Found, Relation>

/** Returns the relation of two sets by the combinations that occur; undefined where one always holds, or never. */
export function relationOf(occurs: (one: boolean, other: boolean) => boolean): Found | undefined {
  const [both, onlyA] = [occurs(true, true), occurs(true, false)]
  const [onlyB, none] = [occurs(false, true), occurs(false, false)]
  if (!((both || onlyA) && (onlyB || none) && (both || onlyB) && (onlyA || none))) return undefined
  if (!both) return none ? 'disjoint' : 'opposite'
  if (onlyA) return onlyB ? 'overlap' : 'contains'
  return onlyB ? 'inside' : 'equal'
}
