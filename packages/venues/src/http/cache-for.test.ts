import { expect, it } from 'vitest'
import { cacheFor } from './cache-for.ts'

it('reads once in a while, together, and again after a failure', async () => {
  let [time, reads] = [0, 0]
  const read = cacheFor(
    1_000,
    () => time,
    async (key) => {
      reads += 1
      if (key === 'bad') throw new Error('no')
      return `${key}${reads}`
    },
  )
  expect(await Promise.all([read('a'), read('a')])).toEqual(['a1', 'a1'])
  time = 999
  expect(await read('a')).toBe('a1')
  time = 1_000
  expect(await read('a')).toBe('a2')
  await expect(read('bad')).rejects.toThrow('no')
  await expect(read('bad')).rejects.toThrow('no')
  expect(reads).toBe(4)
})

it('keeps a thousand answers at the most', async () => {
  const calls: string[] = []
  const read = cacheFor(
    1_000,
    () => 0,
    async (key) => calls.push(key),
  )
  for (let key = 0; key <= 1_000; key += 1) await read(String(key))
  await read('1')
  await read('0')
  expect(calls).toHaveLength(1_002)
})

it('reads a value of the future again: the clock was set back, and nobody knows how old it is', async () => {
  let [time, reads] = [3_600_000, 0]
  const read = cacheFor(
    1_000,
    () => time,
    async () => ++reads,
  )
  expect(await read('a')).toBe(1)
  time = 0
  expect(await read('a')).toBe(2)
  expect(await read('a')).toBe(2)
})
