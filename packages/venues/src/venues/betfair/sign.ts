import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Requester } from '../../http/request.ts'
import type { Credentials } from '../../parameters.ts'
import { splitKey } from '../../signing/split-key.ts'

/** A session lasts hours, at some of the venue's national branches 20 minutes; it asks for this at most every 15. */
const KEEP_MS = 16 * 60_000

const KeepAlive = z.object({ status: z.string() })

export interface Session {
  appKey: string
  token: string
  headers: { 'X-Application': string; 'X-Authentication': string }
  /** Prolongs the session where that was not done for a while. */
  keepAlive: () => Promise<void>
}

/**
 * Returns the session that the credentials name; undefined without any. A login by password may ask for a second
 * factor, and one without a user asks for a certificate, so sessions are begun elsewhere and kept alive here. `apiKey`
 * is the application key and `apiToken` the session token; or both are in `apiKey`, separated by a colon.
 */
export function createSession(
  login: Requester,
  credentials: Credentials | undefined,
  now: () => number,
): Session | undefined {
  const { key: appKey, joined } = splitKey(credentials)
  const token = credentials?.apiToken ?? joined
  if (!appKey || !token) return undefined
  const headers = { 'X-Application': appKey, 'X-Authentication': token }
  let kept: number | undefined

  return {
    appKey,
    token,
    headers,
    async keepAlive() {
      kept ??= now()
      if (now() - kept < KEEP_MS) return
      kept = now()
      const request = { method: 'POST', reads: true, body: '', sign: async () => headers } as const
      // Where the session has ended, the request after this one is refused, and says so.
      await login.account('/api/keepAlive', KeepAlive, request).catch(() => undefined)
    },
  }
}

/** Returns a session. Throws AUTHENTICATION_ERROR, before any request, where the credentials name none. */
export function requireSession(session: Session | undefined, credentials: Credentials | undefined): Session {
  if (session) return session
  const name = credentials?.apiKey === undefined ? 'apiKey' : 'apiToken'
  const message = `betfair needs credentials: apiKey (the application key) and apiToken (a session token), got no ${name}`
  throw new CrossvenueError('AUTHENTICATION_ERROR', message, { exchange: 'betfair', field: `credentials.${name}` })
}
