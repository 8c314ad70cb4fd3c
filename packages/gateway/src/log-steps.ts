import type { OnStep } from './catalogue/keep-matched.ts'
import type { Log } from './log.ts'

/**
 * Logs every few seconds how far a long work has come, until it ends. Work that leaves the event loop no turn is logged
 * as it notes its steps.
 */
export function logSteps(log: Log, everyMs = 5_000): { note: OnStep; end(): void } {
  const begun = performance.now()
  let [step, figures]: Parameters<OnStep> = ['starting']
  let due = begun + everyMs
  const logIfDue = (): void => {
    const now = performance.now()
    if (now < due) return
    due = now + everyMs
    log.info({ ...figures, seconds: Math.round((now - begun) / 1_000) }, step)
  }
  const timer = setInterval(logIfDue, everyMs)
  timer.unref()
  return {
    note(...latest) {
      ;[step, figures] = latest
      logIfDue()
    },
    end: () => clearInterval(timer),
  }
}

/** Returns a part as a whole number of percent, which is 100 only when all is done. */
export const percentOf = (done: number, of: number): number => (of === 0 ? 100 : Math.floor((100 * done) / of))
