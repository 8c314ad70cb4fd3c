import { expect, it } from 'vitest'
import { cents, confidenceText, duration } from './format.ts'

it.each([
  [0.9961, 0, '99%'],
  [0.9961, 1, '99.6%'],
  [0.99999, 1, '99.9%'],
  [0.29, 0, '29%'],
  [1, 0, '100%'],
  [undefined, 0, '–'],
])('writes a confidence of %s with %s digits as %s', (confidence, digits, text) => {
  expect(confidenceText(confidence, digits)).toBe(text)
})

it.each([
  [0.352, '35.2¢'],
  [0.0004, '<0.1¢'],
  [0, '0¢'],
  [0.9997, '>99.9¢'],
  [1, '100¢'],
  [null, '–'],
])('writes a price of %s as %s', (price, text) => {
  expect(cents(price)).toBe(text)
})

it.each([
  [-1, '0 s'],
  [119, '119 s'],
  [120, '2 min'],
  [7_300, '2 h'],
  [200_000, '2 d'],
])('writes %s seconds as %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})
