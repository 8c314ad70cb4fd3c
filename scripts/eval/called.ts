import type { Verdict } from '@crossvenue/matcher'

/** A labelled pair that was given a relation, and whether that is right. */
export interface Called {
  confidence: number
  right: boolean
}

/** Returns the labelled pairs that were called identical, the most confident first. */
export const calledIdentities = (verdicts: readonly Verdict[]): Called[] =>
  called(verdicts.filter(({ predicted }) => predicted === 'identity'))

/** Returns the labelled pairs that were given a relation which makes nothing one, the most confident first. */
export const calledOthers = (verdicts: readonly Verdict[]): Called[] =>
  called(verdicts.filter(({ label, predicted }) => !MERGING.has(predicted) && label.relation !== 'not-identity'))

const MERGING: ReadonlySet<string> = new Set(['identity', 'complement'])

const called = (verdicts: readonly Verdict[]): Called[] =>
  verdicts
    .flatMap(({ label, predicted, edge }) =>
      edge ? [{ confidence: edge.confidence, right: label.relation === predicted }] : [],
    )
    .sort((one, other) => other.confidence - one.confidence)
