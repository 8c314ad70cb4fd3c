import { expect, it } from 'vitest'
import { parseInstant } from './instant.ts'

it('reads an instant without a zone as UTC', () => {
  expect(parseInstant('2026-11-03T20:00:00')).toBe(Date.UTC(2026, 10, 3, 20))
  expect(parseInstant('2026-11-03T20:00')).toBe(Date.UTC(2026, 10, 3, 20))
  expect(parseInstant('2026-11-03')).toBe(Date.UTC(2026, 10, 3))
})

it('keeps the zone where there is one', () => {
  expect(parseInstant('2026-11-03T20:00:00.250Z')).toBe(Date.UTC(2026, 10, 3, 20, 0, 0, 250))
  expect(parseInstant('2026-11-03T20:00:00-05:00')).toBe(Date.UTC(2026, 10, 4, 1))
})
