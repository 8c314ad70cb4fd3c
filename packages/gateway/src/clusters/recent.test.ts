import { expect, it } from 'vitest'
import { createRecent } from './recent.ts'

/** Reads values of so many bytes and returns which of them had to be made. */
function createReader(maxBytes: number) {
  const recent = createRecent<{ bytes: number }>({ maxBytes, bytesOf: ({ bytes }) => bytes })
  const made: string[] = []
  const read = (key: string, bytes: number, state = '1') =>
    recent.get(state, key, async () => {
      made.push(key)
      return { bytes }
    })
  return { read, made }
}

it('keeps values up to a number of bytes, those used last', async () => {
  const { read, made } = createReader(100)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key, 40)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('does not keep a value that alone takes more', async () => {
  const { read, made } = createReader(100)
  for (const key of ['a', 'large', 'large', 'a']) await read(key, key === 'large' ? 101 : 40)
  expect(made).toEqual(['a', 'large', 'large'])
})

it('forgets values of another state', async () => {
  const { read, made } = createReader(100)
  await read('a', 10, '1')
  await read('a', 10, '2')
  expect(made).toEqual(['a', 'a'])
})
