import type { Relation } from '@crossvenue/venues'

/** A market of a venue's event; without `marketId` the event as a whole, where the venue does not list its markets. */
export interface Ref {
  venue: string
  eventId: string
  marketId?: string
}

/** One comparison of two propositions, as it counted. */
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

/** Which outcome of B settles with an outcome of A. */
export interface OutcomePair {
  a: string
  b: string
}

/** A relation between two markets of different venues, with the reasons. A sorts before B. */
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
