import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutToMillionths, ONE, roundDown, times, toMillionths, toNumber, toText } from './decimal.ts'

describe('toMillionths', () => {
  it.each([
    ['0.1', 100_000n],
    [0.1, 100_000n],
    ['12', 12_000_000n],
    ['-54.00', -54_000_000n],
    ['0.5600000', 560_000n],
    [9_007_199_254.740_99, 9_007_199_254_740_990n],
  ])('reads %s', (text, millionths) => expect(toMillionths(text)).toBe(millionths))

  it.each(['', 'x', '1e3', '0.1234567', '1,5', 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not read %s',
    (text) => expect(toMillionths(text)).toBeUndefined(),
  )
})

describe('cutToMillionths', () => {
  it.each([
    ['12.345678901234567891', 12_345_678n],
    ['0.000000999', 0n],
    [0.25, 250_000n],
    ['x', undefined],
  ])('reads %s', (text, millionths) => expect(cutToMillionths(text)).toBe(millionths))
})

describe('toText', () => {
  it('writes as many places as requested, and more where needed', () => {
    expect(toText(560_000n)).toBe('0.56')
    expect(toText(560_000n, 4)).toBe('0.5600')
    expect(toText(563_125n, 4)).toBe('0.563125')
    expect(toText(-3n)).toBe('-0.000003')
    expect(toText(12n * ONE, 2)).toBe('12.00')
    expect(toText(0n)).toBe('0')
  })

  it('gives back what was read', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), (millionths) => {
        expect(toMillionths(toText(millionths))).toBe(millionths)
        expect(toMillionths(toNumber(millionths))).toBe(millionths)
      }),
    )
  })
})

it('multiplies and cuts to a step', () => {
  expect(times(570_000n, 33_330_000n)).toBe(18_998_100n)
  expect(times(333_333n, 333_333n)).toBe(111_110n)
  expect(roundDown(1_239_999n, 10_000n)).toBe(1_230_000n)
})
