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

function shown([a, b]: Sides) {
  if (a === undefined) return b === undefined ? {} : { b }
  return b === undefined ? { a } : { a, b }
}

export const agree = (comparison: string, weight: number, sides: Sides): Comparison => ({
  comparison,
  verdict: 'agree',
  ...shown(sides),
  weight,
})

export const differ = (
  comparison: string,
  weight: number,
  sides: Sides,
  otherwise?: Comparison['otherwise'],
): Comparison => ({
  comparison,
  verdict: 'differ',
  ...shown(sides),
  weight,
  ...(otherwise && { otherwise }),
})

export const missing = (comparison: string, weight: number, sides: Sides): Comparison => ({
  comparison,
  verdict: 'missing',
  ...shown(sides),
  weight,
})

/** `weight` speaks for the relation that is left: two rungs of one ladder differ, but they are of one ladder. */
export const veto = (comparison: string, lean: SetRelation | 'unrelated', sides: Sides, weight = 0): Comparison => ({
  comparison,
  verdict: 'veto',
  ...shown(sides),
  weight,
  lean,
})
