import type { Candidate } from './block/candidates.ts'
import { consistent, surestFirst } from './consistent.ts'
import type { Edge, Ref } from './edge.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { type Judgement, judge } from './judge.ts'
import { type Override, type Rulings, readRulings } from './overrides.ts'
import { pinned } from './pinned.ts'
import { type Weights, weighed } from './score.ts'
import { settings } from './settings.ts'

/** Two propositions with what was found of them. */
export interface Match extends Judgement {
  relation: NonNullable<Judgement['relation']>
  a: Proposition
  b: Proposition
}

/**
 * Judges all candidates and keeps what fits together: one partner each, no contradictions, events as a whole last.
 * What the operator ruled on stands as he said, and the rest has to fit to it.
 */
export function assign(
  records: readonly EventRecord[],
  pairs: readonly Candidate[],
  { overrides, weights }: { overrides: readonly Override[]; weights: Weights },
): Edge[] {
  const rulings = readRulings(overrides)
  const open = pairs.filter(({ a, b }) => rulings(a.ref, b.ref) === undefined)
  const pins = pinned(records, overrides, rulings)
  const matches = open.flatMap((pair) => matchOf(pair, weights))
  const merging = consistent(matches.filter(merges), { pins: pins.filter(merges), rulings, weights })
  const related = fewOverlaps(matches.filter((match) => !merges(match)))
  const nested = [...pins, ...matches].filter(({ relation }) => relation !== 'disjoint')
  const whole = wholeEvents(records, open, nested, rulings, weights)
  const ruled = pins.filter((pin) => !merges(pin))
  return strongestOfPair([...merging, ...ruled, ...related, ...whole].map((match) => edgeOf(match, weights)))
}

const merges = ({ relation }: { relation: Edge['relation'] }) => relation === 'identity' || relation === 'complement'

function matchOf({ a, b }: Candidate, weights: Weights): Match[] {
  const judgement = judge(a, b, weights)
  const { relation, confidence } = judgement
  if (relation === undefined || confidence < settings.minConfidence) return []
  return [{ ...judgement, relation, a, b }]
}

/** All bets on one game overlap: the surest few of two events are enough to tell that. */
function fewOverlaps(matches: readonly Match[]): Match[] {
  const counts = new Map<string, number>()
  return surestFirst(matches).filter(({ a, b, relation }) => {
    if (relation !== 'overlap') return true
    const key = pairKey(a.ref, b.ref)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= settings.overlapsPerEvents
  })
}

/**
 * Two events may ask the same without sharing a listed answer. Where their questions agree word for word, and nothing
 * closer is known of their markets, the events are one as a whole.
 */
function wholeEvents(
  records: readonly EventRecord[],
  pairs: readonly Candidate[],
  known: readonly Match[],
  rulings: Rulings,
  weights: Weights,
): Match[] {
  const byEvent = new Map(records.map((record) => [eventKey(record.frame.ref), record]))
  const settled = new Set(known.map(({ a, b }) => pairKey(a.ref, b.ref)))
  const found: Match[] = []
  for (const { a, b } of pairs) {
    const key = pairKey(a.ref, b.ref)
    if (settled.has(key)) continue
    settled.add(key)
    const [one, other] = [byEvent.get(eventKey(a.ref)), byEvent.get(eventKey(b.ref))]
    if (!one || !other || !isOpenList(one) || !isOpenList(other)) continue
    if (rulings(one.frame.ref, other.frame.ref)) continue
    const { relation, ...judgement } = judge(one.frame, other.frame, weights)
    if (relation === undefined || relation === 'disjoint' || judgement.confidence < settings.minWholeConfidence)
      continue
    found.push({ relation, ...judgement, a: one.frame, b: other.frame })
  }
  return found
}

/** An event with one market per name: candidates, teams, films; not a ladder, not a game. */
function isOpenList({ markets, nameless, frame }: EventRecord): boolean {
  if (frame.fixture || nameless || markets.length < 2) return false
  return markets.every(({ answer }) => answer === undefined || answer.kind === 'name' || answer.kind === 'catch-all')
}

function edgeOf({ a, b, relation, confidence, evidence, outcomes }: Match, weights: Weights): Edge {
  const whole = a.ref.marketId === undefined || b.ref.marketId === undefined
  return {
    a: endOf(a.ref, whole),
    b: endOf(b.ref, whole),
    relation,
    confidence: Math.round(confidence * 1e4) / 1e4,
    outcomes: whole ? [] : [...outcomes],
    evidence: weighed(evidence, weights),
  }
}

const endOf = ({ venue, eventId, marketId }: Ref, whole: boolean): Ref =>
  whole || marketId === undefined ? { venue, eventId } : { venue, eventId, marketId }

/** One edge per pair of ends, the more confident one, in the order of the ends. */
function strongestOfPair(edges: readonly Edge[]): Edge[] {
  const best = new Map<string, Edge>()
  for (const edge of edges) {
    const key = `${refKey(edge.a)}\u0002${refKey(edge.b)}`
    const known = best.get(key)
    if (!known || rank(edge) > rank(known)) best.set(key, edge)
  }
  return [...best].sort(([p], [q]) => (p < q ? -1 : 1)).map(([, edge]) => edge)
}

const rank = (edge: Edge) => edge.confidence + (merges(edge) ? 1 : 0)

export const eventKey = ({ venue, eventId }: Ref) => `${venue}\u0001${eventId}`
export const refKey = (ref: Ref) => `${eventKey(ref)}\u0001${ref.marketId ?? ''}`
const pairKey = (a: Ref, b: Ref) => `${eventKey(a)}\u0002${eventKey(b)}`
