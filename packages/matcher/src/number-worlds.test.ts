import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Interval } from './extract/interval.ts'
import { numberWorlds } from './number-worlds.ts'

const covers = (intervals: Interval[]) => numberWorlds(intervals).every((held) => held.some(Boolean))
const real = (range: Omit<Interval, 'whole'>): Interval => ({ ...range, whole: false })
const count = (range: Omit<Interval, 'whole'>): Interval => ({ ...range, whole: true })

it.each<[string, Interval[], boolean]>([
  [
    'up to 49, 50 to 51, 52 or more, counted',
    [count({ high: 49 }), count({ low: 50, high: 51 }), count({ low: 52 })],
    true,
  ],
  ['the same of a measured number', [real({ high: 49 }), real({ low: 50, high: 51 }), real({ low: 52 })], false],
  ['below 100 and 100 or above', [real({ high: 100, highOpen: true }), real({ low: 100 })], true],
  ['below 100 and above 100', [real({ high: 100, highOpen: true }), real({ low: 100, lowOpen: true })], false],
  [
    'below 100 and above 100, counted',
    [count({ high: 100, highOpen: true }), count({ low: 100, lowOpen: true })],
    false,
  ],
  [
    'over 2.5 and under 2.5 of what is counted',
    [count({ low: 2.5, lowOpen: true }), count({ high: 2.5, highOpen: true })],
    true,
  ],
  ['0 and 1 or more of what is counted', [count({ low: 0, high: 0 }), count({ low: 1 })], true],
  ['0 and 1 or more dollars', [real({ low: 0, high: 0, unit: 'usd' }), real({ low: 1, unit: 'usd' })], false],
  ['above 90 and below 110', [real({ low: 90, lowOpen: true }), real({ high: 110, highOpen: true })], true],
  ['only the middle', [real({ low: 90, high: 110 })], false],
])('%s', (_, intervals, expected) => {
  expect(covers(intervals)).toBe(expected)
})

it('finds a number that no range holds wherever there is one, and only there', () => {
  const bound = fc.integer({ min: 0, max: 12 })
  const interval = (whole: boolean) =>
    fc
      .record({ low: fc.option(bound), high: fc.option(bound), lowOpen: fc.boolean(), highOpen: fc.boolean() })
      .filter(({ low, high }) => low !== null || high !== null)
      .map(({ low, high, lowOpen, highOpen }): Interval => {
        const [least, most] = low !== null && high !== null && low > high ? [high, low] : [low, high]
        return { whole, ...(least !== null && { low: least, lowOpen }), ...(most !== null && { high: most, highOpen }) }
      })
  const ranges = fc.boolean().chain((whole) => fc.array(interval(whole), { minLength: 1, maxLength: 5 }))
  fc.assert(
    fc.property(ranges, (intervals) => {
      // Every quarter from -3 to 15, or every whole number from 0.
      const step = intervals[0]?.whole ? 1 : 0.25
      const numbers = Array.from({ length: 18 / step + 1 }, (_, n) => n * step - 3).filter((n) => step < 1 || n >= 0)
      const held = (number: number) =>
        intervals.some(
          ({ low = -99, high = 99, lowOpen, highOpen }) =>
            (lowOpen ? number > low : number >= low) && (highOpen ? number < high : number <= high),
        )
      expect(covers(intervals)).toBe(numbers.every(held))
    }),
    { numRuns: 5_000 },
  )
})
