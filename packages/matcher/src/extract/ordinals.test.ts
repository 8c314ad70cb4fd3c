import { describe, expect, it } from 'vitest'
import { isoDay } from './calendar.ts'
import { readOrdinal } from './ordinals.ts'
import { normalise } from './text.ts'

describe('readOrdinal', () => {
  it.each([
    ['98th Academy Awards', 2026],
    ['Super Bowl LX', 2026],
    ['Super Bowl LIX', 2025],
    ['69th Grammy Awards', 2027],
    ['84th Golden Globes', 2027],
  ])('%s is of %i', (text, year) => {
    expect(readOrdinal(normalise(text)).mention?.year).toBe(year)
  })

  it.each([
    ["Will Lula veto the bill during Lula's current term?", '2026-12-31'],
    ['Will Trump visit Lima in his term?', '2029-01-19'],
    ['Will Trump visit Lima in his first term?', '2021-01-19'],
    ['Will Trump visit Lima before the end of his second term?', '2029-01-19'],
  ])('reads a term of office as a deadline: %s', (text, day) => {
    const { mention } = readOrdinal(normalise(text))
    expect(mention).toMatchObject({ role: 'by', unit: 'day' })
    expect(isoDay(mention?.from ?? 0)).toBe(day)
  })

  it('reads no term of a holder who is not named', () => {
    expect(readOrdinal(normalise('Will Ann Roe visit Lima in her term?')).mention).toBeUndefined()
  })

  it('finds none in other ordinals', () => {
    expect(readOrdinal('47th president')).toEqual({ rest: '47th president' })
  })
})
