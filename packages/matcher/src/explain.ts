import type { Relation, UnifiedEvent } from '@crossvenue/venues'
import { assess } from './assess.ts'
import { showGame, showSelection } from './compare/game-questions.ts'
import { decide, type ExplainedPair } from './decide.ts'
import type { EvidenceItem, Ref } from './edge.ts'
import { readEvent } from './extract/event.ts'
import { showInterval } from './extract/interval.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { showTime } from './extract/time.ts'
import { readTitlePieces, type TitlePiece } from './extract/title-pieces.ts'
import { createKnownRelations, type KnownEdge, type KnownRelation } from './known-relations.ts'
import { match } from './match.ts'
import { eventOf } from './order.ts'
import { type Override, type Ruling, type Rulings, readRulings } from './overrides/rulings.ts'
import { isMerging } from './pair-events.ts'
import { fittedWeights, toEvidence } from './score.ts'
import { type SettlementNote, settlementNotes } from './settlement-notes.ts'

/**
 * One part of two propositions side by side, as text: words, numbers, time. A side that does not state it is absent.
 */
export interface ReadPart {
  part: string
  a?: string
  b?: string
}

/** The relation of two markets with all that was read and compared, and a sentence that gives the reason. */
export interface Explanation {
  a: Ref
  b: Ref
  /**
   * An operator's ruling, else the relation of the edge, else the one found for this pair alone. Absent if the two are
   * unrelated or too doubtful for an edge, or if assignment preferred other partners.
   */
  relation?: Relation
  /** Confidence in the relation; 0 without one. */
  confidence: number
  /** A sentence with the comparison and the matching rule that decided. */
  reason: string
  /** The two propositions side by side. */
  read: readonly ReadPart[]
  /** The words of both titles, each with the part that it was read as. */
  titles: { a: readonly TitlePiece[]; b: readonly TitlePiece[] }
  evidence: readonly EvidenceItem[]
  /** The ruling of an operator; the evidence then shows the matcher's own view. */
  override?: Ruling
  /** The clauses in which the rules of two related markets differ. */
  settlement: readonly SettlementNote[]
}

/** A market of an event by its id; without `marketId` the event as a whole. */
export interface MarketOrEvent {
  event: UnifiedEvent
  marketId?: string
}

interface ExplainOptions {
  overrides?: readonly Override[]
  /**
   * The edges of the catalogue that the events are in, of these two events and of the markets that join theirs.
   * Explanations never contradict them. @default the edges of the two events alone
   */
  edges?: readonly KnownEdge[]
}

/**
 * Returns the relation of two markets (or events as wholes) with its reasons. A market that does not name its answer is
 * explained as its event. Throws if an event has no market with the given id.
 */
export function explainPair(a: MarketOrEvent, b: MarketOrEvent, options: ExplainOptions = {}): Explanation {
  const context = contextOf(a.event, b.event, options)
  return explained(paired(propositionOf(a), propositionOf(b), context), context)
}

function propositionOf({ event, marketId }: MarketOrEvent): Proposition {
  const { eventQuestion, markets } = readEvent(event)
  const proposition = marketId === undefined ? eventQuestion : markets.find(({ ref }) => ref.marketId === marketId)
  if (proposition) return proposition
  // a market that does not name its answer has no question of its own
  if (!event.markets.some((market) => market.marketId === marketId))
    throw new Error(`${event.title} has no market ${marketId}`)
  return eventQuestion
}

/**
 * Returns, for each market of event A, the explanation of its relation to the likeliest counterpart in B, the surest
 * first, and also for the two events as wholes if an edge joins these. Empty where B has no questions.
 */
export function explain(a: UnifiedEvent, b: UnifiedEvent, options: ExplainOptions = {}): Explanation[] {
  const [one, other] = [readEvent(a), readEvent(b)]
  const context = contextOf(a, b, options)
  const whole = paired(one.eventQuestion, other.eventQuestion, context)
  const pairs = questionsOf(one).flatMap((mine) => counterpartOf(mine, questionsOf(other), context) ?? [])
  const isListed = pairs.some((pair) => pair.a === whole.a && pair.b === whole.b)
  return [...(whole.known && !isListed ? [whole] : []), ...pairs]
    .sort((x, y) => likelihood(y) - likelihood(x))
    .map((pair) => explained(pair, context))
}

/** The events and rulings around two propositions. */
interface Context {
  a: UnifiedEvent
  b: UnifiedEvent
  rulings: Rulings
  /** Returns the relation that the edges of the catalogue give two refs. */
  known: (a: Ref, b: Ref) => KnownRelation | undefined
}

function contextOf(
  a: UnifiedEvent,
  b: UnifiedEvent,
  { overrides = [], edges = match([a, b], { overrides }) }: ExplainOptions,
): Context {
  return { a, b, rulings: readRulings(overrides), known: createKnownRelations(edges) }
}

const questionsOf = ({ markets, nameless, eventQuestion }: EventRecord) =>
  nameless || markets.length === 0 ? [eventQuestion] : markets

function paired(a: Proposition, b: Proposition, { known }: Context): ExplainedPair {
  const found = assess(a, b)
  if (a.ref.marketId !== undefined && b.ref.marketId !== undefined) return { a, b, found, known: known(a.ref, b.ref) }
  // an edge of two events may be that of another market of an event
  const ofEvents = known(eventOf(a.ref), eventOf(b.ref))
  const areWhole = a.ref.marketId === b.ref.marketId
  return { a, b, found, known: areWhole || ofEvents?.relation === found.relation ? ofEvents : undefined }
}

function counterpartOf(a: Proposition, others: readonly Proposition[], context: Context): ExplainedPair | undefined {
  const pairs = others.map((b) => paired(a, b, context))
  return pairs.sort((x, y) => likelihood(y) - likelihood(x))[0]
}

/**
 * Returns a number that ranks the pairs of edges first, then related pairs, then unrelated ones by how many comparisons
 * were made.
 */
function likelihood({ found: { relation, confidence, evidence }, known }: ExplainedPair): number {
  const heard = toEvidence(evidence, fittedWeights).reduce((sum, { weight }) => sum + Math.max(weight, 0), 0)
  const inCatalogue = known === undefined ? 0 : isMerging(known) ? 30 : 20
  return inCatalogue + (relation === undefined ? 0 : 10 + confidence) + heard / 100
}

function explained(pair: ExplainedPair, context: Context): Explanation {
  const { a, b, found } = pair
  const override = context.rulings(a.ref, b.ref)
  const decided = decide(pair)
  const relation = override ? related(override) : decided.relation
  const [one, other] = [ruledOf(context.a, a.ref), ruledOf(context.b, b.ref)]
  return {
    a: a.ref,
    b: b.ref,
    ...(relation && { relation }),
    confidence: override ? 1 : decided.confidence,
    reason: override ? `ruled by the operator: ${override.relation}` : decided.reason,
    read: readParts(a, b),
    titles: { a: readTitlePieces(a.title), b: readTitlePieces(b.title) },
    evidence: override ? toEvidence(found.evidence, fittedWeights) : decided.evidence,
    ...(override && { override }),
    settlement: relation ? settlementNotes(one, other) : [],
  }
}

const related = ({ relation }: Ruling): Relation | undefined => (relation === 'none' ? undefined : relation)

const ruledOf = (event: UnifiedEvent, { marketId }: Ref) => ({
  event,
  market: event.markets.find((market) => market.marketId === marketId),
})

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
