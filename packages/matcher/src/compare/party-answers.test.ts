import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('a member and the party that controls a chamber', () => {
  testRelations([
    ['Will Ted Cruz be re-elected to the Senate in 2030?', 'Will Republicans win the Senate in 2030?', 'overlap'],
    ['Will Republicans win the Senate in 2030?', 'Will Ted Cruz win the Senate election in 2030?', 'overlap'],
    // one seat is another thing
    [
      'Will Republicans win the Ohio Senate race in 2030?',
      'Will J.D. Vance win the Ohio Senate race in 2030?',
      'superset',
    ],
  ])
})

describe('answers to the primary of a party', () => {
  testRelations([
    [
      { title: 'Who will finish first in the 2032 Likud primary? - Ann Roe', label: 'Ann Roe' },
      'Will Bob Doe win the 2032 Likud party primary elections?',
      'disjoint',
    ],
    // a party that no table has may be that of the person
    [
      { title: 'Which party will win the 2032 Peruvian election? - Zorro', label: 'Zorro' },
      'Will Bob Doe win the 2032 Peruvian election?',
      'overlap',
    ],
  ])
})

describe('a rank in a chart and the chart', () => {
  testRelations([
    [
      'Will a Zorvan song chart in the top 20 of the Billboard Hot 100 before 2031?',
      'Will a Zorvan song chart on the Billboard Hot 100 before 2031?',
      'subset',
    ],
    [
      "Will Kelmira's album enter the Billboard 200 in 2031?",
      "Will Kelmira's album enter the top 10 of the Billboard 200 in 2031?",
      'superset',
    ],
    // who wins is among the first
    [
      'Will Tadra finish in the top 4 of the 2031 Premier League?',
      'Will Tadra win the 2031 Premier League?',
      'superset',
    ],
  ])
})
