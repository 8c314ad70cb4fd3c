import { describe, expect, it } from 'vitest'
import { readDates } from '../extract/dates.ts'
import { normalise } from '../extract/text.ts'
import { resolveTime } from '../extract/time.ts'
import { compareHeld, compareWindows, compareYears } from './times.ts'

const timeOf = (text: string, closing?: string) => resolveTime([readDates(normalise(text)).mentions], { closing })
const back: Record<string, string> = { inside: 'contains', contains: 'inside' }

describe('compareWindows', () => {
  it.each([
    ['by December 31, 2026', 'before 2027', 'equal'],
    ['by December 31, 2026', 'before Jan 1, 2027', 'equal'],
    ['by December 31, 2026', 'in 2026', 'equal'],
    ['by June 30, 2026', 'before Jul 1, 2026', 'equal'],
    ['by June 30, 2026', 'by September 30, 2026', 'inside'],
    ['in May 2026', 'by December 31, 2026', 'inside'],
    ['on May 14, 2026', 'on May 15, 2026', 'apart'],
    ['in May 2026', 'in June 2026', 'apart'],
    ['on May 14, 2026', 'in May 2026', 'inside'],
    ['in Q2 2026', 'in May 2026', 'contains'],
    ['between June 1 and June 10, 2026', 'between June 5 and June 20, 2026', 'overlap'],
    ['between June 1 and June 8, 2026', 'between June 8 and June 15, 2026', 'apart'],
    ['on May 9, 2026, 3AM-4AM ET', 'on May 9, 2026, 7AM-8AM UTC', 'equal'],
    ['on May 9, 2026, 3AM-4AM ET', 'on May 9, 2026, 4AM-5AM ET', 'apart'],
    ['on May 9, 2026, 3AM-4AM ET', 'on May 9, 2026, 3:00AM-3:15AM ET', 'overlap'],
    ['by March', 'Will it rain?', 'missing'],
    // months of a year that is not stated, also those before the leap day of the year that stands for it
    ['in January', 'in 2031', 'inside'],
    ['in Q1', 'in Q1 2031', 'equal'],
    ['in February', 'in February 2031', 'equal'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(compareWindows(timeOf(one), timeOf(other))).toBe(relation)
    expect(compareWindows(timeOf(other), timeOf(one))).toBe(back[relation] ?? relation)
  })

  it('does not count what ends before the year of a deadline', () => {
    const read = (...texts: string[]) => resolveTime([texts.flatMap((text) => readDates(normalise(text)).mentions)], {})
    const ofYear = read('in 2031', 'by December 31, 2031')
    expect(compareWindows(read('by November 30, 2029'), ofYear)).toBe('apart')
    expect(compareWindows(read('by November 30, 2031'), ofYear)).toBe('inside')
    expect(compareWindows(read('by November 30, 2029'), read('by December 31, 2031'))).toBe('inside')
  })

  it('does not take a day for another hour of it than the one at which its listing closes', () => {
    const at5 = timeOf('on July 4, 2026 at 5pm ET')
    expect(compareWindows(at5, timeOf('on July 4', '2026-07-04T16:00:00Z'))).toBe('overlap')
    expect(compareWindows(at5, timeOf('on July 4', '2026-07-04T21:00:00Z'))).toBe('equal')
    expect(compareWindows(at5, timeOf('on July 4', '2026-07-04T12:00:00Z'))).toBe('missing')
  })

  it('takes the hour of a day from the text that states it', () => {
    const dates = ['on Jul 4, 2026', 'on Jul 4, 2026 at 5pm EDT'].map((text) => readDates(normalise(text)).mentions)
    expect(compareWindows(resolveTime(dates, {}), timeOf('on July 4, 2026, 21:00 UTC'))).toBe('equal')
  })

  it('compares month and day where one side has no year', () => {
    expect(compareWindows(timeOf('on May 14'), timeOf('on May 14, 2026'))).toBe('equal')
    expect(compareWindows(timeOf('on May 14'), timeOf('on May 15, 2026'))).toBe('apart')
    expect(compareWindows(timeOf('on May 14', '2025-05-14T12:00:00Z'), timeOf('on May 14, 2026'))).toBe('apart')
  })

  it.each([
    ['by June 30', 'by January 1, 2031', 'inside'],
    ['before December', 'by Jan 1, 2031', 'inside'],
    ['before December', 'before Jan 1, 2031', 'inside'],
    ['by January 1', 'by January 1, 2031', 'equal'],
    ['by June 30', 'by January 2, 2031', 'contains'],
    ['by June 30', 'by February 1, 2031', 'contains'],
    ['by June 30', 'by June 1, 2031', 'contains'],
    ['by June 30', 'by July 1, 2031', 'inside'],
  ])('takes the first day of a year as the end of the one before: %s | %s: %s', (one, other, relation) => {
    expect(compareWindows(timeOf(one), timeOf(other))).toBe(relation)
    expect(compareWindows(timeOf(other), timeOf(one))).toBe(back[relation] ?? relation)
  })
})

describe('compareYears', () => {
  const years = (text: string) => timeOf(text).years

  it.each([
    ['2026', '2026', 'equal'],
    ['2026', '2027', 'apart'],
    ['2025-26', '2025-26', 'equal'],
    ['2025-26', '2026-27', 'apart'],
    ['2025-26', '2026', 'equal'],
    ['2025-26', '2025', 'near'],
    ['2026', '', 'missing'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(compareYears(years(one), years(other))).toBe(relation)
    expect(compareYears(years(other), years(one))).toBe(relation)
  })
})

describe('compareHeld', () => {
  it.each([
    ['on June 30, 2026', 'on March 1, 2026', 'inside'],
    ['through June 2026', 'on June 20, 2026', 'inside'],
    ['on June 30, 2026', 'through June 2026', 'equal'],
    ['at the end of 2026', 'on July 31, 2026', 'inside'],
    ['in 2026', 'on July 31, 2026', undefined],
    ['on Jan 1, 2031', 'on June 30', 'inside'],
    ['on Jan 1, 2031', 'on January 1', 'equal'],
    ['on Jan 2, 2031', 'on June 30', 'contains'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(compareHeld(timeOf(one), timeOf(other))).toBe(relation)
    expect(compareHeld(timeOf(other), timeOf(one))).toBe(relation && (back[relation] ?? relation))
  })
})
