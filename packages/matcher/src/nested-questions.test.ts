import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('leaving a government', () => {
  testRelations([
    [
      'Will Ann Roe leave the Trump administration before 2032?',
      'Will Ann Roe leave as Secretary of Labor before 2032?',
      'subset',
    ],
    [
      'Will Ann Roe leave as Deputy Chief of Staff before 2032?',
      'Will Ann Roe leave the Trump administration before 2032?',
      'superset',
    ],
  ])
})

describe('stages of a tournament, a league and a draft', () => {
  testRelations([
    ['Will Peru win the 2034 World Cup?', 'Will Peru qualify from the group stage of the 2034 World Cup?', 'subset'],
    ['Will the Lakers win the 2031 NBA Finals?', 'Will the Lakers win the 2031 Western Conference?', 'subset'],
    [
      'Will the Sharks win the 2031 Stanley Cup?',
      'Will the San Jose Sharks win the 2031 Western Conference?',
      'subset',
    ],
    ['Will the Lakers win the 2031 NBA playoffs?', 'Will the Lakers make the 2031 NBA playoffs?', 'subset'],
    [
      'Will Caleb Roe be picked first in the 2031 NFL Draft?',
      'Will Caleb Roe be picked second in the 2031 NFL Draft?',
      'disjoint',
    ],
  ])
})

describe('one seat', () => {
  testRelations([
    [
      'Will the Republicans win the Ohio Senate race by more than 5 points?',
      'Will the Democrats win the Ohio Senate race?',
      'disjoint',
    ],
    ['Will the Republicans win TX-32 in 2032?', 'Will Ann Roe be the Republican nominee for TX-32 in 2032?', 'overlap'],
    [
      'Will Ann Roe be the Democratic nominee for Governor in New York?',
      'Will Ann Roe be the Democratic nominee for NY-15?',
      undefined,
    ],
  ])
})

describe('what a listing says of its time', () => {
  testRelations([
    [
      {
        title: 'Will Josh Doe be the next James Bond?',
        rules: 'If Josh Doe is cast as the next James Bond before Jan 1, 2033, then the market resolves to Yes.',
      },
      { title: 'Josh Doe announced as next James Bond?', closes: '2031-06-30' },
      'superset',
    ],
    [
      {
        title: 'Will Trump sell gold cards in 2031?',
        rules: 'If, before May 1, 2031, gold cards are sold, then the market resolves to Yes.',
      },
      'Will Trump sell gold cards in 2031?',
      'subset',
    ],
  ])
})

describe('a step and the refusal of the act', () => {
  testUnimplied([
    [
      { title: 'Which companies will officially announce an IPO in 2031? - Stripe', label: 'Stripe' },
      { title: 'Will Stripe not IPO by December 31, 2031?', label: 'No IPO by December 31, 2031' },
    ],
    ['Will Zorro announce a merger by June 30, 2031?', 'Will Zorro not merge by June 30, 2031?'],
  ])
  testRelations([
    ['Will Zorro IPO in 2031?', 'Will Zorro not IPO by December 31, 2031?', 'complement'],
    [
      { title: 'Which companies will officially announce an IPO in 2031? - Stripe', label: 'Stripe' },
      { title: 'Will Stripe IPO by December 31, 2031?', label: 'IPO by December 31, 2031' },
      'superset',
    ],
  ])
})

describe('measures of a month', () => {
  testRelations([
    [
      'Will CPI rise more than -0.1% in July 2031?',
      'Will monthly inflation stay flat (0.0%) in July 2031?',
      'superset',
    ],
    ['Will CPI rise more than 0.0% in July 2031?', 'Will monthly inflation stay flat (0.0%) in July 2031?', 'disjoint'],
    ['Will Peru dollarize its economy in 2031?', 'Will Peru dollarize in 2031?', 'identity'],
    ['Is Oct 2031 the hottest October ever?', '2031 November hottest on record?', undefined],
    ['Is Nov 2031 the hottest November ever?', '2031 November hottest on record?', 'identity'],
  ])
})

describe('a person with more or fewer names', () => {
  testRelations([
    [
      'Will Luiz Inácio Lula win the 2031 Brazilian presidential election?',
      'Will Luiz Inácio Lula da Silva win the 2031 Brazilian presidential election?',
      'identity',
    ],
    [
      'Will Luiz Roe win the 2031 Brazilian presidential election?',
      'Will Luiz Inácio Lula da Silva win the 2031 Brazilian presidential election?',
      'disjoint',
    ],
  ])
})
