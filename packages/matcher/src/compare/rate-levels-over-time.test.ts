import { describe } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'

const above = (rate: string, meeting: string) =>
  `Will the upper bound of the federal funds rate be above ${rate}% following the Fed's ${meeting} meeting?`
const reach = (rate: string, end: string) => `Will the Fed’s upper bound reach ${rate}% or higher before ${end}?`
const by = (move: string, size: string, month: string) =>
  `Fed ${move} interest rates by ${size} bps after ${month} meeting?`

describe('moves of a rate within a time beside its level after a meeting, from a known level', () => {
  testRelations([
    // 5.50 % until September 2024, 4.50 % at the end of the year
    ['Will the Fed hike rates in 2024?', above('5.50', 'Sep 18, 2024'), 'superset'],
    ['Will the Fed cut rates in 2024?', above('5.25', 'Sep 18, 2024'), 'overlap'],
    ['Will no Fed rate cuts happen in 2024?', above('5.25', 'Dec 18, 2024'), 'subset'],
    ['Will 2 Fed rate cuts happen in 2024?', above('4.75', 'Dec 18, 2024'), 'subset'],
    ['Will 2 Fed rate cuts happen in 2024?', above('5.00', 'Dec 18, 2024'), 'overlap'],
    ['Fed rate hike by September 2024 meeting?', above('5.50', 'Sep 18, 2024'), 'identity'],
    ['Fed rate hike by September 2024 meeting?', above('5.75', 'Sep 18, 2024'), 'superset'],
    ['Fed rate hike by September 2024 meeting?', above('5.25', 'Sep 18, 2024'), 'subset'],
    ['Fed rate hike by September 2024 meeting?', above('5.50', 'Jul 31, 2024'), 'superset'],
    ['Fed rate cut by September 2024 meeting?', above('5.25', 'Sep 18, 2024'), 'complement'],
    // the meeting comes after the time, before it, or its level is not known
    ['Fed rate hike by July 2024 meeting?', above('5.50', 'Sep 18, 2024'), 'overlap'],
    [by('increases', '25', 'July 2024'), above('5.50', 'Sep 18, 2024'), 'overlap'],
    [by('increases', '25', 'September 2024'), above('5.50', 'Jul 31, 2024'), undefined],
    ['Will the Fed hike rates in 2032?', above('5.50', 'Sep 15, 2032'), 'overlap'],
    ['Fed rate hike by September 2032 meeting?', above('5.50', 'Sep 15, 2032'), 'overlap'],
    // a hike before the meeting may be the one that counts
    ['Fed rate hike by September 2023 meeting?', above('5.50', 'Sep 20, 2023'), 'superset'],
    // another bank, another bound
    ['Will the ECB hike rates in 2024?', above('5.50', 'Sep 18, 2024'), undefined],
    ['Will the Fed hike rates in 2024?', above('5.50', 'Sep 18, 2024').replace('upper', 'lower'), 'overlap'],
    ['Will 2 Fed governors resign in 2024?', above('5.50', 'Sep 18, 2024'), undefined],
  ])
})

describe('a rate after the first meetings that the table lacks, from the last known level', () => {
  testRelations([
    [by('increases', '25', 'September 2026'), above('3.75', 'Sep 16, 2026'), 'subset'],
    [by('increases', '25', 'September 2026'), above('4.00', 'Sep 16, 2026'), 'overlap'],
    [by('decreases', '25', 'September 2026'), above('3.50', 'Sep 16, 2026'), 'disjoint'],
    ['No change in Fed interest rates after September 2026 meeting?', above('3.75', 'Sep 16, 2026'), 'overlap'],
    [by('increases', '25', 'September 2032'), above('3.75', 'Sep 15, 2032'), 'overlap'],
  ])
})

describe('a rate that reaches a level beside its level after a meeting', () => {
  testRelations([
    [above('4.00', 'Oct 29, 2031'), reach('4.25', '2032'), 'subset'],
    [above('4.25', 'Oct 29, 2031'), reach('4.25', '2032'), 'subset'],
    [above('3.75', 'Oct 29, 2031'), reach('4.25', '2032'), 'overlap'],
    [above('4.00', 'Jan 28, 2032'), reach('4.25', '2032'), 'overlap'],
    [above('4.00', 'Oct 29, 2031'), reach('4.25', '2031'), 'overlap'],
    [above('4.00', 'Oct 29, 2031'), reach('4.25', '2029'), undefined],
    [above('4.00', 'Oct 29, 2031'), reach('4.25', '2032').replace('Fed', 'ECB'), undefined],
    [
      'Will the unemployment rate be above 4.00% in October 2031?',
      'Will unemployment reach 4.25% or higher before 2032?',
      'overlap',
    ],
  ])
})

describe('a decision in a month beside a deadline within the month', () => {
  const cut = { title: by('decreases', '25', 'September 2031'), closes: '2031-09-17' }
  testRelations([
    ['Will the Fed cut rates before September 30, 2031?', cut, 'superset'],
    // the meeting may come after the deadline
    ['Will the Fed cut rates before September 10, 2031?', cut, 'overlap'],
    ['Will the Fed cut rates before September 30, 2031?', cut.title, 'overlap'],
    ['Will the Fed hike rates before September 30, 2031?', cut, 'overlap'],
    // a month without its year, which the other question may mean
    [
      'Fed decreases interest rates by 25 bps after January meeting?',
      'Will no Fed rate cuts happen in 2031?',
      'disjoint',
    ],
  ])
})
