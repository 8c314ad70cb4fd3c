import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../__fixtures__/catalogue.ts'
import { dayNumber } from '../extract/calendar.ts'
import type { Time, Window, Year } from '../extract/time.ts'
import { compareHeld, compareWindows, compareYears } from './times.ts'

const first = dayNumber(2031, 3, 1)
const day = fc.integer({ min: first, max: first + 40 })
const known = fc.constant({ yearKnown: true, source: 'text' as const })

const deadline = fc.tuple(day, known).map(([to, rest]): Window => ({ kind: 'deadline', to, ...rest }))
const period = fc
  .tuple(day, fc.integer({ min: 1, max: 30 }), known)
  .map(([from, length, rest]): Window => ({ kind: length === 1 ? 'day' : 'period', from, to: from + length, ...rest }))
const hour = fc
  .tuple(day, fc.nat(23), fc.option(fc.integer({ min: 15, max: 120 })), known)
  .map(([from, of, length, rest]): Window => {
    const start = (from * 24 + of) * 60
    return { kind: 'day', from, to: from + 1, ...rest, clock: { from: start, ...(length && { to: start + length }) } }
  })
const time = fc.oneof(deadline, period, hour).map((window): Time => ({ window, years: [] }))
const year = fc
  .tuple(fc.integer({ min: 2029, max: 2034 }), fc.boolean(), pick<'text' | 'ticker'>('text', 'ticker'))
  .map(([value, season, source]): Year => ({ value, season, source }))

const reversed = new Map<string | undefined, string>([
  ['inside', 'contains'],
  ['contains', 'inside'],
])
const turn = (relation: string | undefined) => reversed.get(relation) ?? relation

describe('two windows', () => {
  it('are reversed with the two questions', () => {
    fc.assert(
      fc.property(time, time, (a, b) => {
        expect(compareWindows(b, a)).toBe(turn(compareWindows(a, b)))
        expect(compareHeld(b, a)).toBe(turn(compareHeld(a, b)))
      }),
      { numRuns: 3000 },
    )
  })

  it('are equal to themselves, and missing beside none', () => {
    fc.assert(
      fc.property(time, (one) => {
        expect(compareWindows(one, one)).toBe('equal')
        expect(compareWindows(one, { years: [] })).toBe('missing')
      }),
    )
  })

  it('that end sooner are inside those that end later, and the same post is held until the later day', () => {
    fc.assert(
      fc.property(deadline, deadline, (one, other) => {
        const relation = one.to === other.to ? 'equal' : one.to < other.to ? 'inside' : 'contains'
        const [a, b] = [one, other].map((window): Time => ({ window, years: [] })) as [Time, Time]
        expect(compareWindows(a, b)).toBe(relation)
        expect(compareHeld(a, b)).toBe(turn(relation))
      }),
    )
  })

  it('without a day in common are apart', () => {
    fc.assert(
      fc.property(period, period, (one, other) => {
        fc.pre(one.to <= (other.from ?? 0))
        const [a, b] = [one, other].map((window): Time => ({ window, years: [] })) as [Time, Time]
        expect(compareWindows(a, b)).toBe('apart')
      }),
    )
  })

  it('are compared by month and day where one side has no year', () => {
    const without = (window: Window): Window => ({
      ...window,
      to: window.to - first + dayNumber(2000, 3, 1),
      yearKnown: false,
    })
    fc.assert(
      fc.property(deadline, deadline, (one, other) => {
        const [a, b] = [one, other].map((window): Time => ({ window, years: [] })) as [Time, Time]
        expect(compareWindows({ window: without(one), years: [] }, b)).toBe(compareWindows(a, b))
      }),
    )
  })
})

describe('two years', () => {
  it('are reversed with the two questions, and the nearest pair of several counts', () => {
    const years = fc.array(year, { minLength: 1, maxLength: 3 })
    const order = ['equal', 'near', 'apart']
    fc.assert(
      fc.property(years, years, (a, b) => {
        const relation = compareYears(a, b)
        expect(compareYears(b, a)).toBe(relation)
        const each = a.flatMap((x) => b.map((y) => order.indexOf(compareYears([x], [y]))))
        expect(order.indexOf(relation)).toBe(Math.min(...each))
      }),
    )
  })
})
