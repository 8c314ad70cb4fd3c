import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Creates the program's log: JSON lines on stderr, since stdout is for results. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino({ level, base: null, serializers: { err: describeError } }, destination)
}

/** Only these three: other fields of an error may hold a request with its headers and body. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack }
}
