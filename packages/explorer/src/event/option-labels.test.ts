import { expect, it } from 'vitest'
import { numberOf, optionLabels } from './option-labels.ts'

it('leaves out the words that many titles have', () => {
  expect(
    optionLabels([
      'Will Bitcoin be above $95k on Friday?',
      'Will Bitcoin be above $100k on Friday?',
      'Will Bitcoin be above $105.5k on Friday?',
    ]),
  ).toEqual(['$95k', '$100k', '$105.5k'])
  expect(
    optionLabels([
      'Will Arsenal win the 2026–27 Champions League?',
      'Will Real Madrid win the UEFA Champions League 2026-27?',
      'UEFA Champions League 2026-27 Winner: Barcelona',
      'Will PSG win the 2026-27 UEFA Champions League?',
    ]),
  ).toEqual(['Arsenal', 'Real Madrid', 'Winner: Barcelona', 'PSG'])
})

it('keeps only what stands beside the number where all have one, and a range as one, once', () => {
  expect(
    optionLabels([
      'Will the highest temperature in Lima be 77°F or below on May 5?',
      'Will the high in Lima be 78°F to 79°F on May 5: 78°F to 79°F',
      'Will the high in Lima be between 80°F and 81°F on May 5: 80°F to 81°F',
      'Will the high in Lima be 82°F to 83°F on May 5: 82°F to 83°F',
      'Will the highest temperature in Lima be 84°F or above on May 5?',
    ]),
  ).toEqual(['77°F or below', '78°F to 79°F', 'between 80°F and 81°F', '82°F to 83°F', '84°F or above'])
})

it('keeps titles whole that would be empty or alike', () => {
  expect(optionLabels(['Fed cut', 'Fed cut', 'Fed hike'])).toEqual(['Fed cut', 'Fed cut', 'hike'])
  expect(optionLabels(['Rain', 'Rain', 'Rain'])).toEqual(['Rain', 'Rain', 'Rain'])
  expect(optionLabels(['Only one'])).toEqual(['Only one'])
})

it.each([
  ['$95k', 95_000],
  ['above 3.75%', 3.75],
  ['$1,250,000 or more', 1_250_000],
  ['2.5 million', 2_500_000],
  ['-3°', -3],
  ['between 40 and 44', 40],
  ['Chelsea', undefined],
])('reads the first number of %j', (label, value) => {
  expect(numberOf(label)).toBe(value)
})
