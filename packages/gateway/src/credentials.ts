import { Credentials, CrossvenueError, type Method, operations, type Venue } from '@crossvenue/venues'

/**
 * Returns the venue as it acts for this request: with the caller's credentials where the operation takes them, else
 * without any. What this server itself reads a venue with never acts for an account.
 */
export function actingVenue(venue: Venue, method: Method, body: unknown): Venue {
  if (!operations[method].account || !venue.withCredentials) return venue
  return venue.withCredentials(credentialsOf(body))
}

/** Reads the credentials of a request; none are none. Throws VALIDATION_ERROR that names the field, never a value. */
export function credentialsOf(body: unknown): Credentials {
  const given = (body as { credentials?: unknown } | null | undefined)?.credentials ?? {}
  refuseAddress(given)
  const result = Credentials.safeParse(given)
  if (result.success) return result.data
  const field = ['credentials', ...(result.error.issues[0]?.path ?? [])].join('.')
  throw new CrossvenueError('VALIDATION_ERROR', `${field} is not what it should be`, { field })
}

/** Throws where credentials name an address: a caller could steer requests of this server to any host. */
export function refuseAddress(credentials: unknown): void {
  if ((credentials as { baseUrl?: unknown } | null | undefined)?.baseUrl === undefined) return
  const field = 'credentials.baseUrl'
  throw new CrossvenueError('VALIDATION_ERROR', `${field} is not allowed`, { field })
}
