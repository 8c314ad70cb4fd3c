import type { Relation } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composedRelations } from './composed-relations.ts'
import { reversed } from './edge.ts'

const RELATIONS: readonly Relation[] = ['identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint']
const DAYS = 12

/** A question that comes true on some of twelve days, and on others not. */
const question = fc.uniqueArray(fc.integer({ min: 1, max: DAYS }), { minLength: 1, maxLength: DAYS - 1 })

function relationOf(a: readonly number[], b: readonly number[]): Relation {
  const shared = a.filter((day) => b.includes(day)).length
  if (shared === 0) return a.length + b.length === DAYS ? 'complement' : 'disjoint'
  if (shared === a.length) return shared === b.length ? 'identity' : 'subset'
  return shared === b.length ? 'superset' : 'overlap'
}

describe('composedRelations', () => {
  it.each<[Relation, Relation, Relation[]]>([
    ['identity', 'overlap', ['overlap']],
    ['subset', 'subset', ['subset']],
    ['subset', 'disjoint', ['disjoint']],
    ['disjoint', 'superset', ['disjoint']],
    ['complement', 'complement', ['identity']],
    ['complement', 'superset', ['disjoint']],
    ['disjoint', 'complement', ['subset']],
    ['superset', 'overlap', ['overlap', 'superset']],
    ['overlap', 'overlap', [...RELATIONS]],
  ])('of %s and %s leave %s', (first, second, expected) => {
    expect([...composedRelations(first, second)].sort()).toEqual(expected.sort())
  })

  it('leave the relation that the questions have, whatever they are', () => {
    fc.assert(
      fc.property(question, question, question, (x, p, y) => {
        expect(composedRelations(relationOf(x, p), relationOf(p, y))).toContain(relationOf(x, y))
      }),
    )
  })

  it('are the same in the other direction', () => {
    for (const first of RELATIONS)
      for (const second of RELATIONS) {
        const back = [...composedRelations(reversed(second), reversed(first))].map(reversed)
        expect(back.sort()).toEqual([...composedRelations(first, second)].sort())
      }
  })
})
