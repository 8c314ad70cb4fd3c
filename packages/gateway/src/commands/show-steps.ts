import type { OnStep } from '../catalogue/keep-matched.ts'
import type { Log } from '../log.ts'
import { logSteps } from '../log-steps.ts'
import { drawSteps } from './draw-steps.ts'

/** Shows the progress of a command: as a bar on a terminal, as log lines elsewhere. */
export const showSteps = (log: Log, stream = process.stderr): { note: OnStep; end(): void } =>
  stream.isTTY ? drawSteps(stream) : logSteps(log)
