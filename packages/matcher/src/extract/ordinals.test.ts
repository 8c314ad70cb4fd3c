import { describe, expect, it } from 'vitest'
import { readOrdinal } from './ordinals.ts'
import { normalise } from './text.ts'

describe('readEdition', () => {
  it.each([
    ['98th Academy Awards', 2026],
    ['Super Bowl LX', 2026],
    ['Super Bowl LIX', 2025],
    ['69th Grammy Awards', 2027],
    ['84th Golden Globes', 2027],
  ])('%s is of %i', (text, year) => {
    expect(readOrdinal(normalise(text)).mention?.year).toBe(year)
  })

  it('finds none in other ordinals', () => {
    expect(readOrdinal('47th president')).toEqual({ rest: '47th president' })
  })
})
