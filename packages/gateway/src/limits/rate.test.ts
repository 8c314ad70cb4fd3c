import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRate } from './rate.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('states no more than a minute to wait if the clock of the machine is set back', async () => {
  const rate = createRate('requests', 1)
  expect(await rate.consume('k1')).toContainEqual(['ratelimit', '"requests";r=0;t=60'])
  vi.setSystemTime(Date.now() - 3_600_000)
  await expect(rate.consume('k1')).rejects.toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', retryAfter: 60 })
})
