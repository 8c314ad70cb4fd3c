import { describe, expect, it } from 'vitest'
import { isoDay } from './calendar.ts'
import { readDates } from './dates.ts'
import { normalise } from './text.ts'

/** Writes dates as "role unit first..last", with the year 2000 where none is stated. */
const datesOf = (text: string) =>
  readDates(normalise(text)).mentions.map(
    ({ role, unit, from, to }) => `${role} ${unit} ${isoDay(from)}..${isoDay(to - 1)}`,
  )

describe('readDates', () => {
  it.each([
    ['Ceasefire by December 31, 2026?', 'by day 2026-12-31..2026-12-31'],
    ['Jan', 'in month 2000-01-01..2000-01-31'],
    ['Jan 2027', 'in month 2027-01-01..2027-01-31'],
    ['Jan CPI', 'in month 2000-01-01..2000-01-31'],
    ['Jan meeting', 'in month 2000-01-01..2000-01-31'],
    ['Ceasefire before 2027?', 'before year 2027-01-01..2027-12-31'],
    ['Ceasefire before Jan 1, 2027?', 'before day 2027-01-01..2027-01-01'],
    ['Ceasefire in 2026?', 'in year 2026-01-01..2026-12-31'],
    ['Ceasefire by end of 2026?', 'by day 2026-12-31..2026-12-31'],
    ['Ceasefire by the end of May 2026?', 'by day 2026-05-31..2026-05-31'],
    ['Ceasefire by the end of February?', 'by day 2000-02-29..2000-02-29'],
    ['Rate decision in March 2026', 'in month 2026-03-01..2026-03-31'],
    ['2026 November hottest on record?', 'in month 2026-11-01..2026-11-30'],
    ['Rise after the 2026 December meeting?', 'in month 2026-12-01..2026-12-31'],
    ['Who in 2026 may run?', 'in year 2026-01-01..2026-12-31'],
    ['GDP growth in Q2 2026', 'in quarter 2026-04-01..2026-06-30'],
    ['GDP growth in the fourth quarter of 2026', 'in quarter 2026-10-01..2026-12-31'],
    ['GDP growth in the 1st quarter 2026', 'in quarter 2026-01-01..2026-03-31'],
    ['Sales in the second half of 2026', 'in half 2026-07-01..2026-12-31'],
    ['Sales in H2 2026', 'in half 2026-07-01..2026-12-31'],
    ['Highest temperature on May 14?', 'on day 2000-05-14..2000-05-14'],
    ['Highest temperature on 14 May 2026?', 'on day 2026-05-14..2026-05-14'],
    ['Score on 2026-05-17', 'on day 2026-05-17..2026-05-17'],
    ['What will happen May 4 - May 10?', 'in range 2000-05-04..2000-05-10'],
    ['What happens between June 1 and June 7, 2026?', 'in range 2026-06-01..2026-06-07'],
    ['Will it rain December 29-January 4?', 'in range 2000-12-29..2001-01-04'],
    ['Will it rain December 29 - January 4, 2032?', 'in range 2031-12-29..2032-01-04'],
    ['Will it rain between December 29 and January 4, 2032?', 'in range 2031-12-29..2032-01-04'],
    ['Will it rain between December 29, 2031 and January 4?', 'in range 2031-12-29..2032-01-04'],
    ['NBA Champion 2025-26', 'in season 2025-07-01..2026-06-30'],
    ['NBA Champion 2025/2026', 'in season 2025-07-01..2026-06-30'],
    ['NBA Champion 202526', 'in season 2025-07-01..2026-06-30'],
    ['Settles 06/30/2026', 'on day 2026-06-30..2026-06-30'],
  ])('%s', (text, date) => {
    expect(datesOf(text)).toEqual([date])
  })

  it.each([
    'Will Bitcoin reach $2026?',
    'Will Bitcoin be above $200000?',
    'Will Bitcoin be above 202500?',
    'Will Ether be between $2000-2100?',
    'Will it march on?',
    'Will April Jones win?',
    'Over 2000 launches?',
    'Lakers 3-1',
    'Jan Topic',
    'Jan Zorro Quibble',
  ])('finds no date in "%s"', (text) => {
    expect(datesOf(text)).toEqual([])
  })

  it('takes dates and what binds them out of the text', () => {
    expect(readDates('will keir starmer leave office before july 1, 2027?').rest).toBe(
      'will keir starmer leave office ?',
    )
    expect(readDates('btc up or down - may 9, 3:00am-3:15am et').rest).toBe('btc up or down -')
  })

  it.each([
    ['Bitcoin up or down - May 9, 3AM ET', { from: 180, zone: 'et' }],
    ['Bitcoin up or down - May 9, 3:00AM-3:15AM ET', { from: 180, to: 195, zone: 'et' }],
    ['Bitcoin up or down - May 9, 11:45PM-12:00AM ET', { from: 1425, to: 1440, zone: 'et' }],
    ['Bitcoin up or down - May 9, 12PM UTC', { from: 720, zone: 'utc' }],
    ['Bitcoin above 90k on May 9, 17:00 UTC', { from: 1020, zone: 'utc' }],
    ['Bitcoin above 90k at 3 PM ET on May 9?', { from: 900, zone: 'et' }],
    ['Will ETH be above 4k at 19:00 UTC, May 9, 2026?', { from: 1140, zone: 'utc' }],
  ])('reads the clock of "%s"', (text, clock) => {
    expect(readDates(normalise(text)).mentions[0]?.clock).toEqual(clock)
  })
})

it('begins no date within a word', () => {
  expect(readDates('will ann breathe 2031 air')).toMatchObject({
    mentions: [{ unit: 'year' }],
    rest: 'will ann breathe air',
  })
})
