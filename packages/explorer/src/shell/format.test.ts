import { expect, it } from 'vitest'
import { confidenceText } from './format.ts'

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
