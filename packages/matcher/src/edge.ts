import type { Relation } from '@crossvenue/venues'

/** The id of a market: venue, event and market. Without `marketId`, the event as a whole. */
export interface Ref {
  venue: string
  eventId: string
  marketId?: string
}

/** Returns how B relates to A, given how A relates to B: subset and superset change places, others stay. */
export const reversed = <Kind extends Relation | 'none'>(relation: Kind): Kind | 'subset' | 'superset' =>
  relation === 'subset' ? 'superset' : relation === 'superset' ? 'subset' : relation

/** One comparison behind an edge: the compared part, both values, the verdict and the log-odds that it added. */
export interface EvidenceItem {
  /** The part that was compared: "words", "window", "numbers" ... */
  comparison: string
  verdict: 'agree' | 'differ' | 'missing' | 'veto'
  a?: string
  b?: string
  /** Log-odds this comparison added. */
  weight: number
  /** Ids of the matching rules that decided the comparison or changed the compared texts; absent where no rule did. */
  rules?: string[]
}

/** The ids of an outcome of A and an outcome of B that settle alike. */
export interface OutcomePair {
  a: string
  b: string
}

/**
 * A result of the matcher: the relation of two markets (or events) of different venues, with confidence and evidence.
 * `a` sorts before `b`. Before assignment has decided which results are kept, it is a `PropositionMatch`.
 */
export interface Edge {
  a: Ref
  b: Ref
  relation: Relation
  /** Calibrated probability that the relation is right, 0 to 1. */
  confidence: number
  /** Pairs of outcome ids that settle alike, for identity and complement. */
  outcomes: OutcomePair[]
  evidence: EvidenceItem[]
}
