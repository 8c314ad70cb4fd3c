import type { Relation } from '@crossvenue/venues'

/** Which outcomes to buy so that at least one of them wins in every world: A's and B's first side, or the other one. */
export interface Cover {
  a: 'yes' | 'no'
  b: 'yes' | 'no'
  /** For each possible world, whether the leg on A and the leg on B wins. */
  worlds: readonly (readonly [a: boolean, b: boolean])[]
}

/**
 * Returns the pairs of sides that cover every world of two markets, given how A relates to B. Sides are those that settle
 * alike for identity and complement, so both are covered both ways; a subset only one way: the wider is bought and the
 * narrower sold. An overlap guarantees nothing, and two disjoint markets only that both can be sold, which is no purchase
 * on one venue and sale on another.
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
