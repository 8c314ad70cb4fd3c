import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'
import { match } from './match.ts'

const MAYOR = '2031 Lima mayoral election'
const answer = (label: string, heading = `${MAYOR} margin of victory?`) => ({ title: `${heading} - ${label}`, label })

describe('a margin of victory', () => {
  testRelations([
    [answer('Ann Roe, ≥5%'), `Will Ann Roe win the ${MAYOR} by at least 5%?`, 'identity'],
    [answer('Ann Roe, 5+ pts'), `Will Ann Roe win the ${MAYOR}?`, 'subset'],
    [answer('Ann Roe, 5-10%'), `Will Ann Roe win the ${MAYOR} by less than 10%?`, 'subset'],
    [answer('Ann Roe, 5-10%'), `Will Ann Roe win the ${MAYOR} by 12% or more?`, 'disjoint'],
    [answer('Ann Roe, 5-10%'), `Will Bob Doe win the ${MAYOR}?`, 'disjoint'],
    [answer('Ann Roe, 5-10%'), `Will Bob Doe win the ${MAYOR} by at least 5%?`, 'disjoint'],
    [answer('Ann Roe, 5-10%'), `Will Ann Roe lose the ${MAYOR}?`, 'disjoint'],
    [
      answer('Democrats, 7+ pts', 'Ohio Governor margin of victory'),
      'Will the Democrats win the Ohio governor race in 2030?',
      'subset',
    ],
    [
      'Will the margin of victory for Democrats in the 2030 Ohio governor election be at least 11 percentage points?',
      'Will Democrats win the 2030 Ohio governor election?',
      'subset',
    ],
    // who wins by few points has won, so the other case is not only a greater margin
    [`Will Ann Roe win the ${MAYOR} by 20% or more?`, `Will Ann Roe win the ${MAYOR} by less than 20%?`, 'disjoint'],
    [
      `Will Ann Roe win the ${MAYOR} by 20 or more points?`,
      `Will Ann Roe win the ${MAYOR} by under 20 points?`,
      'disjoint',
    ],
    [
      'Will Zorro win the 2031 Lima Cup final by 3 or more goals?',
      'Will Zorro win the 2031 Lima Cup final by less than 3 goals?',
      'disjoint',
    ],
    // the margin of an unnamed winner is one of the two
    [
      `Will the margin of victory in the ${MAYOR} be 20 points or more?`,
      `Will the margin of victory in the ${MAYOR} be less than 20 points?`,
      'complement',
    ],
  ])
  testUnimplied([
    [answer('Ann Roe, 25-30%'), `Will Ann Roe win 25-30% of the vote in the ${MAYOR}?`],
    [`Will Ann Roe win the ${MAYOR} by 5-10%?`, `Will Bob Doe win 5-10% of the vote in the ${MAYOR}?`],
    [answer('Ann Roe, 5-10%', '2031 Ohio governor margin of victory?'), 'Will Ann Roe win the 2031 Ohio Senate race?'],
  ])
})

describe('a share of the votes decides neither place nor winner', () => {
  testUnimplied([
    [`Will Ann Roe win 20-25% of the vote in the ${MAYOR}?`, `${MAYOR}: 3rd place - Ann Roe`],
    [`Will Ann Roe win 35-40% of the vote in the ${MAYOR}?`, `Will Bob Doe win the ${MAYOR}?`],
  ])
  testRelations([
    [`Will Ann Roe win the ${MAYOR}?`, `${MAYOR}: 3rd place - Ann Roe`, 'disjoint'],
    [
      'Will the Zorro Party form the next government of Peru?',
      'Will the Zorro Party win the third most seats in the 2031 Peruvian election?',
      'overlap',
    ],
    [`Will Ann Roe get 20-25% of the vote in the ${MAYOR}?`, `${MAYOR}: 2nd place - Ann Roe`, 'overlap'],
    [
      'Will the Zorro Party win 22% or more of the vote in the 2031 Peruvian election?',
      'Will the Quilmar Party win 4% or more of the vote in the 2031 Peruvian election?',
      'overlap',
    ],
  ])
})

describe('the seats of one party beside the control by the other', () => {
  const democrats = 'House Control after 2030 Election - Democrat Control'
  const seats = (count: string, chamber = 'House') =>
    `Will Republicans have ${count} seats in the ${chamber} after the 2030 election?`
  testRelations([
    [seats('between 200 and 204'), democrats, 'subset'],
    [seats('217 or fewer'), democrats, 'subset'],
    [seats('between 230 and 240'), democrats, 'disjoint'],
    [seats('between 210 and 225'), democrats, 'overlap'],
    [seats('between 230 and 240'), 'House Control after 2030 Election - Republican Control', 'subset'],
    [seats('49 or fewer', 'Senate'), 'Senate Control after 2030 Election - Democrat Control', 'subset'],
    // members of neither party may side with the Democrats
    [
      'Will Democrats have between 47 and 49 seats in the Senate after the 2030 election?',
      'Senate Control after 2030 Election - Republican Control',
      'overlap',
    ],
  ])
  testUnimplied([
    [seats('between 200 and 204', 'Senate'), democrats],
    [seats('230 or more'), 'Will Republicans win the House race for TX-05 in 2030?'],
    [seats('between 200 and 204'), 'Will the Republican Party win the TX-05 House seat in 2030?'],
  ])
})

describe('a win with a loss beside it', () => {
  testRelations([
    [`Will Ann Roe win the ${MAYOR} but lose Tarkington?`, `Will Ann Roe win the ${MAYOR}?`, 'subset'],
    [`Will Ann Roe win the ${MAYOR} but lose Tarkington?`, `Will Bob Doe win the ${MAYOR}?`, 'disjoint'],
    [`Will Ann Roe win the ${MAYOR} or lose Tarkington?`, `Will Ann Roe win the ${MAYOR}?`, 'superset'],
  ])
})

describe('a place on the day of an election', () => {
  const DAY = 'Brazil Presidential Election First Round on Oct 6, 2030'
  testRelations([
    [
      `${DAY}: 2nd Place - Ann Roe`,
      'Will Ann Roe finish second in the first round of the 2030 Brazilian presidential election?',
      'identity',
    ],
    [
      `${DAY}: 2nd Place - Ann Roe`,
      'Will Ann Roe finish third in the first round of the 2030 Brazilian presidential election?',
      'disjoint',
    ],
  ])
})

it('a market between two parties is one of a list and the complement of the other', () => {
  const title = 'House control after 2030 election?'
  const between = listing('v0', { title, markets: [{ title, outcomes: ['Democratic', 'Republican'] }] })
  const list = listing('v1', {
    title: 'House Control after 2030 Election',
    markets: ['Democrat', 'Republican'].map((party) => ({
      title: `House Control after 2030 Election - ${party} Control`,
      label: `${party} Control`,
    })),
  })
  const found = match([between, list]).map(({ relation, b }) => [b.marketId, relation])
  expect(found.sort()).toEqual([
    ['1', 'identity'],
    ['2', 'complement'],
  ])
})

describe('seats of two parties in one chamber', () => {
  const left = 'Will Democrats hold at least 53 Senate seats after the 2030 election?'
  const seats = (party: string, range: string) => `How many House seats will ${party} win in 2030? - ${range}`
  testRelations([
    [left, 'Will Republicans hold exactly 50 Senate seats after the 2030 election?', 'disjoint'],
    [left, 'Will Republicans hold at least 48 Senate seats after the 2030 election?', 'disjoint'],
    [left, 'Will Republicans hold at most 48 Senate seats after the 2030 election?', 'subset'],
    [left, 'Will Republicans hold exactly 46 Senate seats after the 2030 election?', 'overlap'],
    // the others may be members of neither party
    ['Will Republicans hold at most 47 Senate seats after the 2030 election?', left, 'superset'],
    [left, 'Will Republicans hold exactly 50 House seats after the 2030 election?', undefined],
    [left, 'Will Republicans hold exactly 50 Senate seats after the 2032 election?', undefined],
    [seats('Republicans', '210-214'), seats('Democrats', '230-234'), 'disjoint'],
    [seats('Republicans', '210-214'), seats('Democrats', '220-224'), 'overlap'],
  ])
})

describe('seats in two chambers', () => {
  const few =
    'Will Democrats hold 218 or more seats in the House after the 2030 midterms AND hold 49 or more seats in the Senate after the 2030 midterms?'
  const many =
    'Will Democrats hold 240+ seats in the House after the 2030 midterms AND hold at least 53 seats in the Senate after the 2030 midterms?'
  const balance = (answer: string) => `Balance of Power: 2030 Midterms - ${answer}`
  testRelations([
    [many, balance('D Senate, D House'), 'subset'],
    [few, balance('D Senate, D House'), 'superset'],
    [balance('D Senate, D House'), many, 'superset'],
    [many, balance('R Senate, D House'), 'disjoint'],
    [few, balance('R Senate, D House'), 'overlap'],
    [few, balance('R Senate, R House'), 'disjoint'],
    [many, 'Will Democrats win the House in 2030?', 'subset'],
    [many, 'Will Republicans hold exactly 48 Senate seats after the 2030 midterms?', 'disjoint'],
    [few, 'Will Republicans hold exactly 48 Senate seats after the 2030 midterms?', 'overlap'],
  ])
})

describe('the popular vote by a margin', () => {
  const popular = 'Will Ann Roe win the popular vote by 2% or more in 2032?'
  testRelations([
    [popular, 'Will Ann Roe win the 2032 popular vote by at least 2%?', 'identity'],
    [popular, 'Will Ann Roe win the popular vote in 2032?', 'subset'],
    [popular, 'Will Ann Roe win the presidency by 2% or more in 2032?', 'overlap'],
    [
      'Will Ann Roe win the 2032 popular vote by 2-3%?',
      'Will Ann Roe win the 2032 presidential election by 2-3%?',
      'overlap',
    ],
    [
      'Will Ann Roe get 50% or more of the popular vote in 2032?',
      'Will Ann Roe receive at least 50% of the vote in 2032?',
      'identity',
    ],
  ])
})

describe('so many seats of a party', () => {
  const senate = 'Will Republicans have 53 Senate seats after the 2032 election?'
  testRelations([
    [senate, 'Will Republicans have 53 seats in the Senate after the 2032 election?', 'identity'],
    [senate, 'Will Republicans have 50 seats in the Senate after the 2032 election?', 'disjoint'],
    [senate, 'Will Republicans have 49 seats or fewer in the Senate after the 2032 election?', 'disjoint'],
    [senate, 'Will Republicans control at least 50 seats in the Senate after the 2032 election?', 'subset'],
    [senate, 'Will Republicans control the Senate after the 2032 election?', 'subset'],
    [senate, 'Will Republicans have 50 House seats after the 2032 election?', undefined],
    [senate, 'Will Republicans have 50 Senate seats after the 2034 election?', undefined],
  ])
})
