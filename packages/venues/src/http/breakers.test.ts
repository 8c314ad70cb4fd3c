import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import { createBreakers } from './breakers.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

it('opens for a few seconds, even if the clock of the machine is set back meanwhile', async () => {
  const guard = createBreakers('kalshi')
  const fail = () => guard('reads', () => Promise.reject(new CrossvenueError('NETWORK_ERROR', 'down')))
  const works = () => guard('reads', async () => 'an answer')
  for (let failures = 0; failures < 8; failures += 1) await expect(fail()).rejects.toThrow('down')
  await expect(works()).rejects.toMatchObject({ code: 'EXCHANGE_NOT_AVAILABLE' })
  vi.setSystemTime(Date.now() - 3_600_000)
  await expect(works()).rejects.toMatchObject({ code: 'EXCHANGE_NOT_AVAILABLE' })
  vi.advanceTimersByTime(7_000)
  expect(await works()).toBe('an answer')
})
