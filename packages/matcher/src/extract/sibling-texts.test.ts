import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { areOneList, areReadAlike } from './sibling-texts.ts'

describe('texts that differ in their words alone', () => {
  it.each([
    ['Will Ann win in June 2031?', 'Will Bob win in June 2031?', true],
    ['Will Ann win in June 2031?', 'Will Ann win in July 2031?', false],
    ['Will Ann win in June 2031?', 'Will Ann not win in June 2031?', false],
    ['Will Ann reach the final in 2031?', 'Will Ann reach the semifinals in 2031?', false],
    ['Will Ann win 3+ games?', 'Will Ann win games?', false],
    ['Will Ann win 3+ games?', 'Will Ann win 5+ games?', true],
  ])('%s | %s: %s', (one, other, alike) => {
    expect(areReadAlike(read(one), read(other))).toBe(alike)
  })
})

it('lists are one with the same items in the same order', () => {
  expect(areOneList([1, 2], [1, 2])).toBe(true)
  expect(areOneList([1, 2], [2, 1])).toBe(false)
  expect(areOneList([1], [1, 1])).toBe(false)
  expect(areOneList([], [])).toBe(true)
})
