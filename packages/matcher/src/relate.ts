import type { Relation } from '@crossvenue/venues'
import type { Comparison } from './compare/comparison.ts'
import type { SetRelation } from './extract/interval.ts'

/**
 * Returns the relation that the vetoes among comparisons leave; identity where there is none, undefined where one finds
 * the two unrelated. Inside in all parts is a subset, apart in one is disjoint, anything mixed is an overlap.
 */
export function relate(comparisons: readonly Comparison[]): Relation | undefined {
  const kinds = new Set<SetRelation>()
  let both = false
  const apart = new Set<string>()
  let negations = 0
  for (const { comparison, relation, rules } of comparisons) {
    if (relation === 'unrelated') return undefined
    if (relation !== undefined) kinds.add(relation)
    if (relation === 'disjoint') apart.add(comparison)
    if (comparison === 'polarity') negations++
    // two answers that may both be right, whatever else differs
    if (rules === 'other-answer' && relation === 'overlap') both = true
  }
  // who is first and who is second are two
  const stages = comparisons.some(({ comparison, relation }) => comparison === 'stage' && relation === 'overlap')
  // ... and who is second in the first round may win in the end
  const places = apart.has('place') && (apart.size > 1 || stages)
  // what excludes each other on one day, or in one month, may come true one after the other
  const days = comparisons.some(
    ({ comparison, relation }) =>
      comparison === 'window' && (relation === 'overlap' || (relation !== undefined && isMeasured(apart))),
  )
  // numbers of two things
  const measured = apart.size === 1 && apart.has('numbers') && comparisons.some(isOtherThing)
  const relation = both || places || days || measured ? 'overlap' : combine(kinds)
  // "not above 3" and "3 or below": two turns are none
  if (negations % 2 === 0) return relation
  return relation === 'identity' ? 'complement' : 'overlap'
}

const isMeasured = (apart: ReadonlySet<string>) => apart.has('numbers')

const isOtherThing = ({ comparison, relation }: Comparison) => comparison === 'words' && relation === 'overlap'

function combine(kinds: Set<SetRelation>): Relation {
  kinds.delete('equal')
  if (kinds.size === 0) return 'identity'
  if (kinds.has('disjoint')) return 'disjoint'
  if (kinds.size > 1 || kinds.has('overlap')) return 'overlap'
  return kinds.has('inside') ? 'subset' : 'superset'
}
