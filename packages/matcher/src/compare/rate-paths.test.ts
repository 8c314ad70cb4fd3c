import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

const inTurn = (moves: string, months = 'Mar-Apr-Jun') => ({
  title: `Will the Fed ${moves} in the next three decisions (${months})?`,
  closes: '2026-06-17',
})
const after = (rate: string, month: string, day: number) =>
  `Will the upper bound of the federal funds rate be above ${rate}% following the Fed's ${month} ${day}, 2026 meeting?`

describe('rows of decisions beside each other', () => {
  testRelations([
    [inTurn('Pause–Cut–Cut'), inTurn('Pause-Cut-Cut'), 'identity'],
    [inTurn('Pause–Cut–Cut'), inTurn('Pause–Cut–Pause'), 'disjoint'],
    [inTurn('Hold–Cut–Cut'), inTurn('Pause–Cut–Cut'), 'identity'],
    [{ title: 'Fed decisions (Mar-Jun)? - Pause-Cut-Cut', closes: '2026-06-17' }, inTurn('Pause–Cut–Cut'), 'identity'],
    [inTurn('Pause–Cut–Cut'), inTurn('Cut–Cut', 'Apr-Jun'), 'subset'],
    [inTurn('decide differently'), inTurn('Pause–Cut–Cut'), 'overlap'],
  ])
})

describe('rows of decisions beside the decision of one meeting', () => {
  testRelations([
    [inTurn('Pause–Cut–Cut'), 'Will the Fed decrease interest rates after the June 2026 meeting?', 'subset'],
    [inTurn('Pause–Cut–Cut'), 'Will the Fed decrease interest rates by 25 bps after the June 2026 meeting?', 'overlap'],
    [inTurn('Pause–Cut–Cut'), 'Will the Fed decrease interest rates after the March 2026 meeting?', 'disjoint'],
    [inTurn('Pause–Cut–Cut'), 'Will there be no change in Fed interest rates after the March 2026 meeting?', 'subset'],
    [inTurn('Pause–Cut–Cut'), 'Will the Fed decrease interest rates after the June 2025 meeting?', undefined],
    [
      inTurn('Pause–Cut–Cut'),
      'Will the Bank of England decrease interest rates after the June 2026 meeting?',
      undefined,
    ],
  ])
})

describe('rows of decisions beside the level after one meeting', () => {
  testRelations([
    [inTurn('Pause–Pause–Cut'), after('3.75', 'Apr', 29), 'disjoint'],
    [inTurn('Pause–Pause–Cut'), after('3.50', 'Apr', 29), 'subset'],
    [inTurn('Pause–Pause–Cut'), after('3.50', 'Jun', 17), 'disjoint'],
    [inTurn('Pause–Pause–Cut'), after('3.25', 'Jun', 17), 'overlap'],
    [inTurn('Pause–Pause–Hike'), after('3.75', 'Jun', 17), 'subset'],
    [inTurn('Pause–Cut–Hike'), after('3.75', 'Jun', 17), 'overlap'],
    [inTurn('decide differently'), after('3.75', 'Jun', 17), 'overlap'],
  ])
})
