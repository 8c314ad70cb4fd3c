import type { EvidenceItem } from '../edge.ts'
import type { SetRelation } from '../extract/region.ts'

/**
 * One comparison of two propositions. A veto rules identity out; `lean` then tells what is left: how the YES region
 * of A lies to that of B as far as this comparison goes, or that they are unrelated.
 */
export interface Comparison extends EvidenceItem {
  lean?: SetRelation | 'unrelated'
  /** What a difference leaves where it weighs so much that the two do not ask the same. */
  otherwise?: SetRelation | 'unrelated'
}

type Sides = readonly [a: string | undefined, b: string | undefined]

/** Written out, what is unknown being absent: there are millions of these. */
function item(comparison: string, verdict: EvidenceItem['verdict'], [a, b]: Sides, weight: number): EvidenceItem {
  if (a === undefined) return b === undefined ? { comparison, verdict, weight } : { comparison, verdict, b, weight }
  return b === undefined ? { comparison, verdict, a, weight } : { comparison, verdict, a, b, weight }
}

export const agree = (comparison: string, weight: number, sides: Sides): Comparison =>
  item(comparison, 'agree', sides, weight)

export const differ = (
  comparison: string,
  weight: number,
  sides: Sides,
  otherwise?: Comparison['otherwise'],
): Comparison => {
  const difference = item(comparison, 'differ', sides, weight)
  return otherwise ? { ...difference, otherwise } : difference
}

export const missing = (comparison: string, weight: number, sides: Sides): Comparison =>
  item(comparison, 'missing', sides, weight)

/** `weight` speaks for the relation that is left: two rungs of one ladder differ, but they are of one ladder. */
export const veto = (comparison: string, lean: SetRelation | 'unrelated', sides: Sides, weight = 0): Comparison => ({
  ...item(comparison, 'veto', sides, weight),
  lean,
})
