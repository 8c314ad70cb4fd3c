import { describe, expect, it } from 'vitest'
import { readableTitle } from './readable-title.ts'

describe('a title as a person writes it', () => {
  it('has its instants in the zone of the reader, with the name of the zone', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const title = readableTitle('Will the album be out before 2026-02-01T15:00:00.000Z?')
    const hour = new Date('2026-02-01T15:00:00.000Z').toLocaleString('en', { timeZone, hour: 'numeric', hour12: true })
    expect(title).toMatch(/^Will the album be out before .*2026.*\?$/)
    expect(title).toContain(hour.split(/\s/)[0])
    expect(title).not.toContain('T15')
    expect(title).toMatch(/[A-Z]{2,}[^ ]*\?$/)
  })

  it.each([
    ['Will **gas prices** fall below $4.10?', 'Will gas prices fall below $4.10?'],
    ['The S&amp;P 500 closes &gt;7,000', 'The S&P 500 closes >7,000'],
    ['\nWill either  win by decision?\n', 'Will either win by decision?'],
  ])('has no marks of programs in %j', (title, expected) => expect(readableTitle(title)).toBe(expected))

  it.each([
    'Will Ipswich Town FC win on 2026-01-04?',
    'Will it be out before 2026-13-41T15:00:00.000Z?',
    'Will 2 ** 3 be 8 ** 1?',
    'A&B; <0',
  ])('is the same where nothing of them is in it: %s', (title) => expect(readableTitle(title)).toBe(title))

  it('is empty where the venue states none', () => expect(readableTitle(null)).toBe(''))
})
