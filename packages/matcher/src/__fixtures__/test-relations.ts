import { expect, it } from 'vitest'
import type { ListedMarket } from './listing.ts'
import { relationOf } from './relation-of-markets.ts'

type Listed = ListedMarket | string

/** Tests pairs of markets, each with the relation that is expected of them; undefined where they have none. */
export function testRelations(pairs: readonly (readonly [one: Listed, other: Listed, relation: string | undefined])[]) {
  it.each(pairs)('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
}

/** Tests pairs of markets of which neither implies nor excludes the other, however near they are. */
export function testUnimplied(pairs: readonly (readonly [one: Listed, other: Listed])[]) {
  it.each(pairs)('%s | %s: nothing follows', (one, other) => {
    expect([undefined, 'overlap']).toContain(relationOf(one, other))
  })
}
