import type { UnifiedEvent } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { readBands } from './bands.ts'

const event = (
  sourceExchange: string,
  id: string,
  title: string,
  markets: [title: string, label: string][],
): UnifiedEvent => ({
  id,
  sourceExchange,
  title,
  markets: markets.map(([marketTitle, subtitle], index) => ({
    marketId: `${id}-${index}`,
    title: marketTitle,
    subtitle,
    outcomes: ['Yes', 'No'].map((label) => ({ outcomeId: `${id}-${index}:${label.toUpperCase()}`, label })),
  })),
})
const seats = (year: number) =>
  event('kalshi', `K${year}`, `How many Senate seats will Republicans win in ${year}?`, [
    [`Will Republicans win at least 52 Senate seats in ${year}?`, '52 or more'],
    [`Will Republicans win exactly 50 Senate seats in ${year}?`, '50'],
  ])
const theirs = event('polymarket', 'P', 'How many Senate seats will Republicans win in 2026?', [
  ['Will Republicans win 49 or fewer Senate seats in 2026?', '49 or fewer'],
  ['Will Republicans win 50-51 Senate seats in 2026?', '50-51'],
])

it('groups the markets of two venues that ask for one number', () => {
  const [group, ...others] = readBands([seats(2026), theirs])
  expect(others).toEqual([])
  expect(group?.confidence).toBeGreaterThan(0.9)
  expect(group?.bands.map(({ ref, yes, interval: { low, high } }) => [ref.marketId, yes, low, high])).toEqual([
    ['K2026-0', 'K2026-0:YES', 52, undefined],
    ['K2026-1', 'K2026-1:YES', 50, 50],
    ['P-0', 'P-0:YES', undefined, 49],
    ['P-1', 'P-1:YES', 50, 51],
  ])
})

it('leaves out lines of games that can be refunded', () => {
  const game = (venue: string, title: string, line: number) =>
    event(venue, venue, title, [[`${title}: O/U ${line}`, `O/U ${line}`]])
  for (const title of ['Kansas City at Denver', 'Chiefs vs. Broncos']) {
    expect(readBands([game('kalshi', title, 44), game('polymarket', title, 44)])).toEqual([])
    expect(readBands([game('kalshi', title, 43.5), game('polymarket', title, 43.5)])).toHaveLength(1)
  }
})

it.each([
  ['another year', seats(2028)],
  [
    'another party',
    event('kalshi', 'D', 'How many Senate seats will Democrats win in 2026?', [
      ['Will Democrats win at least 52 Senate seats in 2026?', '52 or more'],
    ]),
  ],
  [
    'another chamber',
    event('kalshi', 'H', 'How many House seats will Republicans win in 2026?', [
      ['Will Republicans win at least 220 House seats in 2026?', '220 or more'],
    ]),
  ],
  [
    'no number',
    event('kalshi', 'N', 'Who will win the Senate in 2026?', [
      ['Will Republicans win the Senate in 2026?', 'Republicans'],
    ]),
  ],
])('joins nothing with markets of %s', (_, other) => {
  expect(readBands([other, theirs])).toEqual([])
})
