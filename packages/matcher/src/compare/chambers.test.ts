import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('who holds the chambers of a Congress', () => {
  testRelations([
    ['Balance of power 2032: D House, R Senate', '2032 House and Senate control: R Senate / D House', 'identity'],
    ['Balance of power 2032: D House, R Senate', '2032 House and Senate control: R House / D Senate', 'disjoint'],
    ['Balance of power 2032: Democrats sweep', 'Balance of power 2032: D House, D Senate', 'identity'],
    ['Balance of power 2032: Democrats sweep', 'Will Democrats win the Senate in 2032?', 'subset'],
    ['Balance of power 2032: Democrats sweep', 'Will Democrats keep control of the House in 2032?', 'subset'],
    ['Will Republicans keep the House in 2032?', 'Balance of power 2032: D House, R Senate', 'disjoint'],
    [
      'Will House Control be Democratic AND Senate Control be Democratic for Feb 2031?',
      'Who will control the Senate after 2030?: Democratic',
      'subset',
    ],
    [
      'Will Democrats control both chambers of Congress after the 2030 midterms?',
      'Will Republicans control the Senate after the 2030 midterms?',
      'disjoint',
    ],
    [
      'Will House Control be Democratic AND Senate Control be Democratic for Feb 2031?',
      'Will Democrats control both the House and the Senate after the 2030 midterms?',
      'identity',
    ],
    [
      'Will House Control be D AND Senate Control be R for Feb 2033?',
      'Balance of power 2030: D House, R Senate',
      undefined,
    ],
    ['Will Republicans win the Senate in 2032?', 'Balance of power 2032: D House, R Senate', 'superset'],
  ])

  it.each([
    'Will Democrats win the Ohio Senate race in 2032?',
    'Will Democrats win the Senate seat in Ohio in 2032?',
    'Will Democrats win the House and the Senate in 2032?',
    'Will Democrats not win the Senate in 2032?',
  ])('does not follow for %s', (title) => {
    expect(relationOf('Balance of power 2032: R House, D Senate', title)).not.toBe('subset')
  })
})
