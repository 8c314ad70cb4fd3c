import { expect, it } from 'vitest'
import { createIdResolver } from './id-resolver.ts'

it('finds what it has seen, else in the whole list, which it reads once a minute at most', async () => {
  let time = 0
  let reads = 0
  const directory = createIdResolver<number>(
    async function* () {
      reads += 1
      yield [['a', 1]]
      yield [['b', 2]]
    },
    () => time,
  )
  directory.note([['seen', 7]])
  expect(await directory.find('seen')).toBe(7)
  expect(reads).toBe(0)
  expect(await Promise.all([directory.find('a'), directory.find('b'), directory.find('c')])).toEqual([1, 2, undefined])
  expect(reads).toBe(1)
  time = 59_000
  await directory.find('c')
  expect(reads).toBe(1)
  time = 61_000
  await directory.find('c')
  expect(reads).toBe(2)
})
