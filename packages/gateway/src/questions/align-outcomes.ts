import { createGroups } from '../store/groups.ts'
import type { MarketEdge } from '../store/store.ts'

/**
 * The outcomes of a market that settle with the `yes` side and with the `no` side of its question; absent if unknown.
 */
export interface Sides {
  yes?: string
  no?: string
}

/**
 * Returns for each member the outcomes that settle alike. It follows the strongest edges from the first member on, so
 * that a weaker edge that contradicts them has no effect; the first stated outcome of this member is `yes`.
 */
export function alignOutcomes(members: readonly string[], edges: readonly MarketEdge[]): Map<string, Sides> {
  const neighbours = strongest(members, edges)
  const aligned = new Map<string, Sides>()
  for (const member of members) {
    const [first] = neighbours.get(member) ?? []
    if (aligned.has(member) || !first) continue
    aligned.set(member, { yes: first.pairs[0]?.[0] ?? '' })
    // A map also yields entries that are added during the loop, so this is a breadth-first search.
    const reached = new Set([member])
    for (const from of reached) {
      for (const { to, pairs } of neighbours.get(from) ?? []) {
        const sides = aligned.get(from) ?? {}
        for (const [ours] of pairs) if (ours !== sides.yes && ours !== sides.no) place(sides, ours)
        if (reached.has(to)) continue
        reached.add(to)
        const theirs: Sides = {}
        for (const [ours, other] of pairs) {
          if (ours === sides.yes) theirs.yes = other
          else if (ours === sides.no) theirs.no = other
        }
        aligned.set(to, theirs)
      }
    }
  }
  return aligned
}

/** Puts an outcome on the side that is still free: a question has two sides. */
function place(sides: Sides, outcome: string): void {
  if (sides.yes === undefined) sides.yes = outcome
  else sides.no ??= outcome
}

interface Neighbour {
  to: string
  pairs: [ours: string, theirs: string][]
}

/** Returns the neighbours of each member along the maximum spanning tree; edges are sorted, the most confident first. */
function strongest(members: readonly string[], edges: readonly MarketEdge[]): Map<string, Neighbour[]> {
  const inside = new Set(members)
  const groups = createGroups()
  const neighbours = new Map<string, Neighbour[]>()
  const add = (from: string, neighbour: Neighbour) => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), neighbour])
  }
  for (const { a, b, confidence, outcomes } of edges) {
    if (!inside.has(a) || !inside.has(b) || outcomes.length === 0 || groups.root(a) === groups.root(b)) continue
    groups.unite(a, b, confidence)
    add(a, { to: b, pairs: outcomes.map((pair) => [pair.a, pair.b]) })
    add(b, { to: a, pairs: outcomes.map((pair) => [pair.b, pair.a]) })
  }
  return neighbours
}
