import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canonicalInstant, parseInstant, toInstant } from './instant.ts'

// A zone of the machine that is not UTC shows what falls back to it.
beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'))
afterEach(() => void vi.unstubAllEnvs())

it('reads an instant without a zone as UTC', () => {
  expect(parseInstant('2026-11-03T20:00:00')).toBe(Date.UTC(2026, 10, 3, 20))
  expect(parseInstant('2026-11-03T20:00')).toBe(Date.UTC(2026, 10, 3, 20))
  expect(parseInstant('2026-11-03')).toBe(Date.UTC(2026, 10, 3))
  expect(parseInstant('2026-11-03 20:00:00')).toBe(Date.UTC(2026, 10, 3, 20))
})

it('keeps the zone where there is one', () => {
  expect(parseInstant('2026-11-03T20:00:00.250Z')).toBe(Date.UTC(2026, 10, 3, 20, 0, 0, 250))
  expect(parseInstant('2026-11-03T20:00:00-05:00')).toBe(Date.UTC(2026, 10, 4, 1))
  expect(parseInstant('2026-11-03T20:00:00-0530')).toBe(Date.UTC(2026, 10, 4, 1, 30))
  expect(parseInstant('2026-11-03 20:00:00.123456+00')).toBe(Date.UTC(2026, 10, 3, 20, 0, 0, 123))
  expect(parseInstant('2026-11-03T20:00:00-05')).toBe(Date.UTC(2026, 10, 4, 1))
})

it.each([
  [1_788_267_600_000, '2026-09-01T13:00:00.000Z'],
  ['2026-09-01T13:00:00Z', '2026-09-01T13:00:00.000Z'],
  ['2026-09-01T13:00:00.123456+01:00', '2026-09-01T12:00:00.123Z'],
  ['2026-09-01', '2026-09-01T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  [Date.UTC(10_000, 0, 1), undefined],
  ['9999-12-31T23:59:59-05:00', undefined],
  [0, undefined],
  [1_788_267_600, undefined],
  ['1970-01-01T00:00:00Z', undefined],
  ['soon', undefined],
  ['', undefined],
  [Number.NaN, undefined],
  [null, undefined],
  [undefined, undefined],
])('writes %s as %s', (time, instant) => {
  expect(toInstant(time)).toBe(instant)
})

it.each([
  ['2026-11-03T20:00:00.5Z', '2026-11-03T20:00:00.5Z'],
  ['2026-11-03t20:00z', '2026-11-03T20:00:00Z'],
  ['2026-11-03T20:00:00+0530', '2026-11-03T20:00:00+05:30'],
  ['2026-11-03T20:00:00-05', '2026-11-03T20:00:00-05:00'],
  ['2026-11-03T20:00:00 05:30', '2026-11-03T20:00:00+05:30'],
  ['2026-11-03 20:00', '2026-11-03T20:00:00'],
  ['2026-11-03', '2026-11-03'],
  [1_793_736_000, '2026-11-03T20:00:00.000Z'],
  ['1793736000', '2026-11-03T20:00:00.000Z'],
  [1_793_736_000_000, '2026-11-03T20:00:00.000Z'],
  [1_793_736_000.25, '2026-11-03T20:00:00.250Z'],
  [5, 5],
  ['20261103', '20261103'],
  [-1_793_736_000, -1_793_736_000],
  ['yesterday', 'yesterday'],
  [null, null],
])('writes the instant %j of a client as %j', (written, canonical) => {
  expect(canonicalInstant(written)).toBe(canonical)
})
