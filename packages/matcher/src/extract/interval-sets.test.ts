import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareIntervals, type Interval, isOpposite, type SetRelation } from './interval.ts'

// The relation of two intervals of whole numbers is checked against the numbers in them.

const NUMBERS = Array.from({ length: 41 }, (_, n) => n - 10)
const bound = fc.integer({ min: 1, max: 8 })

const interval: fc.Arbitrary<Interval> = fc
  .record({ low: fc.option(bound), high: fc.option(bound), lowOpen: fc.boolean(), highOpen: fc.boolean() })
  .filter(({ low, high }) => low !== null || high !== null)
  .map(({ low, high, lowOpen, highOpen }) => ({
    ...(low !== null && { low, ...(lowOpen && { lowOpen }) }),
    ...(high !== null && { high, ...(highOpen && { highOpen }) }),
    unit: 'count' as const,
    whole: true,
  }))
  .filter((one) => NUMBERS.some((number) => isIn(number, one)))

function isIn(number: number, { low, high, lowOpen, highOpen }: Interval): boolean {
  const above = low === undefined || (lowOpen ? number > low : number >= low)
  const below = high === undefined || (highOpen ? number < high : number <= high)
  return above && below
}

function relationOfSets(a: Interval, b: Interval): SetRelation {
  const [x, y] = [NUMBERS.filter((number) => isIn(number, a)), NUMBERS.filter((number) => isIn(number, b))]
  const shared = x.filter((number) => y.includes(number)).length
  if (shared === 0) return 'disjoint'
  if (shared === x.length) return shared === y.length ? 'equal' : 'inside'
  return shared === y.length ? 'contains' : 'overlap'
}

describe('two intervals of whole numbers', () => {
  it('lie as the numbers in them do', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(compareIntervals(a, b)).toBe(relationOfSets(a, b))
      }),
      { numRuns: 2000 },
    )
  })

  it('are opposites where each number is in exactly one of them', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(isOpposite(a, b)).toBe(NUMBERS.every((number) => isIn(number, a) !== isIn(number, b)))
      }),
      { numRuns: 2000 },
    )
  })

  it('are never opposites where one is touched, bare or without a direction', () => {
    const [over, under]: Interval[] = [
      { low: 5, whole: true },
      { high: 4, whole: true },
    ]
    if (!over || !under) throw new Error('not given')
    expect(isOpposite(over, under)).toBe(true)
    for (const more of [{ barrier: 'up' }, { strikeOnly: true }, { bare: true }] as const) {
      expect(isOpposite({ ...over, ...more }, under)).toBe(false)
      expect(isOpposite(over, { ...under, ...more })).toBe(false)
    }
  })

  it('lie the same where both are measured and written with the same last digit', () => {
    const tenths = ({ low, high, ...rest }: Interval): Interval => ({
      ...rest,
      ...(low !== undefined && { low: low / 10 }),
      ...(high !== undefined && { high: high / 10 }),
      whole: false,
      step: 0.1,
    })
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(compareIntervals(tenths(a), tenths(b))).toBe(relationOfSets(a, b))
      }),
      { numRuns: 1000 },
    )
  })
})
