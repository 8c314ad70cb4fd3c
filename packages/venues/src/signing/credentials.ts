import { CrossvenueError } from '../errors.ts'
import type { Credentials } from '../parameters.ts'

type Name = Exclude<keyof Credentials, 'signatureType'>

/** Returns the named credentials. Throws AUTHENTICATION_ERROR that names the missing ones, and no value. */
export function requireCredentials<const N extends Name>(
  exchange: string,
  credentials: Credentials | undefined,
  ...names: readonly N[]
): Record<N, string> {
  const missing = names.filter((name) => credentials?.[name] === undefined)
  if (missing.length === 0) return credentials as Record<N, string>
  const field = `credentials.${missing[0]}`
  throw new CrossvenueError('AUTHENTICATION_ERROR', `${exchange} needs credentials: ${missing.join(', ')}`, {
    exchange,
    field,
  })
}
