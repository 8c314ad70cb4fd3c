import { CrossvenueError, type ErrorCode } from '../errors.ts'
import { HttpFailure } from './http-failure.ts'
import { readJson } from './read-json.ts'
import type { VenueAnswer } from './venue-fetch.ts'

/** Reads a venue's own error format. */
export interface ErrorReading {
  venue: string
  /** Reads the venue's own error body; fields it omits follow from the HTTP status. */
  explain?: ((body: unknown, status: number) => { code?: ErrorCode; message?: string } | undefined) | undefined
  /** The meaning of a 404, where the path names one thing. */
  notFound?: { code: ErrorCode; message: string } | undefined
}

/** Translates any failure of a request into CrossvenueError. */
export async function translateError(
  error: unknown,
  { venue, explain, notFound }: ErrorReading,
): Promise<CrossvenueError> {
  if (error instanceof CrossvenueError) return error
  const details = { exchange: venue, cause: error }
  if (error instanceof Error && error.name === 'TimeoutError') {
    return new CrossvenueError('EXCHANGE_TIMEOUT', `${venue} did not answer in time`, details)
  }
  if (!(error instanceof HttpFailure))
    return new CrossvenueError('NETWORK_ERROR', `${venue} could not be reached${whyUnreached(error)}`, details)

  const { status, headers } = error.response
  const body = await readJson(error.response, venue).catch(() => undefined)
  if (status === 404 && notFound) return new CrossvenueError(notFound.code, notFound.message, details)
  // The venue timed out itself, so its text decides nothing.
  const explained = status === 408 ? undefined : explain?.(body, status)
  return new CrossvenueError(explained?.code ?? codeOf(status), explained?.message ?? `${venue} answered ${status}`, {
    ...details,
    retryAfter: secondsToWait(headers),
  })
}

/** Returns which host has no address, where that is why a venue could not be reached. */
function whyUnreached(error: unknown): string {
  const cause = (error instanceof Error ? error.cause : undefined) as
    | { syscall?: string; hostname?: string }
    | undefined
  return cause?.syscall === 'getaddrinfo'
    ? `: its host ${cause.hostname} has no address; check the name and the DNS`
    : ''
}

/** Returns the seconds of a Retry-After header, which states seconds or a date; undefined without one. */
export function secondsToWait(headers: VenueAnswer['headers']): number | undefined {
  const header = headers.get('retry-after')
  if (!header) return undefined
  const seconds = Number.isNaN(Number(header)) ? Math.ceil((Date.parse(header) - Date.now()) / 1000) : Number(header)
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'AUTHENTICATION_ERROR'
  if (status === 403) return 'PERMISSION_DENIED'
  if (status === 404) return 'NOT_FOUND'
  if (status === 408) return 'EXCHANGE_TIMEOUT'
  if (status === 429) return 'RATE_LIMIT_EXCEEDED'
  return status >= 500 ? 'EXCHANGE_NOT_AVAILABLE' : 'BAD_REQUEST'
}
