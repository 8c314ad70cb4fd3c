import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('a number of votes or seats beside the winner', () => {
  const wins = 'Will Ann Roe win the 2031 Lima mayoral election?'
  testRelations([
    [wins, 'Will Ann Roe win at least 40% of the vote in the 2031 Lima mayoral election?', 'overlap'],
    [wins, 'Will Ann Roe win more than 50% of the vote in the 2031 Lima mayoral election?', 'superset'],
    [wins, 'Will Ann Roe win a majority of the vote in the 2031 Lima mayoral election?', 'superset'],
    [wins, 'Will Ann Roe win less than 10% of the vote in the 2031 Lima mayoral election?', 'disjoint'],
    [wins, 'Will Ann Roe win the 2031 Lima mayoral election by more than 5 points?', 'superset'],
    ['Will Labour win the 2031 UK election?', 'Will Labour win at least 300 seats in the 2031 UK election?', 'overlap'],
    [
      'Will Ann Roe win the 2032 US presidential election?',
      'Will Ann Roe win over 50% of the vote in the 2032 US presidential election?',
      'overlap',
    ],
  ])
})

describe('a number beside none', () => {
  const none = 'Will Ann Roe win no medals at the 2032 Olympics?'
  testRelations([
    ['Will Ann Roe win at least 2 medals at the 2032 Olympics?', none, 'disjoint'],
    ['Will Ann Roe win at least one medal at the 2032 Olympics?', none, 'complement'],
    // a player who wins none wins fewer than 3
    ['Will Ann Roe win fewer than 3 medals at the 2032 Olympics?', none, 'superset'],
  ])
})

describe('the votes of a measure', () => {
  const measure = 'the 2031 Lima redistricting referendum'
  const share = (percent: string) => `Will “Yes” receive ${percent} in ${measure}?`
  testRelations([
    [share('54-56%'), `Will Yes win ${measure} by 5% - 10%?`, 'overlap'],
    [share('50-52%'), `Will Yes win ${measure} by less than 5%?`, 'subset'],
    [share('less than 50%'), `Will Yes win ${measure} by 5% - 10%?`, 'disjoint'],
    [share('54-56%'), `Will No win ${measure} by 5% - 10%?`, undefined],
    [`Will Yes win ${measure} by 5% - 10%?`, `Will No win ${measure} by 5% - 10%?`, 'overlap'],
    [share('less than 50%'), `Will ${measure} pass?`, 'disjoint'],
    // some measures need more than half of the votes
    [share('54-56%'), `Will ${measure} pass?`, 'overlap'],
    [share('more than 70%'), `Will ${measure} pass?`, 'subset'],
  ])
})
