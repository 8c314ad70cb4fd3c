import { type Level, levels } from 'pino'
import type { Log } from '../log.ts'

/** Creates the function that writes the log lines of a thread into the log of the service. */
export const passLogOn =
  (log: Log) =>
  (line: string): void => {
    const { level, time: _, msg, err, ...entry } = JSON.parse(line)
    const failure = err && { err: Object.assign(new Error(err.message), err) }
    log[levels.labels[level] as Level]({ ...entry, ...failure }, msg)
  }
