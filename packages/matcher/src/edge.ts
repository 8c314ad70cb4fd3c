import type { Relation } from '@crossvenue/venues'

/** The id of a market: venue, event and market. Without `marketId`, the event as a whole. */
export interface Ref {
  venue: string
  eventId: string
  marketId?: string
}

/** One comparison behind an edge: the part compared, both values, the verdict and the log-odds it added. */
export interface EvidenceItem {
  /** The part that was compared: subject, deadline, threshold, qualifier ... */
  comparison: string
  verdict: 'agree' | 'differ' | 'missing' | 'veto'
  a?: string
  b?: string
  /** Log-odds this comparison added. */
  weight: number
  /** Ids of the rules that decided it or changed what was compared; absent where there was none. */
  rules?: string[]
}

/** The ids of an outcome of A and an outcome of B that settle alike. */
export interface OutcomePair {
  a: string
  b: string
}

/**
 * A result of the matcher: the relation of two markets (or events) of different venues, with confidence and evidence.
 * `a` sorts before `b`. Inside the matcher, before it is checked against others, it is a `PropositionMatch`.
 */
export interface Edge {
  a: Ref
  b: Ref
  relation: Relation
  /** Calibrated probability that the relation is right, 0 to 1. */
  confidence: number
  /** Outcome ids that settle alike; stated for identity and complement edges. */
  outcomes: OutcomePair[]
  evidence: EvidenceItem[]
}
