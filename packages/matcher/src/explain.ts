import type { Relation, UnifiedEvent } from '@crossvenue/venues'
import { type Assessment, assess, isSure } from './assess.ts'
import { type Comparison, rulesOf, textOfSide } from './compare/comparison.ts'
import { showGame, showSelection } from './compare/game-questions.ts'
import type { EvidenceItem, Ref } from './edge.ts'
import { readEvent } from './extract/event.ts'
import { showInterval } from './extract/interval.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { showTime } from './extract/time.ts'
import { match } from './match.ts'
import { type Override, type Ruling, type Rulings, readRulings } from './overrides/rulings.ts'
import { fittedWeights, toEvidence } from './score.ts'
import { type SettlementNote, settlementNotes } from './settlement-notes.ts'

/**
 * One part of two propositions side by side, as text: words, numbers, time. The value of a proposition that does not
 * state it is absent.
 */
export interface ReadPart {
  part: string
  a?: string
  b?: string
}

/** The relation of two markets with all that was read and compared, and a sentence that states the reason. */
export interface Explanation {
  a: Ref
  b: Ref
  /** Absent if the two are unrelated. An operator's ruling replaces the relation that was found. */
  relation?: Relation
  /** Confidence in the relation of this pair alone; assignment may still drop it for a better partner. */
  confidence: number
  /** A sentence with the comparison and the matching rule that decided. */
  reason: string
  /** The two propositions side by side. */
  read: readonly ReadPart[]
  evidence: readonly EvidenceItem[]
  /** The operator's ruling, if there is one; the evidence is still that of the matcher. */
  override?: Ruling
  /** The clauses in which the resolution rules of two related markets differ. */
  settlement: readonly SettlementNote[]
}

/** A market of an event by its id; without `marketId` the event as a whole. */
export interface MarketOrEvent {
  event: UnifiedEvent
  marketId?: string
}

interface ExplainOptions {
  overrides?: readonly Override[]
}

/**
 * Returns the relation of two markets (or events as wholes) with its reasons. Throws if an event has no market with the
 * given id.
 */
export function explainPair(a: MarketOrEvent, b: MarketOrEvent, options: ExplainOptions = {}): Explanation {
  const [one, other] = [propositionOf(a), propositionOf(b)]
  return explained({ a: one, b: other, found: assess(one, other) }, contextOf(a.event, b.event, options))
}

function propositionOf({ event, marketId }: MarketOrEvent): Proposition {
  const { eventQuestion, markets } = readEvent(event)
  const proposition = marketId === undefined ? eventQuestion : markets.find(({ ref }) => ref.marketId === marketId)
  if (!proposition) throw new Error(`${event.title} has no market ${marketId}`)
  return proposition
}

/**
 * Returns, for each market of event A, the explanation of its relation to the likeliest counterpart in B, the surest
 * first. Empty where B has no questions.
 */
export function explain(a: UnifiedEvent, b: UnifiedEvent, options: ExplainOptions = {}): Explanation[] {
  const [one, other] = [readEvent(a), readEvent(b)]
  const context = contextOf(a, b, options)
  return questionsOf(one)
    .flatMap((mine) => counterpartOf(mine, questionsOf(other)) ?? [])
    .sort((x, y) => likelihood(y.found) - likelihood(x.found))
    .map((pair) => explained(pair, context))
}

/** The events of two propositions, and the rulings about them. */
interface Context {
  a: UnifiedEvent
  b: UnifiedEvent
  rulings: Rulings
  /** Keys of the pairs that are edges. */
  kept: ReadonlySet<string>
}

function contextOf(a: UnifiedEvent, b: UnifiedEvent, { overrides = [] }: ExplainOptions): Context {
  const edges = match([a, b], { overrides })
  const kept = new Set(edges.flatMap((edge) => [pairOf(edge.a, edge.b), pairOf(edge.b, edge.a)]))
  return { a, b, rulings: readRulings(overrides), kept }
}

interface Pair {
  a: Proposition
  b: Proposition
  found: Assessment
}

const questionsOf = ({ markets, nameless, eventQuestion }: EventRecord) =>
  nameless || markets.length === 0 ? [eventQuestion] : markets

function counterpartOf(a: Proposition, others: readonly Proposition[]): Pair | undefined {
  const pairs = others.map((b): Pair => ({ a, b, found: assess(a, b) }))
  return pairs.sort((x, y) => likelihood(y.found) - likelihood(x.found))[0]
}

/**
 * Returns a number that ranks related pairs before unrelated ones, and unrelated pairs by how many comparisons were
 * made.
 */
function likelihood({ relation, confidence, evidence }: Assessment): number {
  const heard = toEvidence(evidence, fittedWeights).reduce((sum, { weight }) => sum + Math.max(weight, 0), 0)
  return (relation === undefined ? 0 : 10 + confidence) + heard / 100
}

function explained({ a, b, found }: Pair, context: Context): Explanation {
  const override = context.rulings(a.ref, b.ref)
  const relation = override ? related(override) : found.relation
  const [one, other] = [ruledOf(context.a, a.ref), ruledOf(context.b, b.ref)]
  return {
    a: a.ref,
    b: b.ref,
    ...(relation && { relation }),
    confidence: override ? 1 : found.confidence,
    reason: override
      ? `ruled by the operator: ${override.relation}`
      : reasonOf(found, context.kept.has(pairOf(a.ref, b.ref))),
    read: readParts(a, b),
    evidence: toEvidence(found.evidence, fittedWeights),
    ...(override && { override }),
    settlement: relation ? settlementNotes(one, other) : [],
  }
}

const related = ({ relation }: Ruling): Relation | undefined => (relation === 'none' ? undefined : relation)

const ruledOf = (event: UnifiedEvent, { marketId }: Ref) => ({
  event,
  market: event.markets.find((market) => market.marketId === marketId),
})

function reasonOf(found: Assessment, kept: boolean): string {
  const { relation, evidence } = found
  if (relation === undefined) {
    const deciding = evidence.find((comparison) => comparison.relation === 'unrelated')
    return deciding ? `unrelated: different ${withValues(deciding)}` : 'unrelated'
  }
  if (!isSure(found)) {
    const heaviest = heaviestOf(evidence)
    return `not enough evidence for ${relation}${heaviest ? `: ${heaviest.verdict} ${withValues(heaviest)}` : ''}`
  }
  if (!kept) return `${relation} by itself, but no edge: the venue is the same, or another counterpart fits better`
  const vetoes = decidingOf(evidence, relation)
  return vetoes.length > 0
    ? `${relation}: different ${vetoes.map(withValues).join(', ')}`
    : `${relation}: nothing that counts differs`
}

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
function withValues(comparison: Comparison): string {
  const [a, b] = comparison.sides.map(textOfSide)
  const values = a === undefined && b === undefined ? [] : [`(${a ?? 'not stated'} / ${b ?? 'not stated'})`]
  return [comparison.comparison, ...values, ...rulesOf(comparison).map((rule) => `[${rule}]`)].join(' ')
}

const PARTS: readonly [string, (proposition: Proposition) => string | undefined][] = [
  ['title', ({ title }) => title],
  ['words', ({ questionTokens }) => questionTokens.map(({ key }) => key).join(' ') || undefined],
  ['answer', ({ answer }) => answer?.label],
  ['game', showGame],
  ['bet', showSelection],
  ['numbers', ({ interval }) => interval && showInterval(interval)],
  ['time', ({ time }) => showTime(time)],
  [
    'scope',
    ({ qualifiers }) =>
      Object.entries(qualifiers)
        .map(([key, value]) => `${key} ${value}`)
        .sort()
        .join(', ') || undefined,
  ],
  ['polarity', ({ negated }) => (negated ? 'not' : undefined)],
]

function readParts(a: Proposition, b: Proposition): ReadPart[] {
  return PARTS.flatMap(([part, show]) => {
    const [ofA, ofB] = [show(a), show(b)]
    if (ofA === undefined && ofB === undefined) return []
    return [{ part, ...(ofA !== undefined && { a: ofA }), ...(ofB !== undefined && { b: ofB }) }]
  })
}

const pairOf = (a: Ref, b: Ref) => JSON.stringify([a.venue, a.eventId, a.marketId, b.venue, b.eventId, b.marketId])
