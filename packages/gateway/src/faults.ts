import { z } from 'zod'
import type { Log } from './log.ts'

export const Fault = z
  .object({
    at: z.iso.datetime(),
    level: z.enum(['warn', 'error']),
    message: z.string().describe('The line of the log.'),
    venue: z.string().optional(),
    error: z.string().optional().describe('The message of the error that caused it.'),
  })
  .meta({ id: 'Fault', description: 'A warning or an error of the log.' })
export type Fault = z.infer<typeof Fault>

export interface WatchedLog {
  /** The same log. */
  log: Log
  /** Returns the last warnings and errors, the newest first. */
  recent(): Fault[]
}

const MAX_KEPT = 200

/** Keeps the last warnings and errors of a log, so that an operator can read them without the machine. */
export function watchFaults(log: Log, now: () => number = Date.now): WatchedLog {
  const kept: Fault[] = []
  const note = (level: Fault['level'], [first, second]: readonly unknown[]): void => {
    const fields = typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : {}
    const { venue, err } = fields
    const text = typeof first === 'string' ? first : second
    kept.push({
      at: new Date(now()).toISOString(),
      level,
      message: typeof text === 'string' ? text : level,
      ...(typeof venue === 'string' && { venue }),
      // Only the message: other fields of an error may hold a request with its headers.
      ...(err !== undefined && { error: err instanceof Error ? err.message : String(err) }),
    })
    if (kept.length > MAX_KEPT) kept.shift()
  }
  const watch = (level: Fault['level']) => ({
    value(...args: Parameters<Log['warn']>) {
      note(level, args)
      log[level](...args)
    },
  })
  const watched: Log = Object.create(log, { warn: watch('warn'), error: watch('error') })
  return { log: watched, recent: () => kept.toReversed() }
}
