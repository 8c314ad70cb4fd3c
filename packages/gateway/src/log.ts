import { type DestinationStream, type Logger, pino } from 'pino'
import { describeEntry } from './describe-entry.ts'
import { printable } from './printable.ts'

export type Log = Logger

/**
 * Creates the program's log on stderr, because stdout is for results. An entry is a line of text on a terminal, and a
 * line of JSON elsewhere.
 */
export function createLog(level: string, destination: DestinationStream = defaultDestination()): Log {
  const hooks = { streamWrite: printable }
  return pino({ level, base: null, serializers: { err: describeError }, hooks }, destination)
}

/** Lines are written together, because a write takes longer than most requests; the rest is written when the process ends. */
const WRITE_BYTES = 8 * 1024
const FLUSH_MS = 100

const defaultDestination = (): DestinationStream =>
  process.stderr.isTTY
    ? { write: (line) => void process.stderr.write(describeEntry(line)) }
    : pino.destination({ dest: 2, sync: false, minLength: WRITE_BYTES, periodicFlush: FLUSH_MS })

/** Takes only these fields: others may hold a request with its headers and body. `path` is the file that failed. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack, ...('path' in error && typeof error.path === 'string' && { path: error.path }) }
}
