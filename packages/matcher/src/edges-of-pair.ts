import type { Edge, EvidenceItem, Ref } from './edge.ts'
import { judge, outcomesOf } from './judge.ts'
import { compareRefs } from './order.ts'
import { evidenceOf } from './overrides.ts'
import { type Given, type Match, merges } from './pair-events.ts'
import { weighed } from './score.ts'

/** Edges of two events, with the reasons: one per pair of ends, the surest, in the order of the ends. */
export function edgesOfPair(matches: readonly Match[], given: Given): Edge[] {
  const best: Match[] = []
  for (const match of matches.toSorted(byEnds)) {
    const last = best.at(-1)
    if (last && endsOf(last).every((end, side) => compareRefs(end, endsOf(match)[side] as Ref) === 0)) continue
    best.push(match)
  }
  return best.map((match) => edgeOf(match, given))
}

/** Of two with the same ends the surer one first. */
function byEnds(x: Match, y: Match): number {
  const [p, q] = [endsOf(x), endsOf(y)]
  return compareRefs(p[0], q[0]) || compareRefs(p[1], q[1]) || rank(y) - rank(x) || y.logOdds - x.logOdds
}

const rank = (match: Match) => match.confidence + (merges(match) ? 1 : 0)

/** A market and an event that names no answers relate as events. */
function endsOf({ a, b }: Match): readonly [Ref, Ref] {
  const whole = a.ref.marketId === undefined || b.ref.marketId === undefined
  return whole ? [eventOf(a.ref), eventOf(b.ref)] : [a.ref, b.ref]
}

const eventOf = ({ venue, eventId }: Ref): Ref => ({ venue, eventId })

function edgeOf(match: Match, given: Given): Edge {
  const { relation, confidence } = match
  const [a, b] = endsOf(match)
  const merging = a.marketId !== undefined && (relation === 'identity' || relation === 'complement')
  const outcomes = merging ? outcomesOf(match.a, match.b, relation) : []
  return withEvidence({ a, b, relation, confidence: Math.round(confidence * 1e4) / 1e4, outcomes }, match, given)
}

/** The evidence is found when it is read: of a million edges few are ever asked why. */
function withEvidence(edge: Omit<Edge, 'evidence'>, { a, b }: Match, { rulings, weights }: Given): Edge {
  const find = (): EvidenceItem[] => {
    const ruling = rulings(a.ref, b.ref)
    return weighed(ruling ? [evidenceOf(ruling)] : judge(a, b, weights).evidence, weights)
  }
  return Object.defineProperty(Object.defineProperty(edge, FIND, { value: find }), 'evidence', EVIDENCE) as Edge
}

const FIND = Symbol('find')
/** One getter for all edges: where each has its own, making it takes longer than all the rest of the edge. */
const EVIDENCE: PropertyDescriptor & ThisType<{ [FIND]: () => EvidenceItem[] }> = {
  enumerable: true,
  get() {
    return this[FIND]()
  },
}
