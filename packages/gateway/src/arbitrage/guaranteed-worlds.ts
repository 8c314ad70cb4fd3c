import type { Relation } from '@crossvenue/venues'

/**
 * The outcomes to buy on A and on B so that at least one of them wins in every world (combination of winning outcomes
 * that the relation allows).
 */
export interface Cover {
  a: 'yes' | 'no'
  b: 'yes' | 'no'
  /** For each possible world, whether the leg on A and the leg on B wins. */
  worlds: readonly (readonly [a: boolean, b: boolean])[]
}

/**
 * Returns the pairs of outcomes of which at least one wins in every world, given how A relates to B. `yes` and `no` are
 * outcomes that settle alike on A and B. For identity and complement there are two such pairs; for a subset one, in
 * which the wider question is bought and the narrower one sold. An overlap guarantees nothing. Of two disjoint
 * questions, both could only be sold, which is no purchase on one venue and sale on another.
 */
export function coversOf(relation: Relation): Cover[] {
  const either = [
    [true, false],
    [false, true],
  ] as const
  const both = [...either, [true, true]] as const
  switch (relation) {
    case 'identity':
    case 'complement':
      return [
        { a: 'yes', b: 'no', worlds: either },
        { a: 'no', b: 'yes', worlds: either },
      ]
    case 'subset':
      return [{ a: 'no', b: 'yes', worlds: both }]
    case 'superset':
      return [{ a: 'yes', b: 'no', worlds: both }]
    default:
      return []
  }
}

/** The relations that can guarantee a profit. */
export const GUARANTEEING: readonly Relation[] = ['identity', 'complement', 'subset', 'superset']
