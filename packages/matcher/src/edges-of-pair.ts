import { assess, pairOutcomes } from './assess.ts'
import type { Comparison } from './compare/comparison.ts'
import type { Edge, EvidenceItem, Ref } from './edge.ts'
import { compareRefs, eventOf } from './order.ts'
import { comparisonOfRuling } from './overrides/rulings.ts'
import { isMerging, type PropositionMatch, type RulingsAndWeights } from './pair-events.ts'
import { toEvidence, type Weights } from './score.ts'

/**
 * Returns the matches of two events as edges, sorted by the ids of their ends; of several matches with the same ends,
 * only the surest. The evidence of an edge is computed by `explain` when it is first read.
 */
export function edgesOfPair(matches: readonly PropositionMatch[], given: RulingsAndWeights, explain: Explain): Edge[] {
  const found = matches.map((match): Found => ({ match, ends: endsOf(match) })).sort(bySurestOfEnds)
  const best = found.filter((one, index) => index === 0 || byEnds(one, found[index - 1] as Found) !== 0)
  return best.map((one) => edgeOf(one, given, explain))
}

/** Runs the search for the evidence of an edge; reports a failure and returns an empty list if it throws. */
type Explain = (find: () => EvidenceItem[]) => EvidenceItem[]

interface Found {
  match: PropositionMatch
  ends: readonly [Ref, Ref]
}

const byEnds = ({ ends: x }: Found, { ends: y }: Found) => compareRefs(x[0], y[0]) || compareRefs(x[1], y[1])

const bySurestOfEnds = (x: Found, y: Found) =>
  byEnds(x, y) || rank(y.match) - rank(x.match) || y.match.logOdds - x.match.logOdds

const rank = (match: PropositionMatch) => match.confidence + (isMerging(match) ? 1 : 0)

/**
 * Returns the ids at the ends of an edge. If one of the two questions is that of an event as a whole, both ends are
 * events.
 */
function endsOf({ a, b }: PropositionMatch): readonly [Ref, Ref] {
  const whole = a.ref.marketId === undefined || b.ref.marketId === undefined
  return whole ? [eventOf(a.ref), eventOf(b.ref)] : [a.ref, b.ref]
}

function edgeOf({ match, ends: [a, b] }: Found, given: RulingsAndWeights, explain: Explain): Edge {
  const { relation, confidence } = match
  const merging = a.marketId !== undefined && (relation === 'identity' || relation === 'complement')
  const outcomes = merging ? pairOutcomes(match.a, match.b, relation) : []
  return withEvidence(
    { a, b, relation, confidence: Math.round(confidence * 1e4) / 1e4, outcomes },
    match,
    given,
    explain,
  )
}

/**
 * Returns the edge with a property that computes the evidence when it is read: callers read the evidence of few of a
 * million edges.
 */
function withEvidence(
  edge: Omit<Edge, 'evidence'>,
  match: PropositionMatch,
  { rulings, weights }: RulingsAndWeights,
  explain: Explain,
): Edge {
  const { a, b } = match
  const find = () =>
    explain(() => {
      const ruling = rulings(a.ref, b.ref)
      return toEvidence(ruling ? [comparisonOfRuling(ruling)] : evidenceFor(match, weights), weights)
    })
  return Object.defineProperty(Object.defineProperty(edge, FIND, { value: find }), 'evidence', EVIDENCE) as Edge
}

function evidenceFor({ a, b, listed }: PropositionMatch, weights: Weights): readonly Comparison[] {
  return listed ? assess(listed.a, listed.b, weights, listed.comparisons).evidence : assess(a, b, weights).evidence
}

const FIND = Symbol('find')
/** One getter for all edges. Making one for each edge takes longer than the rest of the edge. */
const EVIDENCE: PropertyDescriptor & ThisType<{ [FIND]: () => EvidenceItem[] }> = {
  enumerable: true,
  get() {
    return this[FIND]()
  },
}
