import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumber, isoDay, minuteOf, monthAndDay, newYorkDay, yearOf } from './calendar.ts'

const day = fc.integer({ min: dayNumber(1990, 1, 1), max: dayNumber(2060, 12, 31) })

/** The wall clock of New York, as the runtime's own time zones have it. */
function wallClock(minute: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return parts.format(new Date(minute * 60_000))
}

describe('day numbers', () => {
  it('count days since 1970, also over the ends of months and years', () => {
    expect(dayNumber(1970, 1, 1)).toBe(0)
    expect(dayNumber(2028, 2, 29) + 1).toBe(dayNumber(2028, 3, 1))
    expect(dayNumber(2031, 13, 1)).toBe(dayNumber(2032, 1, 1))
  })

  it('are written as ISO dates and read back', () => {
    fc.assert(
      fc.property(day, (number) => {
        const [year, month, ofMonth] = isoDay(number).split('-').map(Number)
        expect(dayNumber(year ?? 0, month ?? 0, ofMonth ?? 0)).toBe(number)
        expect(yearOf(number)).toBe(year)
        expect(isoDay(number)).toBe(`${yearOf(number)}-${monthAndDay(number)}`)
      }),
    )
  })
})

describe('newYorkDay', () => {
  it.each([
    ['2031-07-04', '2031-07-04'],
    ['2031-07-05T03:59:00Z', '2031-07-04'],
    ['2031-07-05T04:00:00Z', '2031-07-05'],
    ['2031-01-05T04:59:00Z', '2031-01-04'],
    ['2031-01-05T05:00:00Z', '2031-01-05'],
  ])('reads %s as %s in New York', (instant, expected) => {
    expect(isoDay(newYorkDay(instant) ?? Number.NaN)).toBe(expected)
  })

  it.each(['', 'soon', '2031-13-45'])('has no day for "%s"', (text) => {
    expect(newYorkDay(text)).toBeUndefined()
  })
})

describe('minuteOf', () => {
  it('is the instant at which clocks in New York show the time', () => {
    // the hour that clocks skip or repeat is none or two
    const minutes = fc.integer({ min: 4 * 60, max: 1439 })
    fc.assert(
      fc.property(day, minutes, (number, ofDay) => {
        const clock = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
        expect(wallClock(minuteOf(number, ofDay, 'et'))).toBe(`${isoDay(number)} ${clock}`)
      }),
    )
  })

  it('counts minutes of a day in UTC, and 24:00 as the beginning of the next day', () => {
    expect(minuteOf(3, 61, 'utc')).toBe(3 * 1440 + 61)
    expect(minuteOf(3, 1440, 'utc')).toBe(minuteOf(4, 0, 'utc'))
    const summer = dayNumber(2031, 7, 4)
    expect(minuteOf(summer, 1440, 'et')).toBe(minuteOf(summer + 1, 0, 'et'))
  })
})
