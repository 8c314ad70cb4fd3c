import { CrossvenueError } from '../errors.ts'
import type { AccountCheck } from '../models.ts'

type Name = AccountCheck['name']

/** Returns the finding of a check whose request failed. An error of ours, which no venue caused, is thrown. */
export function explainFailure(name: Name, error: unknown): AccountCheck {
  if (!(error instanceof CrossvenueError)) throw error
  const { code, message, field, retryable } = error
  if (retryable) {
    return { name, status: 'unknown', message, advice: 'Check again: the venue did not answer properly.' }
  }
  if (code === 'NOT_SUPPORTED') {
    return { name, status: 'unknown', message, advice: 'Look at it on the website of the venue.' }
  }
  const cause = causeOf(name, error)
  return {
    name: cause,
    status: 'failed',
    message,
    advice: adviceOn(cause, error),
    ...(field !== undefined && { field }),
  }
}

/** The words of venues for a time that is off, and for a place that they refuse. */
const OF_CLOCK = /time.?stamp|expired|nonce|clock|recv.?window/i
const OF_REGION = /region|geo|country|jurisdiction|location|restricted|not available in/i

function causeOf(name: Name, { code, message }: CrossvenueError): Name {
  if (OF_REGION.test(message) && (code === 'PERMISSION_DENIED' || code === 'BAD_REQUEST')) return 'region'
  if (code === 'PERMISSION_DENIED') return 'rights'
  return code === 'AUTHENTICATION_ERROR' && OF_CLOCK.test(message) ? 'clock' : name
}

function adviceOn(cause: Name, { field, code }: CrossvenueError): string {
  if (cause === 'clock') return 'Synchronize the clock of the machine that sends the requests, and check again.'
  if (cause === 'region')
    return 'The venue takes no orders from where the requests come from; ask it which places it serves.'
  if (cause === 'rights') return 'Create a key at the venue that may trade, and use it here.'
  if (field?.startsWith('credentials.')) return `Set or correct ${field}.`
  return code === 'AUTHENTICATION_ERROR'
    ? 'Compare the key with the one that the venue shows; a deleted key, or one of another environment, is unknown there.'
    : 'Change what the message names.'
}
