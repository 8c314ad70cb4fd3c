import type { SetRelation } from '../extract/interval.ts'
import type { Qualifiers } from '../extract/qualifiers.ts'
import { teamsLeft } from '../knowledge/stages.ts'
import { agree, type Comparison, veto } from './comparison.ts'

type Ranks = readonly [best: number, worst: number]

/**
 * Ranks that are lower than any number in a question: the upper half ends before them, then follow the lower half, the
 * relegated places and the last ones.
 */
const UPPER_HALF = 1000
const RELEGATED = 1500
const LAST = 2000

/** Returns the places in a ranking for which a question settles YES; undefined where it is not about a place. */
function ranksOf({ place, top, reach }: Qualifiers): Ranks | undefined {
  if (place === 'last') return [LAST, LAST]
  if (place === 'relegated') return [RELEGATED, LAST]
  const bottom = place && /^bottom (.*)/.exec(place)?.[1]
  if (bottom) return [bottom === 'half' ? UPPER_HALF + 1 : LAST + 1 - Number(bottom), LAST]
  const [best, worst] = place?.split('..').map(Number) ?? []
  if (best !== undefined && worst !== undefined) return [best, worst]
  if (place !== undefined) return [Number.parseInt(place, 10), place.endsWith('+') ? LAST : Number(place)]
  const reached = reach === undefined ? undefined : teamsLeft.get(reach)
  if (reached !== undefined) return [1, reached]
  if (top === 'half') return [1, UPPER_HALF]
  return top === undefined || top === 'cut' ? undefined : [1, Number(top)]
}

/**
 * Returns the comparison of the places in a ranking that two questions are about: "second place" is inside "top 2".
 * Undefined where either is about no place, or where neither is about an exact place.
 */
export function compareRanks(a: Qualifiers, b: Qualifiers): Comparison | undefined {
  const [x, y] = [ranksOf(a), ranksOf(b)]
  if (!x || !y || (a.place === undefined && b.place === undefined)) return undefined
  const sides = [show(a), show(b)] as const
  const relation = lieOf(x, y)
  return relation === 'equal' ? agree('place', 'scope agrees', sides) : veto('other-places', relation, sides)
}

const show = ({ place, top, reach }: Qualifiers) => place ?? (top === undefined ? reach : `top ${top}`)

/** Returns the relation of two values of "top": "top 5" is inside the upper half, and of the top 10 this is not known. */
export const relateTops = (x: string, y: string): SetRelation =>
  lieOf(ranksOf({ top: x }) ?? MADE_CUT, ranksOf({ top: y }) ?? MADE_CUT)

const MADE_CUT: Ranks = [1, LAST - 1]

function lieOf(x: Ranks, y: Ranks): SetRelation {
  const [[best, worst], [from, to]] = [x, y]
  if (best === from && worst === to) return 'equal'
  if (best > to || from > worst) return 'disjoint'
  if (best >= from && worst <= to) return isSurelyIn(x, y) ? 'inside' : 'overlap'
  if (best <= from && worst >= to) return isSurelyIn(y, x) ? 'contains' : 'overlap'
  return 'overlap'
}

/** Whether places lie inside others whose number differs between leagues: at least two teams are relegated. */
function isSurelyIn([best, worst]: Ranks, [from, to]: Ranks): boolean {
  if (to === UPPER_HALF) return worst <= LEAST_HALF
  const least = from === RELEGATED ? 2 : from === UPPER_HALF + 1 ? LEAST_HALF : LAST
  return best >= UPPER_HALF ? best === RELEGATED || LAST - best < least : true
}

/** The places of half of a small league. */
const LEAST_HALF = 5
