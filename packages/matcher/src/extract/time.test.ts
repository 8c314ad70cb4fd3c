import { describe, expect, it } from 'vitest'
import { readDates } from './dates.ts'
import { normalise } from './text.ts'
import { readTicker } from './ticker.ts'
import { resolveTime, showTime } from './time.ts'

const timeOf = (text: string, hints: { closing?: string; event?: string } = {}) =>
  resolveTime([readDates(normalise(text)).mentions], {
    ...(hints.closing && { closing: hints.closing }),
    ...(hints.event && { ticker: readTicker(hints.event) }),
  })

describe('resolveTime', () => {
  it.each([
    ['by December 31, 2026', 'before 2027-01-01'],
    ['before 2027', 'before 2027-01-01'],
    ['before Jan 1, 2027', 'before 2027-01-01'],
    ['by end of 2026', 'before 2027-01-01'],
    ['through June 30, 2026', 'before 2026-07-01'],
    ['in May 2026', '2026-05-01 to 2026-05-31'],
    ['on May 14, 2026', '2026-05-14'],
    ['in 2026', '2026'],
    ['2025-26', '2025-26'],
  ])('%s', (text, shown) => {
    expect(showTime(timeOf(text))).toBe(shown)
  })

  it('takes the date of the next text where the first one only says "this week"', () => {
    const read = (...texts: string[]) =>
      showTime(
        resolveTime(
          texts.map((text) => readDates(normalise(text)).mentions),
          {},
        ),
      )
    expect(read('Top song this week?', 'On Feb 7, 2031')).toBe('2031-02-07')
    expect(read('Top song on Feb 6, 2031?', 'On Feb 7, 2031')).toBe('2031-02-06')
  })

  it('takes the last month of a quarter that another text names for that quarter', () => {
    const [month, quarter, other] = ['in Mar 2031', 'in Q1 2031', 'in Q2 2031'].map(
      (text) => readDates(normalise(text)).mentions,
    )
    const read = (around = quarter) => showTime(resolveTime([month ?? []], { around: around ?? [] }))
    expect(read()).toBe('2031-01-01 to 2031-03-31')
    expect(read(other)).toBe('2031-03-01 to 2031-03-31')
  })

  it('finds the year a text leaves out by when the listing closes', () => {
    expect(showTime(timeOf('by March 31', { closing: '2026-03-31T00:00:00Z' }))).toBe('before 2026-04-01')
    expect(showTime(timeOf('by December 31', { closing: '2027-01-01T04:59:00Z' }))).toBe('before 2027-01-01')
    expect(showTime(timeOf('on January 3', { closing: '2026-12-30T00:00:00Z' }))).toBe('2027-01-03')
    expect(showTime(timeOf('before November', { closing: '2026-09-01T14:00:00Z' }))).toBe('before 2026-11-01')
    expect(showTime(timeOf('before February', { closing: '2026-11-03T14:00:00Z' }))).toBe('before 2026-02-01')
    expect(showTime(timeOf('in November', { closing: '2026-09-01T14:00:00Z' }))).toBe('2025-11-01 to 2025-11-30')
  })

  it('ends "by March" within March where the listing closes within it', () => {
    expect(showTime(timeOf('by March', { closing: '2031-03-19T18:00:00Z' }))).toBe('before 2031-03-20')
    expect(showTime(timeOf('by March', { closing: '2031-03-01T04:59:00Z' }))).toBe('before 2031-03-01')
    expect(showTime(timeOf('by March', { closing: '2031-04-20T04:59:00Z' }))).toBe('before 2031-03-01')
    expect(showTime(timeOf('before March', { closing: '2031-03-19T18:00:00Z' }))).toBe('before 2031-03-01')
  })

  it.each([
    ['in February', '2027-03-05T00:00:00Z', '2027-02-01 to 2027-02-28'],
    ['in February', '2028-03-05T00:00:00Z', '2028-02-01 to 2028-02-29'],
    ['in December', '2028-01-05T00:00:00Z', '2027-12-01 to 2027-12-31'],
  ])('%s has the days of its year', (text, closing, shown) => {
    expect(showTime(timeOf(text, { closing }))).toBe(shown)
  })

  it('takes it from the ticker where no closing is stated, and leaves it open without either', () => {
    expect(timeOf('on May 14', { event: 'KXHIGHNY-26MAY14' }).window).toMatchObject({ yearKnown: true, kind: 'day' })
    expect(timeOf('on May 14').window).toMatchObject({ yearKnown: false, kind: 'day' })
  })

  it('takes the year of a ticker for the contest where the text has none', () => {
    expect(timeOf('', { event: 'KXOSCARPIC-26' }).years).toEqual([{ value: 2026, season: false, source: 'ticker' }])
    expect(timeOf('in 2027', { event: 'KXOSCARPIC-26' }).years).toEqual([
      { value: 2027, season: false, source: 'text' },
    ])
  })

  it('ends a deadline with the month where the listing closes at its end', () => {
    const next = { kind: 'deadline', to: Date.UTC(2031, 6, 1) / 86_400_000, ambiguousEnd: true }
    expect(timeOf('by July 1, 2031 at 11:59PM ET', { closing: '2031-07-01T04:00:00Z' }).window).toMatchObject(next)
    const whole = { kind: 'deadline', to: Date.UTC(2031, 6, 2) / 86_400_000 }
    expect(timeOf('by July 1, 2031 at 11:59PM ET', { closing: '2031-07-02T03:59:00Z' }).window).toMatchObject(whole)
    expect(timeOf('by July 1, 2031', { closing: '2031-07-01T00:00:00Z' }).window).toMatchObject(whole)
  })

  it('counts minutes of an hour in New York through the changes of the clock', () => {
    const summer = timeOf('on July 1, 2026, 3AM-4AM ET').window?.clock
    const winter = timeOf('on December 1, 2026, 3AM-4AM ET').window?.clock
    expect(summer).toEqual({ from: Date.UTC(2026, 6, 1, 7) / 60_000, to: Date.UTC(2026, 6, 1, 8) / 60_000 })
    expect(winter).toEqual({ from: Date.UTC(2026, 11, 1, 8) / 60_000, to: Date.UTC(2026, 11, 1, 9) / 60_000 })
  })

  it('ends February on its last day of that year', () => {
    const ends = (year: number) => timeOf('by the end of February', { closing: `${year}-03-01` }).window?.to
    expect(ends(2031)).toBe(Date.UTC(2031, 2, 1) / 86_400_000)
    expect(ends(2032)).toBe(Date.UTC(2032, 2, 1) / 86_400_000)
    expect(timeOf('on February 29', { closing: '2031-03-01' }).window).toMatchObject({
      from: Date.UTC(2031, 1, 28) / 86_400_000,
    })
  })
})
