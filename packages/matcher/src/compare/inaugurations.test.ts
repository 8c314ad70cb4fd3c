import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('who is elected president and who holds the office soon after', () => {
  const held = (who: string, country: string, day: string) => `Will ${who} be president of ${country} on ${day}?`
  const wins = (who: string, country: string, year: number) =>
    `Will ${who} win the ${year} ${country} presidential election?`
  testRelations([
    [wins('Ann Roe', 'Brazilian', 2030), held('Ann Roe', 'Brazil', 'January 6, 2031'), 'subset'],
    [wins('Bob Doe', 'Brazilian', 2030), held('Ann Roe', 'Brazil', 'January 6, 2031'), 'disjoint'],
    ['Who will be elected president of Chile in 2029? - Ann Roe', held('Ann Roe', 'Chile', 'April 1, 2030'), 'subset'],
    [
      'Who will be elected president of Chile in 2029? - Bob Doe',
      held('Ann Roe', 'Chile', 'April 1, 2030'),
      'disjoint',
    ],
    [held('Ann Roe', 'Argentina', 'December 31, 2031'), wins('Ann Roe', 'Argentine', 2031), 'superset'],
    [held('Ann Roe', 'the Philippines', 'August 1, 2034'), wins('Bob Doe', 'Philippine', 2034), 'disjoint'],
  ])
  testUnimplied([
    // the predecessor is still in office
    [wins('Ann Roe', 'Brazilian', 2030), held('Bob Doe', 'Brazil', 'December 31, 2030')],
    [wins('Ann Roe', 'Chilean', 2029), held('Bob Doe', 'Chile', 'January 15, 2030')],
    // years later a successor may have come
    [wins('Ann Roe', 'Brazilian', 2030), held('Ann Roe', 'Brazil', 'July 1, 2033')],
    [wins('Ann Roe', 'Brazilian', 2030), held('Bob Doe', 'Brazil', 'July 1, 2033')],
    [wins('Ann Roe', 'Brazilian', 2026), held('Ann Roe', 'Brazil', 'January 6, 2031')],
    // another country, round or office
    [wins('Ann Roe', 'Chilean', 2029), held('Ann Roe', 'Peru', 'April 1, 2030')],
    [
      'Will Ann Roe win the first round of the 2030 Brazilian presidential election?',
      held('Ann Roe', 'Brazil', 'January 6, 2031'),
    ],
    [
      'Will Ann Roe win the 2030 Brazilian presidential election?',
      'Will Bob Doe be vice president of Brazil on January 6, 2031?',
    ],
    ['Will a woman win the 2030 Brazilian presidential election?', held('Ann Roe', 'Brazil', 'January 6, 2031')],
  ])
})
