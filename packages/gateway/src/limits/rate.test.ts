import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRate } from './rate.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it.each([
  ['an hour back', -3_600_000, 60],
  ['a day ahead', 86_400_000, 0],
])('never states more than the minute or less than nothing to wait if the clock jumps %s', async (_, jump, seconds) => {
  const rate = createRate('requests', 1)
  expect(await rate.consume('k1')).toContainEqual(['ratelimit', '"requests";r=0;t=60'])
  vi.setSystemTime(Date.now() + jump)
  await expect(rate.consume('k1')).rejects.toMatchObject({ retryAfter: Math.max(1, seconds) })
})
