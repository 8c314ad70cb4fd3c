import type { OnStep } from './catalogue/keep-matched.ts'
import type { Log } from './log.ts'

/** Logs every few seconds how far a long work has come, until it ends. */
export function logSteps(log: Log, everyMs = 5_000): { note: OnStep; end(): void } {
  const begun = performance.now()
  let [step, figures]: Parameters<OnStep> = ['starting']
  const timer = setInterval(() => {
    log.info({ ...figures, seconds: Math.round((performance.now() - begun) / 1_000) }, step)
  }, everyMs)
  timer.unref()
  return {
    note(...latest) {
      ;[step, figures] = latest
    },
    end: () => clearInterval(timer),
  }
}
