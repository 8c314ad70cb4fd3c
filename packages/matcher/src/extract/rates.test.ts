import { describe, expect, it } from 'vitest'
import type { Interval } from './interval.ts'
import { deniesRateChange, ofAnySize, readRateChange } from './rates.ts'

const bps = (low: number | undefined, high = low): Interval => ({
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
  unit: 'bps',
  whole: true,
})
const STEP = { unit: 'bps', whole: true } as const

describe('the step of a central bank', () => {
  it.each([
    ['will the bank cut rates by 25 bps', bps(25), { ...STEP, low: -25, high: -25 }],
    ['will the bank hike by 50 bps', bps(50), { ...STEP, low: 50, high: 50 }],
    ['cut rates', undefined, { ...STEP, high: 0, highOpen: true }],
    ['raise rates', undefined, { ...STEP, low: 0, lowOpen: true }],
    ['no change in rates', undefined, { ...STEP, low: 0, high: 0 }],
    ['hold rates steady', undefined, { ...STEP, low: 0, high: 0 }],
    ['will the bank change its rates', undefined, { ...STEP, low: 0, high: 0 }],
    ['cut by 25 or more', { low: 25, unit: 'bps', whole: true }, { ...STEP, high: -25 }],
    ['cut by 0.25 %', { low: 0.25, high: 0.25, unit: 'percent', whole: false }, { ...STEP, low: -25, high: -25 }],
    ['hike by more than 25', { low: 25, lowOpen: true, unit: 'bps', whole: true }, { ...STEP, low: 50 }],
  ] satisfies [string, Interval | undefined, Interval][])('%s', (text, size, step) => {
    expect(readRateChange(text, size)).toEqual(step)
  })

  it.each(['how many rate cuts', 'cut rates 3 times', '2 rate cuts'])('is none where steps are counted: %s', (text) => {
    expect(readRateChange(text, undefined)).toBeUndefined()
  })

  it('is none where the text states a level', () => {
    const below = { high: 4, highOpen: true, unit: 'percent', whole: false } as const
    const above = { low: 4, lowOpen: true, unit: 'percent', whole: false } as const
    expect(readRateChange('how low will the fed rate get: lower than 4 %', below)).toBeUndefined()
    expect(readRateChange('fed rate higher than 4 %', above)).toBeUndefined()
    expect(readRateChange('will the fed lower rates', undefined)).toEqual({ ...STEP, high: 0, highOpen: true })
  })

  it('is none where the text names no direction', () => {
    expect(readRateChange('will the bank meet', bps(25))).toBeUndefined()
    // they hold a meeting, not the rate
    expect(readRateChange('will the bank hold a meeting', undefined)).toBeUndefined()
  })

  it('is denied by "no cuts" and by rates that change, but not by a label that says 0 as well', () => {
    expect(deniesRateChange('no rate cuts', { high: 0, highOpen: true, whole: true })).toBe(true)
    expect(deniesRateChange('no rate cuts', { low: 0, high: 0, whole: true })).toBe(false)
    expect(deniesRateChange('will the bank change rates', { low: 0, high: 0, whole: true })).toBe(true)
    expect(deniesRateChange('cut rates', { high: 0, highOpen: true, whole: true })).toBe(false)
  })
})

describe('a change of at least one step', () => {
  it.each([
    [
      { ...STEP, low: 25 },
      { ...STEP, low: 0, lowOpen: true },
    ],
    [
      { ...STEP, high: -25 },
      { ...STEP, high: 0, highOpen: true },
    ],
  ] satisfies [Interval, Interval][])('is one of any size', (change, any) => {
    expect(ofAnySize(change)).toEqual(any)
  })

  it.each([bps(25), bps(-25), bps(0), { ...STEP, low: 50 }, { ...STEP, high: -50 }])('others are not', (change) => {
    expect(ofAnySize(change)).toEqual(change)
  })
})
