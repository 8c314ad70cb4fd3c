import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { logSteps } from './log-steps.ts'

afterEach(() => vi.useRealTimers())

it('logs the latest step every few seconds until the work ends', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const lines: Record<string, unknown>[] = []
  const steps = logSteps(createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) }))
  steps.note('reading', { events: 7 })
  vi.advanceTimersByTime(4_000)
  expect(lines).toEqual([])
  steps.note('reading', { events: 900, of: 1_000 })
  vi.advanceTimersByTime(2_000)
  steps.note('comparing events')
  vi.advanceTimersByTime(5_000)
  steps.end()
  vi.advanceTimersByTime(60_000)
  expect(lines).toMatchObject([
    { msg: 'reading', events: 900, of: 1_000, seconds: 5 },
    { msg: 'comparing events', seconds: 10 },
  ])
})
