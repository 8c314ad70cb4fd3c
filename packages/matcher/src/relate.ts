import type { Relation } from '@crossvenue/venues'
import { type Comparison, textOfSide } from './compare/comparison.ts'
import { relationNames } from './compare/relation-of-sets.ts'
import type { SetRelation } from './extract/interval.ts'

/**
 * Returns the relation of A to B that follows from all comparisons: identity without vetoes, undefined if one finds the
 * questions unrelated. If A is inside B in all vetoes, it is a subset; if the two exclude each other in one, they are
 * disjoint; if vetoes leave different relations, it is an overlap.
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
    // two answers that may both be right overlap, whatever else differs
    // and so may the votes of one candidate and the lead of another one
    if ((rules === 'other-answer' || rules === 'votes-beside-margin') && relation === 'overlap') both = true
  }
  // first place in one stage and second place in another may both come true, and any place with a share of the votes
  const stages = comparisons.some(
    ({ comparison, relation, rules }) =>
      relation === 'overlap' && (comparison === 'stage' || rules === 'votes-beside-win'),
  )
  // numbers of two different things do not exclude each other, and neither do places on two charts
  const things = stages || comparisons.some(isOtherThing)
  // second place in the first round does not exclude winning in the end
  const places = apart.has('place') && ([...apart].some((part) => !OF_ONE_CONTEST.has(part)) || things)
  // answers that exclude each other on one day may come true on two days
  const days = comparisons.some(
    ({ comparison, relation, rules }) =>
      comparison === 'window' &&
      (relation === 'overlap' ||
        (rules === 'held-until' && apart.size > 0) ||
        (relation !== undefined && apart.has('numbers') && !comparisons.some(holdsAtAllTimes))),
  )
  const measured = apart.size === 1 && apart.has('numbers') && things
  // a side may lose a map and win the match
  const parts =
    apart.size === 1 &&
    apart.has('bet') &&
    comparisons.some(({ comparison, relation }) => PARTS_OF_GAMES.has(comparison) && relation === 'overlap')
  const found = both || places || days || measured || parts ? 'overlap' : combine(kinds)
  const relation = found && comparisons.some((comparison) => isOpenNumber(comparison, found)) ? 'overlap' : found
  // two negations cancel out: "not above 3" and "3 or below"
  if (negations % 2 === 0) return relation
  if (relation === 'identity') return 'complement'
  const denial = negations === 1 ? comparisons.find(({ comparison }) => comparison === 'polarity') : undefined
  return relation && denial ? denied(relation, denial) : 'overlap'
}

/**
 * Returns the relation of A to B where one of them denies what was compared: what excludes B is a part of not B, and what
 * is a part of B excludes not B.
 */
function denied(relation: Relation, { sides: [a, b] }: Comparison): Relation {
  const deniesA = a !== undefined && b === undefined
  const deniesB = b !== undefined && a === undefined
  if (relation === 'disjoint' && (deniesA || deniesB)) return deniesA ? 'superset' : 'subset'
  return (relation === 'superset' && deniesA) || (relation === 'subset' && deniesB) ? 'disjoint' : 'overlap'
}

/**
 * Whether the question that would contain the other states a number, such as a share of votes, or a deadline, which the
 * other does not.
 */
const isOpenNumber = ({ verdict, comparison, sides: [a, b] }: Comparison, relation: Relation) =>
  verdict === 'missing' &&
  (comparison === 'numbers' || comparison === 'end') &&
  ((relation === 'superset' && textOfSide(a) !== undefined) || (relation === 'subset' && textOfSide(b) !== undefined))

/** The comparisons of one contest, beside which two places of one side exclude each other. */
const OF_ONE_CONTEST: ReadonlySet<string> = new Set(['numbers', 'place', 'stage'])
const PARTS_OF_GAMES: ReadonlySet<string> = new Set(['half', 'inning', 'map', 'series'])

/**
 * Whether two margins were compared, of which an election has one whatever the times of its listings, or a change with
 * none in a longer time.
 */
const holdsAtAllTimes = ({ rules }: Comparison) => rules === 'other-margin' || rules === 'change-beside-none'

const isOtherThing = ({ comparison, relation }: Comparison) => OTHER_THINGS.has(comparison) && relation === 'overlap'
const OTHER_THINGS: ReadonlySet<string> = new Set(['definition', 'record', 'source', 'words'])

function combine(kinds: Set<SetRelation>): Relation {
  kinds.delete('equal')
  if (kinds.has('disjoint')) return 'disjoint'
  const [kind = 'equal', ...others] = kinds
  return others.length > 0 ? 'overlap' : relationNames[kind]
}
