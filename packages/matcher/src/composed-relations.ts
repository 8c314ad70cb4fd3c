import type { Relation } from '@crossvenue/venues'
import { relationNames, relationOf } from './compare/relation-of-sets.ts'

/**
 * Returns the relations that X and Y may have if X has the relation `first` to P, and P the relation `second` to Y: what
 * is part of a part is part of the whole, and a part of what excludes Y excludes Y too. All relations where the two say
 * nothing about X and Y.
 */
export const composedRelations = (first: Relation, second: Relation): ReadonlySet<Relation> =>
  composed.get(`${first} ${second}`) ?? new Set()

// In a world each of X, P and Y comes true or not, so that there are eight kinds of worlds, here numbers of three bits. Each
// of the 256 sets of kinds is one way in which three questions can relate. Trying all of them leaves no case to be
// forgotten.
const [X, P, Y] = [1, 2, 4] as const
type Question = typeof X | typeof P | typeof Y

const composed = new Map<string, Set<Relation>>()
for (let ways = 0; ways < 1 << 8; ways++) {
  const worlds = Array.from({ length: 8 }, (_, world) => world).filter((world) => ways & (1 << world))
  const relationIn = (one: Question, other: Question) =>
    relationOf((ofOne, ofOther) =>
      worlds.some((world) => Boolean(world & one) === ofOne && Boolean(world & other) === ofOther),
    )
  const [first, second, found] = [relationIn(X, P), relationIn(P, Y), relationIn(X, Y)]
  if (!first || !second || !found) continue
  const key = `${relationNames[first]} ${relationNames[second]}`
  composed.set(key, (composed.get(key) ?? new Set()).add(relationNames[found]))
}
