import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('a result beside the polls', () => {
  const beats = 'Will Ann Roe outperform the polls? (Virginia)'
  testRelations([
    [beats, 'Will Ann Roe win the Virginia Governor Election in 2031?', 'overlap'],
    [
      'Will Ann Roe win the Lima mayoral election by at least 15%?',
      'Will Ann Roe beat her polls in the Lima mayoral election?',
      'overlap',
    ],
    ['Will Yes on Ohio Prop 5 outperform the polls?', 'Will Ohio Proposition 5 pass in 2031?', 'overlap'],
    ['Will Yes on Ohio Prop 5 outperform the polls?', 'Will Ohio Proposition 6 pass in 2031?', undefined],
    [beats, 'Will Bob Doe win the Virginia Governor Election in 2031?', undefined],
    [beats, 'Will Ann Roe visit Virginia in 2031?', undefined],
    ['Will the Zorro stock outperform the market in 2031?', 'Will Zorro win the contract in 2031?', undefined],
  ])
})

describe('the larger of two margins', () => {
  const larger = 'Larger margin of victory: NYC Mayor or New Jersey Governor? (On Nov 4, 2031)'
  testRelations([
    [larger, 'Will Ann Roe win the New Jersey Governor Election in 2031', 'overlap'],
    [larger, 'Will Ann Roe win the 2031 New York City mayoral election?', 'overlap'],
    [larger, 'Will Ann Roe win the Ohio Governor Election in 2031?', undefined],
    [larger, 'Will Ann Roe win the New Jersey Senate Election in 2032?', undefined],
  ])
})

describe('the lead of a party and of a government', () => {
  const leads = 'Who will win the next UK Labour Party Leadership Election? (Ann Roe)'
  testRelations([
    [leads, 'Will Ann Roe be the next Prime Minister of United Kingdom?', 'overlap'],
    [leads, 'Will Ann Roe be the next Mayor of Lima?', undefined],
  ])
})
