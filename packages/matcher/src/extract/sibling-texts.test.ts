import { describe, expect, it } from 'vitest'
import { readText } from './read.ts'
import { differInWordsAlone, haveSameItems } from './sibling-texts.ts'

describe('texts that differ in their words alone', () => {
  it.each([
    ['Will Ann win in June 2031?', 'Will Bob win in June 2031?', true],
    ['Will Ann win in June 2031?', 'Will Ann win in July 2031?', false],
    ['Will Ann win in June 2031?', 'Will Ann not win in June 2031?', false],
    ['Will Ann reach the final in 2031?', 'Will Ann reach the semifinals in 2031?', false],
    ['Will Ann win 3+ games?', 'Will Ann win games?', false],
    ['Will Ann win 3+ games?', 'Will Ann win 5+ games?', true],
  ])('%s | %s: %s', (one, other, alike) => {
    expect(differInWordsAlone(readText(one), readText(other))).toBe(alike)
  })
})

it('lists are one with the same items in the same order', () => {
  expect(haveSameItems([1, 2], [1, 2])).toBe(true)
  expect(haveSameItems([1, 2], [2, 1])).toBe(false)
  expect(haveSameItems([1], [1, 1])).toBe(false)
  expect(haveSameItems([], [])).toBe(true)
})
