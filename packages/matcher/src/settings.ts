import type { ScopeKey } from './extract/scope.ts'

/**
 * The matcher's policy on one screen. Weights are log-odds that two propositions are one; a veto ends the matter
 * whatever the rest says. What is unknown on one side is missing: it never counts as agreement.
 */
export const settings = {
  /** Edges below this confidence are not reported. */
  minConfidence: 0.5,

  /** Two events are one as a whole, without a shared answer, from here on. */
  minWholeConfidence: 0.65,

  /** Of several partners on one venue those stay whose log-odds are this near to the best. */
  bestMargin: 2.5,

  /** Of two events at most so many pairs of markets that merely overlap are reported. */
  overlapsPerEvents: 12,

  /** Before anything is compared: most candidates of the blocking are not the same. */
  prior: -2.6,

  words: {
    /** Per unit of shared weight, up to `sharedCap`. A name weighs about one. */
    shared: 0.75,
    sharedCap: 5,
    /** Per unit of weight that only one side has. */
    unshared: -3.2,
    /** Nothing of weight is left on either side. */
    complete: { below: 0.5, weight: 1.6 },
    /** So much has to be shared besides two different answers. */
    leastShared: 0.8,
    /** Both sides have a word of their own of at least this weight: another subject. */
    substitution: 0.75,
    /** Up to so much weight that one side alone has narrows its question; more is another question. */
    oneQualifier: 1.7,
    /** At least this share of the weight of the shorter side has to be shared to speak of one matter. */
    sameMatter: 0.6,
  },

  /** What a difference of degree says for the relation that remains. */
  related: { answer: 2.4, bet: 1.5, numbers: 1.6, predicate: 0.8, qualifier: 0, scope: 0.8, window: 1 },

  time: { agree: 1.4, near: 0.2, missing: -1.2, bothMissing: 0 },
  year: { agree: 1, near: 0.2, missing: -0.7, closing: -0.1 },
  numbers: { agree: 2, missing: -4 },
  answer: { agree: 1 },
  game: { agree: 5, dayNear: -0.5, dayMissing: -1.5, missing: -3.5 },
  bet: { agree: 2, missing: -2 },
  league: { agree: 0.3 },

  /** A part of a matter named on one side only: a veto, or these log-odds. */
  scopeMissing: {
    bill: 0,
    edition: -1,
    season: -1.5,
    source: 0,
    special: -0.7,
    week: -2,
    round: -2,
    district: -3,
  } satisfies Partial<Record<ScopeKey, number>> as Partial<Record<ScopeKey, number>>,
  scopeAgree: 0.8,
} as const
