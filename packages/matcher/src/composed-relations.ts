import type { Relation } from '@crossvenue/venues'

/**
 * Returns the relations that X and Y may have if X has the relation `first` to P, and P the relation `second` to Y: what
 * is part of a part is part of the whole, and a part of what excludes Y excludes Y too. All relations where the two say
 * nothing about X and Y.
 */
export const composedRelations = (first: Relation, second: Relation): ReadonlySet<Relation> =>
  composed.get(`${first} ${second}`) ?? new Set()

// Three questions divide all worlds into eight regions: in which of X, P and Y come true. A region is a number of three
// bits, and each of the 256 sets of regions is one way in which three questions can relate. Trying all of them leaves
// no case to be forgotten.
const [X, P, Y] = [1, 2, 4] as const
type Question = typeof X | typeof P | typeof Y

const composed = new Map<string, Set<Relation>>()
for (let ways = 0; ways < 1 << 8; ways++) {
  const regions = Array.from({ length: 8 }, (_, region) => region).filter((region) => ways & (1 << region))
  const relations = [relationOf(X, P), relationOf(P, Y), relationOf(X, Y)] as const
  const [first, second, found] = relations
  if (!first || !second || !found) continue
  const key = `${first} ${second}`
  composed.set(key, (composed.get(key) ?? new Set()).add(found))

  /** The relation of two questions in these regions; undefined where one of them is certain. */
  function relationOf(one: Question, other: Question): Relation | undefined {
    const exists = (ofOne: boolean, ofOther: boolean) =>
      regions.some((region) => Boolean(region & one) === ofOne && Boolean(region & other) === ofOther)
    const [both, onlyOne, onlyOther, neither] = [
      exists(true, true),
      exists(true, false),
      exists(false, true),
      exists(false, false),
    ]
    const isOpen = (both || onlyOne) && (onlyOther || neither) && (both || onlyOther) && (onlyOne || neither)
    if (!isOpen) return undefined
    if (!both) return neither ? 'disjoint' : 'complement'
    if (onlyOne) return onlyOther ? 'overlap' : 'superset'
    return onlyOther ? 'subset' : 'identity'
  }
}
