import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('computes a value once, and again where there was none', () => {
  const seen: string[] = []
  const read = memoize((text) => {
    seen.push(text)
    return text === 'none' ? undefined : text.length
  })
  expect([read('abc'), read('abc'), read('none'), read('none')]).toEqual([3, 3, undefined, undefined])
  expect(seen).toEqual(['abc', 'none', 'none'])
})

it('drops the oldest of more than 4,096 values', () => {
  const seen: string[] = []
  const read = memoize((text) => seen.push(text))
  for (let n = 0; n <= 4_096; n += 1) read(String(n))
  read('1')
  read('0')
  expect(seen).toHaveLength(4_098)
  expect(seen.at(-1)).toBe('0')
})

it('does not keep long texts', () => {
  let count = 0
  const read = memoize(() => ++count)
  expect([read('x'.repeat(65)), read('x'.repeat(65))]).toEqual([1, 2])
})
