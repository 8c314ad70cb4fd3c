import { expect, it } from 'vitest'
import { fromUnits, toAmount, toPrice } from './units.ts'

it.each([
  ['420000000000000000', 18, 0.42],
  ['1', 18, 1e-18],
  ['12500000', 6, 12.5],
  ['0', 6, 0],
  [250000, 6, 0.25],
  ['1.5', 6, undefined],
  ['-1', 6, undefined],
  ['', 6, undefined],
  [null, 6, undefined],
] as const)('%s with %s decimals is %s', (units, decimals, value) => {
  expect(fromUnits(units, decimals)).toBe(value)
})

it.each([
  ['0.5', 0.5, 0.5],
  ['0', 0, undefined],
  [1, 1, undefined],
  ['12.25', 12.25, undefined],
  [-1, undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
  ['n/a', undefined, undefined],
  [Number.NaN, undefined, undefined],
] as const)('%s is the amount %s and the price %s', (text, amount, price) => {
  expect(toAmount(text)).toBe(amount)
  expect(toPrice(text)).toBe(price)
})
