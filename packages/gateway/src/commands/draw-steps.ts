import { Presets, SingleBar } from 'cli-progress'
import type { OnStep } from '../catalogue/keep-matched.ts'

/** Draws the progress of a long task as a bar in a terminal. */
export function drawSteps(stream: NodeJS.WritableStream): { note: OnStep; end(): void } {
  const format = '[{bar}] {percentage} % {step}'
  const bar = new SingleBar({ stream, format, barsize: 30 }, Presets.legacy)
  bar.start(100, 0, { step: 'starting' })
  return {
    note: (step, { percent = 0 } = {}) => bar.update(percent, { step }),
    end: () => bar.stop(),
  }
}
