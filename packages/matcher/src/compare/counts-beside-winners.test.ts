import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('a number of prizes beside another winner', () => {
  testUnimplied([
    ['Zorro Oscar wins - 1', 'Will Quibble win the most Oscars in the 2031 Academy Awards?'],
    ['Will Zorro win between 5 and 7 Oscars?', 'Will Quibble win Best International Feature Film at the Oscars?'],
    ['Will Zorro win 8+ Grammys in 2031?', 'Will Quibble win Album of the Year at the 2031 Grammys?'],
    ['Will Zorro win exactly 2 Emmys in 2031?', 'Will Quibble win the most Emmys in 2031?'],
    [
      'Will Zorro win 3 or more gold medals at the 2032 Olympics?',
      'Will Quibble win the most gold medals at the 2032 Olympics?',
    ],
  ])
  testRelations([
    ['Will Zorro win 0 Oscars in 2031?', 'Will Zorro win Best Picture at the 2031 Oscars?', 'disjoint'],
    [
      'Will Zorro win Best Picture at the 2031 Oscars?',
      'Will Quibble win Best Picture at the 2031 Oscars?',
      'disjoint',
    ],
    ['Will Zorro win the most Oscars in 2031?', 'Will Quibble win the most Oscars in 2031?', 'disjoint'],
  ])
})

describe('a number of ballots or weeks beside a name', () => {
  const ballots = { title: 'How many ballots to elect the next Speaker?', label: '1 ballot' }
  const weeks = { title: 'How many straight weeks will "Zorro Song" be #1?', label: '1 straight week' }
  testUnimplied([
    [ballots, 'Will Hakeem Jeffries be the next Speaker of the House?'],
    [weeks, { title: 'Most streamed song on "Zorro Song" by Oct 10, 2031?', label: 'Quibble Tune' }],
  ])
  testRelations([
    ['Will Ann Roe be the next Speaker of the House?', 'Will Bob Doe be the next Speaker of the House?', 'disjoint'],
    [
      'Will Ann Roe win the 2031 Lima mayoral election by 5-10%?',
      'Will Bob Doe win the 2031 Lima mayoral election?',
      'disjoint',
    ],
  ])
})
