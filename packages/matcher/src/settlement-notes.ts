import type { UnifiedEvent, UnifiedMarket } from '@crossvenue/venues'
import { memoize } from './extract/memoize.ts'
import { type ClauseKind, clauseReaders } from './knowledge/settlement-clauses.ts'
import { type RuleClause, ruleClauseOf } from './settlement/clauses.ts'
import { type Instant, instantsOf, mayCoincide } from './settlement/instants.ts'
import { sentencesOf } from './settlement/sentences.ts'
import { type NamedSource, sourcesOf } from './settlement/sources.ts'

/** The kinds of differences between the resolution rules of two markets that a settlement note can state. */
export const settlementNoteKinds = [
  'announcement',
  'death',
  'early-close',
  'instant',
  'postponement',
  'rounding',
  'source',
  'tie',
  'time-zone',
  'void',
] as const

/**
 * A difference in the resolution rules of two markets that ask the same, because of which they may settle differently,
 * with quotes of both.
 */
export interface SettlementNote {
  kind: (typeof settlementNoteKinds)[number]
  /** Absent if the resolution rules of A do not mention it. */
  a?: string
  b?: string
}

/** A market with its event, whose resolution rules are compared; without `market`, the event as a whole. */
export interface MarketWithRules {
  event: Pick<UnifiedEvent, 'description' | 'sourceMetadata'>
  market?: Pick<UnifiedMarket, 'description' | 'sourceMetadata'> | undefined
}

/**
 * Returns the differences between the resolution rules of two markets. Empty where either has no rules. If only one
 * market states a clause, the usual meaning of silence counts for the other (a death counts, an announcement does not).
 */
export function settlementNotes(a: MarketWithRules, b: MarketWithRules): SettlementNote[] {
  const [one, other] = [readRules(rulesOf(a)), readRules(rulesOf(b))]
  if (one.silent || other.silent) return []
  const notes = [...clauseNotes(one, other), ...sourceNotes(one, other), ...instantNotes(one, other)]
  return notes.sort((x, y) => (x.kind < y.kind ? -1 : 1))
}

interface Rules {
  /** Whether the market has no resolution rules. */
  silent: boolean
  clauses: ReadonlyMap<ClauseKind, RuleClause | null>
  sources: readonly NamedSource[]
  instants: readonly Instant[]
}

const kinds = Object.keys(clauseReaders) as ClauseKind[]

const readRules = memoize((text: string): Rules => {
  const sentences = sentencesOf(text)
  return {
    silent: sentences.length === 0,
    clauses: new Map(
      kinds.flatMap((kind) => {
        const clause = ruleClauseOf(kind, sentences)
        return clause === undefined ? [] : [[kind, clause] as const]
      }),
    ),
    sources: sourcesOf(sentences),
    instants: instantsOf(sentences),
  }
})

/**
 * Returns the resolution rules of a market, or those of its event where it has none. Those of its siblings are about
 * other answers.
 */
function rulesOf({ event, market }: MarketWithRules): string {
  const { earlyCloseCondition, resolutionSource } = (market ?? event).sourceMetadata ?? {}
  const source = typeof resolutionSource === 'string' && resolutionSource !== '' && `Source: ${resolutionSource}`
  const stated = market?.description ?? event.description
  return [stated, earlyCloseCondition, source].filter((text) => typeof text === 'string').join('\n')
}

function clauseNotes(a: Rules, b: Rules): SettlementNote[] {
  return kinds.flatMap((kind) => {
    const [one, other] = [a.clauses.get(kind), b.clauses.get(kind)]
    // Mentioned, but not decided in words that we know.
    if (one === null || other === null) return []
    const { silence } = clauseReaders[kind]
    const [ofA, ofB] = [one?.value ?? silence, other?.value ?? silence]
    if (ofA === undefined || ofB === undefined || ofA === ofB) return []
    return [{ kind, ...(one && { a: one.quote }), ...(other && { b: other.quote }) }]
  })
}

/** Returns a note if both markets name sources of one kind and share none of them. */
function sourceNotes(a: Rules, b: Rules): SettlementNote[] {
  for (const sort of ['coin', 'temperature', 'publisher'] as const) {
    const ofSort = ({ sources }: Rules) => sources.filter((source) => source.of === sort)
    const [ofA, ofB] = [ofSort(a), ofSort(b)]
    const shared = ofA.some(({ id }) => ofB.some((other) => other.id === id))
    const [one, other] = [ofA[0], ofB[0]]
    if (one && other && !shared) return [{ kind: 'source', a: one.quote, b: other.quote }]
  }
  return []
}

/** Returns a note if the instants of measurement cannot be the same: the hour differs, or only the time zone. */
function instantNotes(a: Rules, b: Rules): SettlementNote[] {
  const clocks = (rules: Rules) => rules.instants.filter(({ minute }) => minute !== undefined)
  const timed = clocks(a).length > 0 && clocks(b).length > 0
  const [ofA, ofB] = timed ? [clocks(a), clocks(b)] : [a.instants, b.instants]
  const [one, other] = [ofA[0], ofB[0]]
  if (!one || !other || ofA.some((x) => ofB.some((y) => mayCoincide(x, y)))) return []
  const sameHour = ofA.some((x) => ofB.some((y) => x.minute === y.minute))
  if (!timed && ofA.some((x) => ofB.some((y) => x.zone === y.zone))) return []
  return [{ kind: timed && !sameHour ? 'instant' : 'time-zone', a: one.quote, b: other.quote }]
}
