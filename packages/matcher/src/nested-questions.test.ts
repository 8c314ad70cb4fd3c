import { describe } from 'vitest'
import { testRelations } from './__fixtures__/test-relations.ts'

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
