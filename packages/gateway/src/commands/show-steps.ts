import type { OnStep } from '../catalogue/keep-matched.ts'
import type { Log } from '../log.ts'
import { logSteps } from '../log-steps.ts'
import { drawSteps } from './draw-steps.ts'

/** Shows how far a command has come: as a bar on a terminal, as lines of the log elsewhere. */
export const showSteps = (log: Log, stream = process.stderr): { note: OnStep; end(): void } =>
  stream.isTTY ? drawSteps(stream) : logSteps(log)
