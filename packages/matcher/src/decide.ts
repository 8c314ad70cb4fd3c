import type { Relation } from '@crossvenue/venues'
import { type Assessment, isSure } from './assess.ts'
import { type Comparison, rulesOf, textOfSide } from './compare/comparison.ts'
import type { EvidenceItem, Ref } from './edge.ts'
import type { Proposition } from './extract/proposition.ts'
import type { KnownRelation } from './known-relations.ts'
import { isMerging } from './pair-events.ts'
import { fittedWeights, toEvidence } from './score.ts'

/** Two questions as assessed by themselves (`found`) and as the edges of the catalogue relate them (`known`). */
export interface ExplainedPair {
  a: Proposition
  b: Proposition
  found: Assessment
  known?: KnownRelation | undefined
}

/** The relation to state for a pair, and why, in words. */
interface Decision {
  /** Absent where they are unrelated, or not sure enough for an edge. */
  relation?: Relation
  confidence: number
  reason: string
  evidence: readonly EvidenceItem[]
}

/**
 * Returns the relation of two questions: that of the catalogue where it has one, else that of the two by themselves. Two
 * that are identical or opposite by themselves and still no edge have no relation: the catalogue decided against it.
 */
export function decide({ a, b, found, known }: ExplainedPair): Decision {
  const evidence = toEvidence(found.evidence, fittedWeights)
  if (known) return ofCatalogue(known, found, evidence)
  const { relation, confidence } = found
  const none = (reason: string): Decision => ({ confidence: 0, reason, evidence })
  if (relation === undefined) {
    const deciding = found.evidence.find((comparison) => comparison.relation === 'unrelated')
    return none(deciding ? `unrelated: different ${withValues(deciding)}` : 'unrelated')
  }
  if (!isSure(found)) {
    const heaviest = heaviestOf(found.evidence)
    return none(`not enough evidence for ${relation}${heaviest ? `: ${heaviest.verdict} ${withValues(heaviest)}` : ''}`)
  }
  if (a.ref.venue === b.ref.venue)
    return { relation, confidence, reason: `${relation} by itself; markets of one venue have no edge`, evidence }
  if (isMerging({ relation })) return none(`${relation} by itself, but no edge: another counterpart fits better`)
  return { relation, confidence, reason: reasonOf(relation, found.evidence), evidence }
}

function ofCatalogue(known: KnownRelation, found: Assessment, own: readonly EvidenceItem[]): Decision {
  const { relation, confidence, through = [] } = known
  const agrees = found.relation === relation
  const evidence = known.evidence?.() ?? (agrees ? own : [])
  if (through.length > 0)
    return { relation, confidence, reason: `${relation} through ${through.map(named).join(', ')}`, evidence }
  const reason = agrees ? reasonOf(relation, found.evidence) : reasonOfItems(relation, evidence)
  return { relation, confidence, reason, evidence }
}

const named = ({ venue, eventId, marketId }: Ref) =>
  `${venue}:${eventId}${marketId === undefined ? '' : `/${marketId}`}`

const reasonOf = (relation: Relation, comparisons: readonly Comparison[]): string =>
  reasonFrom(relation, decidingOf(comparisons, relation).map(withValues))

/** The reason for a relation that shows only in the catalogue: by a list of answers, or by the days of other games. */
function reasonOfItems(relation: Relation, evidence: readonly EvidenceItem[]): string {
  const vetoes = evidence.filter(({ verdict }) => verdict === 'veto')
  return reasonFrom(
    relation,
    vetoes.map(({ comparison, a, b, rules = [] }) => withSides(comparison, [a, b], rules)),
  )
}

const reasonFrom = (relation: Relation, vetoes: readonly string[]): string =>
  vetoes.length > 0 ? `${relation}: different ${vetoes.join(', ')}` : `${relation}: nothing that counts differs`

/**
 * Returns the vetoes that decide the relation. For "disjoint" one veto is enough, whatever relation the others leave.
 */
function decidingOf(evidence: readonly Comparison[], relation: Relation): Comparison[] {
  const vetoes = evidence.filter(({ verdict }) => verdict === 'veto')
  const excluding = vetoes.filter((comparison) => comparison.relation === 'disjoint')
  return relation === 'disjoint' && excluding.length > 0 ? excluding : vetoes
}

/** Returns the comparison that counts most against the relation. */
function heaviestOf(evidence: readonly Comparison[]): Comparison | undefined {
  const weights = toEvidence(evidence, fittedWeights).map(({ weight }) => weight)
  const least = Math.min(...weights)
  return least < 0 ? evidence[weights.indexOf(least)] : undefined
}

/** Returns a comparison as text: the compared part, both values and the matching rule. */
const withValues = (comparison: Comparison): string =>
  withSides(comparison.comparison, comparison.sides.map(textOfSide), rulesOf(comparison))

function withSides(part: string, [a, b]: readonly (string | undefined)[], rules: readonly string[]): string {
  const values = a === undefined && b === undefined ? [] : [`(${a ?? 'not stated'} / ${b ?? 'not stated'})`]
  return [part, ...values, ...rules.map((rule) => `[${rule}]`)].join(' ')
}
