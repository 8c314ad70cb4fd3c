import { Credentials, CrossvenueError, type Method, operations, type Venue } from '@crossvenue/venues'

/**
 * Returns the venue with which a request is served: with the caller's credentials if the operation takes them, else
 * without any. The keys with which this server reads venues never act for an account.
 */
export function actingVenue(venue: Venue, method: Method, body: unknown): Venue {
  if (!operations[method].account || !venue.withCredentials) return venue
  return venue.withCredentials(credentialsOf(body))
}

/** Reads the credentials of a request; {} if it has none. Throws a VALIDATION_ERROR that names a field, never a value. */
export function credentialsOf(body: unknown): Credentials {
  const given = (body as { credentials?: unknown } | null | undefined)?.credentials ?? {}
  refuseAddress(given)
  const result = Credentials.safeParse(given)
  if (result.success) return result.data
  const field = ['credentials', ...(result.error.issues[0]?.path ?? [])].join('.')
  throw new CrossvenueError('VALIDATION_ERROR', `${field} has the wrong type`, { field })
}

/** Throws if credentials name an address, because a caller could then direct requests of this server to any host. */
export function refuseAddress(credentials: unknown): void {
  if ((credentials as { baseUrl?: unknown } | null | undefined)?.baseUrl === undefined) return
  const field = 'credentials.baseUrl'
  throw new CrossvenueError('VALIDATION_ERROR', `${field} is not allowed`, { field })
}
