import { expect, it } from 'vitest'
import { createStateCache } from './state-cache.ts'

/** Reads values of a given size and records those that had to be made. */
function createReader(maxBytes: number) {
  const cache = createStateCache<{ bytes: number }>({ maxBytes, bytesOf: ({ bytes }) => bytes })
  const made: string[] = []
  const read = (key: string, bytes: number, state = '1') =>
    cache.get(state, key, async () => {
      made.push(key)
      return { bytes }
    })
  return { read, made }
}

it('keeps the most recently used values up to a number of bytes', async () => {
  const { read, made } = createReader(100)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key, 40)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('does not keep a value that is larger than the bound', async () => {
  const { read, made } = createReader(100)
  for (const key of ['a', 'large', 'large', 'a']) await read(key, key === 'large' ? 101 : 40)
  expect(made).toEqual(['a', 'large', 'large'])
})

it('drops values of another state', async () => {
  const { read, made } = createReader(100)
  await read('a', 10, '1')
  await read('a', 10, '2')
  expect(made).toEqual(['a', 'a'])
})
