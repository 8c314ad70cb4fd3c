import { Credentials, CrossvenueError, type Method, operations, type Venue } from '@crossvenue/venues'

/**
 * Returns the venue as it acts for this request: with the caller's credentials where the operation takes them, else
 * without any. There are no others to fall back to.
 */
export function actingVenue(venue: Venue, method: Method, body: unknown): Venue {
  const given = (body as { credentials?: unknown } | null | undefined)?.credentials
  if (!operations[method].account || given === undefined || given === null || !venue.withCredentials) return venue
  return venue.withCredentials(parseCredentials(given))
}

/** Checks credentials. Throws VALIDATION_ERROR that names the field at fault, and never a value. */
export function parseCredentials(given: unknown): Credentials {
  const result = Credentials.safeParse(given)
  if (result.success) return result.data
  const field = ['credentials', ...(result.error.issues[0]?.path ?? [])].join('.')
  throw new CrossvenueError('VALIDATION_ERROR', `${field} is not what it should be`, { field })
}
