import type { Relation } from '@crossvenue/venues'
import { composedRelations } from './composed-relations.ts'
import { type Edge, type Ref, reversed } from './edge.ts'
import { refKey } from './order.ts'

/** Three relations of markets that cannot all be right. */
export interface Contradiction {
  x: Ref
  p: Ref
  y: Ref
  /** The relations of X to P, of P to Y and of X to Y, of which at least one is wrong. */
  relations: readonly [xp: Relation, py: Relation, xy: Relation]
  /** The confidence of the edges between X and P and between P and Y. */
  confidences: readonly [xp: number, py: number]
}

interface Step {
  to: Ref
  relation: Relation
  confidence: number
}

/**
 * Returns the edges between markets that contradict each other, three markets at a time. It needs no labels: at least one
 * of the three relations is wrong, whatever the questions say. `relate` returns the relation of two markets of one venue,
 * which have no edge; without it only markets of three venues are looked at.
 */
export function* contradictions(
  edges: Iterable<Pick<Edge, 'a' | 'b' | 'relation' | 'confidence'>>,
  relate: (x: Ref, y: Ref) => Relation | undefined = () => undefined,
): Generator<Contradiction> {
  const steps = new Map<string, Map<string, Step>>()
  const add = (from: Ref, step: Step) => {
    const known = steps.get(refKey(from)) ?? new Map<string, Step>()
    steps.set(refKey(from), known.set(refKey(step.to), step))
  }
  const markets = new Map<string, Ref>()
  for (const { a, b, relation, confidence } of edges) {
    if (a.marketId === undefined || b.marketId === undefined) continue
    add(a, { to: b, relation, confidence })
    add(b, { to: a, relation: reversed(relation), confidence })
    for (const ref of [a, b]) markets.set(refKey(ref), ref)
  }
  for (const [key, p] of markets) {
    const around = [...(steps.get(key)?.values() ?? [])]
    for (const [index, { to: x, relation, confidence }] of around.entries()) {
      for (const { to: y, relation: py, confidence: other } of around.slice(index + 1)) {
        const xp = reversed(relation)
        const possible = composedRelations(xp, py)
        const isOneVenue = x.venue === y.venue
        // only what two relations settle is worth the comparison of two markets of one venue
        if (possible.size === ALL || (isOneVenue && possible.size > 1)) continue
        const xy = isOneVenue ? relate(x, y) : steps.get(refKey(x))?.get(refKey(y))?.relation
        if (xy === undefined || possible.has(xy)) continue
        // three venues contradict each other at each of the three markets
        if (!isOneVenue && (refKey(x) < key || refKey(y) < key)) continue
        yield { x, p, y, relations: [xp, py, xy], confidences: [confidence, other] }
      }
    }
  }
}

const ALL = 6
