import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrameAllowance, FRAMES_PER_WINDOW } from './frame-allowance.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => vi.useRealTimers())

it('allows frames again after the window, even if the clock of the machine is set back meanwhile', () => {
  const allows = createFrameAllowance()
  for (let frames = 0; frames < FRAMES_PER_WINDOW; frames += 1) expect(allows(1)).toBe(true)
  expect(allows(1)).toBe(false)
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(10_000)
  expect(allows(1)).toBe(true)
})
