import type { Called } from './called.ts'

export interface PrecisionRecall {
  /** Identities below this confidence are taken for unmatched. */
  confidence: number
  precision: number
  recall: number
}

/**
 * Returns precision and recall for every confidence that could be demanded, the highest first.
 * Takes the called identities most confident first, and how many pairs are labelled identity.
 */
export function precisionRecall(called: readonly Called[], labelled: number): PrecisionRecall[] {
  let right = 0
  return called.flatMap((pair, index) => {
    if (pair.right) right++
    if (called[index + 1]?.confidence === pair.confidence) return []
    return [{ confidence: pair.confidence, precision: right / (index + 1), recall: right / labelled }]
  })
}
