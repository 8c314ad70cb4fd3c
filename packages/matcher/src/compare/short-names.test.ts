import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('the name of a subject', () => {
  it.each([
    ['Will Tarcila Quibble freeze rents in 2031?', 'Will Quibble freeze rents in 2031?', 'identity'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Tarcila Quibble resign in 2031?', 'identity'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Quibble resign in 2031?', 'identity'],
  ])('may be shortened to its last words: %s | %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
    expect(relationOf(other, one)).toBe(relation)
  })

  it.each([
    ['Will Tarcila Quibble freeze rents in 2031?', 'Will Tarcila freeze rents in 2031?'],
    ['Will Tarcila Quibble freeze rents in 2031?', 'Will Zorro Quibble freeze rents in 2031?'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Ann Tarcila resign in 2031?'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Bob Tarcila Quibble resign in 2031?'],
  ])('is another where it ends otherwise or both add to it: %s | %s', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
})

describe('a word that both have in another name', () => {
  const play = (label: string) => ({ title: `Will ${label} be announced as the next Captain Zorro in 2031?`, label })
  testRelations([
    [play('Theo Zorro'), 'Will the next Captain Zorro be announced in 2031?', 'overlap'],
    [play('Theo Quibble'), play('Quibble'), 'identity'],
  ])
})

describe('the city of a club', () => {
  const wins = (side: string) => `Will ${side} win the 2031 MLS Cup?`
  testRelations([
    [wins('Kansas City'), wins('Sporting Kansas City'), 'identity'],
    [wins('Los Angeles G'), wins('LA Galaxy'), 'identity'],
    [wins('Los Angeles G'), wins('LAFC'), 'disjoint'],
    [wins('Salt Lake'), wins('San Jose'), 'disjoint'],
    [
      'Will Kansas City win the 2031 World Series?',
      'Will the Kansas City Royals win the 2031 World Series?',
      'identity',
    ],
  ])

  const game = (school: string) => ({
    title: `${school} at Louisville - ${school}`,
    label: school,
    closes: '2031-11-29',
  })
  const vs = {
    title: 'Miami vs. Louisville',
    slug: 'cfb-mia-lou-2031-11-29',
    outcomes: ['Miami', 'Louisville'],
    closes: '2031-11-29',
  }
  testRelations([
    [game('Miami (FL)'), vs, 'identity'],
    [game('Miami (OH)'), vs, undefined],
  ])
})
