import { describe, expect, it } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { tokensOf } from '../extract/tokens.ts'
import { areOnlyAlikeInKind } from './topics-apart.ts'

describe('a count of what a company does', () => {
  const count = 'How many rockets will SpaceX launch in 2031? - 120-139'
  testRelations([
    [count, "Will SpaceX's Quilmar mission launch before April 2031?", undefined],
    [count, 'Will SpaceX launch more than 100 rockets in 2031?', 'subset'],
    ['How many vehicle deliveries will Tesla report for Q3 2031?', 'Will Tesla deliver a Quilmar in 2031?', undefined],
  ])
})

describe('the price of something', () => {
  const price = 'Will Bitcoin hit $300k before July 2031?'
  testRelations([
    [price, 'Will Ann Roe say "Bitcoin" at the Lima rally?', undefined],
    [price, 'Will Quilmar Bank allow Bitcoin purchases before July 2031?', undefined],
    [price, 'Will Bitcoin dip to $50k before July 2031?', 'overlap'],
    [
      'When will US crude oil production reach 15 million barrels per day?',
      'Will the price of a barrel of crude oil be $105 or more on April 15, 2031?',
      undefined,
    ],
  ])
})

describe('an award beside another question', () => {
  const areAlike = (shared: string, onlyB: string) =>
    areOnlyAlikeInKind({ shared: tokensOf(shared), onlyA: [], onlyB: tokensOf(onlyB) })

  it('is no topic with it by the kind of work alone', () => {
    expect(areAlike('top album', 'Grammys Latin jazz')).toBe(true)
    expect(areAlike('top album Quilmar', 'Grammys Latin jazz')).toBe(false)
    expect(areAlike('top album', 'weekly chart')).toBe(false)
  })
})

describe('what a person says', () => {
  testRelations([
    ['What will Trump say in February 2031?', 'Will Trump say "Quilmar" during the Lima visit?', undefined],
    ['What will Trump say at the Quito summit?', 'Will Trump say "Zorro" during the Lima visit?', undefined],
    ['What will Trump say during the Lima visit?', 'Will Trump say "Zorro" during the Lima visit?', 'superset'],
    ['What will Trump say in December 2031?', 'Will Trump say "Quilmar" by December 31, 2031?', 'overlap'],
  ])
})
