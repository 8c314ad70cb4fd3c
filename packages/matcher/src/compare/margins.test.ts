import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('electoral votes beside a lead in them', () => {
  const lead = 'Will Donald Trump win the 2024 presidential election by 15-34 electoral votes?'
  testRelations([
    ['Donald Trump Electoral Votes - 270-299', lead, 'superset'],
    ['Donald Trump Electoral Votes - 277-286', lead, 'subset'],
    ['Donald Trump Electoral Votes - 280-299', lead, 'overlap'],
    ['Donald Trump Electoral Votes - 300-329', lead, 'disjoint'],
    ['Kamala Harris Electoral Votes - 240-269', lead, 'overlap'],
    ['Trump Electoral College Votes - 330-359', 'Trump blowout victory?', 'overlap'],
  ])
})

describe('a share of the votes beside a lead', () => {
  const lead = 'Will Bob Doe win the 2031 Lima mayoral election by 20-30%?'
  testRelations([
    ['Will Ann Roe win 5-10% of the vote in the 2031 Lima mayoral election?', lead, 'overlap'],
    ['Will Ann Roe win 60-65% of the vote in the 2031 Lima mayoral election?', lead, 'disjoint'],
    ['Will Bob Doe win 5-10% of the vote in the 2031 Lima mayoral election?', lead, 'disjoint'],
    ['Will Bob Doe win 60-65% of the vote in the 2031 Lima mayoral election?', lead, 'overlap'],
  ])
})

describe('the margins of one election', () => {
  const lead = 'Will Ann Roe win the Lima mayoral election by at least 20%?'
  testRelations([
    [lead, 'Will Ann Roe win the 2031 Lima mayoral election by less than 20%?', 'disjoint'],
    [lead, 'Will Ann Roe win the 2031 Lima mayoral election by less than 25%?', 'overlap'],
  ])
})

describe('a place in the first round beside the winner', () => {
  const winner = 'Will Ann Roe win the 2026 Brazilian presidential election?'
  testRelations([
    ['2026 Brazilian presidential election first round: 3rd place - Ann Roe', winner, 'disjoint'],
    ['2026 Brazilian presidential election first round: 2nd place - Ann Roe', winner, 'overlap'],
    ['2026 Brazilian presidential election first round: 3rd place - Bob Doe', winner, 'overlap'],
  ])
})
