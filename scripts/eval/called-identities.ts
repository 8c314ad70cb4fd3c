import type { Verdict } from '@crossvenue/matcher'

export interface CalledIdentity {
  confidence: number
  right: boolean
}

/** Returns the labelled pairs that were called identical, the most confident first. */
export function calledIdentities(verdicts: readonly Verdict[]): CalledIdentity[] {
  return verdicts
    .flatMap(({ label, predicted, edge }) =>
      edge && predicted === 'identity' ? [{ confidence: edge.confidence, right: label.relation === 'identity' }] : [],
    )
    .sort((one, other) => other.confidence - one.confidence)
}
