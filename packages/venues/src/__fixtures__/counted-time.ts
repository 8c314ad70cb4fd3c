import { AsyncResource } from 'node:async_hooks'
import type { After } from '../venue.ts'

/** How often the event loop is given a turn before time moves on, in real milliseconds. */
const STEP_MS = 2

interface Timer {
  due: number
  run: () => void
}

/**
 * Creates timers that run so many times as fast. Time is counted in turns of the event loop and not read from a clock:
 * where a loaded machine stands still, the servers and clients of a test do not lose time to answer each other.
 */
export function countedTime(times: number): After {
  const waiting = new Set<Timer>()
  let now = 0
  let ticking: NodeJS.Timeout | undefined

  const tick = (): void => {
    now += STEP_MS * times
    const due = [...waiting].filter((timer) => timer.due <= now).sort((a, b) => a.due - b.due)
    // One that runs may cancel another.
    for (const timer of due) if (waiting.delete(timer)) timer.run()
    if (waiting.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }

  return (ms, run) => {
    // Each runs for the caller that set it, as with a timer of its own.
    const timer = { due: now + ms, run: AsyncResource.bind(run) }
    waiting.add(timer)
    ticking ??= setInterval(tick, STEP_MS)
    return () => void waiting.delete(timer)
  }
}
