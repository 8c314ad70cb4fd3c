import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('two questions in one', () => {
  const both = 'Will the Lima Act pass by March 31 and will Ann Roe be arrested in 2031?'
  const denied = 'Will Ann Roe not resign and will Bob Doe be arrested in 2031?'
  const parties =
    'Will there be no US government shutdown by January 31 and will the Republican Party win the House in 2030?'
  testRelations([
    [both, 'Will Ann Roe be arrested in 2031?', 'subset'],
    [denied, 'Will Bob Doe be arrested in 2031?', 'subset'],
    [denied, 'Will Ann Roe resign in 2031?', 'disjoint'],
    [parties, 'Which party will win the House in 2030? - Republican', 'subset'],
    [parties, 'Which party will win the House in 2030? - Democratic', 'disjoint'],
    [
      'Will the Lima Act pass and will Ann Roe win the Ohio governor race in 2031?',
      'Will Bob Doe win the Ohio governor race in 2031?',
      'disjoint',
    ],
  ])
  testUnimplied([
    [both, 'Will Ann Roe be arrested by May 2031?'],
    [both, 'Will the Lima Act pass by December 31?'],
    [both, 'Will Bob Doe be arrested in 2031?'],
    [parties, 'Which party will win the Senate in 2030? - Republican'],
    ['Will Bob Doe resign if Ann Roe wins and will he run in 2031?', 'Will Bob Doe resign in 2031?'],
  ])
})

describe('the loss of an election or a primary', () => {
  const lost = 'Will Ann Roe lose the 2030 Texas Senate Democratic Primary Election?'
  testRelations([
    [lost, 'Will Ann Roe win the 2030 Texas Democratic Senate nomination?', 'disjoint'],
    [lost, 'Who will win the 2030 Texas Democratic Senate nomination? - Ann Roe', 'disjoint'],
    [lost, 'Will Ann Roe lose the 2030 Texas Senate Democratic Primary?', 'identity'],
    ['Will Ann Roe win the 2030 Ohio Senate election?', 'Will Ann Roe lose the 2030 Ohio Senate election?', 'disjoint'],
  ])
  testUnimplied([
    [lost, 'Will Bob Doe win the 2030 Texas Democratic Senate nomination?'],
    [lost, 'Will Ann Roe win the 2030 Texas Republican Senate nomination?'],
  ])
})

describe('the winner of a runoff', () => {
  const listed = 'Who will win the 2031 Lima mayoral election runoff? - Ann Roe'
  const election = 'Will Ann Roe win the 2031 Lima mayoral election?'
  testRelations([
    [listed, election, 'identity'],
    ['Will Ann Roe win the 2031 Lima mayoral election runoff?', election, 'subset'],
  ])
  testUnimplied([
    [listed, 'Will Ann Roe win the first round of the 2031 Lima mayoral election?'],
    [listed, 'Will Ann Roe make the runoff of the 2031 Lima mayoral election?'],
    [listed, 'Will Ann Roe win the Democratic primary in the 2031 Lima mayoral election?'],
    [
      'Who will win the 2030 TX-18 House special election runoff? - Ann Roe',
      'Will Ann Roe win the TX-18 House election in November 2030?',
    ],
  ])
})

describe('a candidacy for president before the year of the election', () => {
  const announced = 'Will Ann Roe announce a run for president before 2032?'
  testRelations([
    [
      'Will Ann Roe run in the 2032 election primary?',
      'Will Ann Roe win the 2032 US Presidential Election?',
      'superset',
    ],
  ])
  // a nominee may step in during the year, as in 2024
  testUnimplied([
    [announced, 'Will Ann Roe win the 2032 Republican presidential nomination?'],
    [announced, 'Will Ann Roe win the 2032 US Presidential Election?'],
    [announced, 'Will Bob Doe win the 2032 US Presidential Election?'],
  ])
})

describe('a second question about the same person', () => {
  testRelations([
    ['Will Ann Roe be arrested and will she be convicted in 2031?', 'Will Ann Roe be arrested in 2031?', 'subset'],
    ['Will Ann Roe win and will they hold a party in 2031?', 'Will Ann Roe win in 2031?', 'subset'],
    ['Will Acme go public and will it also buy Zorro in 2031?', 'Will Acme go public in 2031?', 'subset'],
  ])
})

describe('deadlines without a year beside a term of office', () => {
  testRelations([
    ['Will Trump leave office by June 30?', 'Will Trump leave office during his second term?', 'subset'],
    ['Will Trump leave office early?', 'Trump out as President by March 31?', 'superset'],
    ['Will Trump visit Peru by June 30?', 'Will Trump visit Peru during his second term?', 'subset'],
    [
      'Will Ann Roe remain Speaker of the House through the 119th Congress?',
      'Will Ann Roe be out as Speaker of the House by June 30?',
      'disjoint',
    ],
    [
      'Will Trump be impeached by June 30?',
      'Will the House pass any articles of impeachment by the end of 2026?',
      'subset',
    ],
    ['Will Ann Roe resign by June 30?', 'Will Ann Roe resign by January 20, 2031?', 'superset'],
  ])
  testUnimplied([
    ['Will Donald Trump be impeached and removed during his second term?', 'Will Trump be impeached by June 30?'],
    ['Will Ann Roe be impeached in 2031?', 'Will the House pass any articles of impeachment by the end of 2031?'],
  ])
})

describe('the first of several beside a deadline', () => {
  const first = 'Who will be the first to leave the Trump Cabinet? - Ann Roe'
  testRelations([
    [first, 'Will Ann Roe be the first to leave the Trump Cabinet before 2031?', 'superset'],
    [
      { title: first, closes: '2031-01-10' },
      { title: 'Will Ann Roe be the first to leave the Trump Cabinet before 2031?', closes: '2030-12-31' },
      'identity',
    ],
    [first, 'Will Bob Doe be the first to leave the Trump Cabinet before 2031?', 'disjoint'],
  ])
})

describe('the seats of a party in one chamber beside several', () => {
  const seats = (count: string) => `How many House seats will Republicans win in the 2030 midterm election? - ${count}`
  testRelations([
    [seats('192 or fewer'), '2030 Balance of Power: R Senate, R House', 'disjoint'],
    [seats('230 or more'), '2030 Balance of Power: R Senate, D House', 'disjoint'],
    [seats('210 or more'), '2030 Balance of Power: R Senate, R House', 'superset'],
    [seats('230 or more'), 'Will Republicans win the House in 2030?', 'subset'],
    [seats('192 or fewer'), 'Will Republicans win a supermajority in the House in 2030?', 'disjoint'],
  ])
  testUnimplied([
    [seats('192 or fewer'), '2030 Balance of Power: D Senate, D House'],
    [seats('230 or more'), '2030 Balance of Power: R Senate, R House'],
    [seats('192 or fewer'), '2032 Balance of Power: R Senate, R House'],
  ])
})
