import { CrossvenueError } from '@crossvenue/venues/basics'

/** The codes of errors of the network, and of connections, a shutdown, a crash and a start of PostgreSQL. */
const CODES = /^(E[A-Z]+|08...|57P0[1-3])$/
/** Errors of the driver, which have no code. */
const MESSAGES = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/

const RETRY_SECONDS = 1

/** Returns the error that callers get where the server does not answer; any other error unchanged. */
export function unreachable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  if (!CODES.test(code) && !MESSAGES.test(error.message)) return error
  return new CrossvenueError('NOT_READY', 'the database of this service cannot be reached; it is tried again', {
    retryAfter: RETRY_SECONDS,
    cause: error,
  })
}
