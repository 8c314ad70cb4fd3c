import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from './log.ts'
import { logSteps, percentOf } from './log-steps.ts'

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

it('logs a step as it is noted where the work leaves timers no turn', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const lines: Record<string, unknown>[] = []
  const steps = logSteps(createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) }), 60_000)
  for (let done = 1; done <= 4; done += 1) {
    steps.note('comparing events', { events: done, of: 4, percent: percentOf(done, 4) })
    vi.advanceTimersByTime(30_000)
  }
  steps.end()
  expect(lines).toMatchObject([
    { msg: 'comparing events', events: 2, of: 4, percent: 50, seconds: 60 },
    { msg: 'comparing events', events: 4, of: 4, percent: 100, seconds: 120 },
  ])
})

it('gives whole percents, and 100 only when all is done', () => {
  expect([percentOf(0, 7), percentOf(199, 200), percentOf(200, 200), percentOf(0, 0)]).toEqual([0, 99, 100, 100])
})
