import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { Requester } from '../../http/request.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'

const ID = 'smarkets'
/** A session ends half an hour after its last use; one that rested nearly as long is not relied upon. */
const REST_MS = 25 * 60_000

const Session = z.object({ token: z.string().min(1), factor: z.string().nullish() })

/**
 * Returns what signs a request in: with the caller's session token, else with a session that is begun on first use with
 * the e-mail address (`apiKey`) and the password (`privateKey`), and kept nowhere else.
 */
export function createSession(http: Requester, credentials: Credentials | undefined, now: () => number) {
  let session: Promise<string> | undefined
  let lastUse = Number.NEGATIVE_INFINITY

  const begin = async (): Promise<string> => {
    const { apiKey, privateKey } = requireCredentials(ID, credentials, 'apiKey', 'privateKey')
    const { token, factor } = await http.account('/v3/sessions/', Session, {
      method: 'POST',
      reads: true,
      body: JSON.stringify({ username: apiKey, password: privateKey, remember: false }),
      sign: async () => ({}),
    })
    if ((factor ?? 'complete') === 'complete') return token
    const message = `${ID} requires a second factor (${factor}); sign in there and pass the session token as credentials.apiToken`
    throw new CrossvenueError('AUTHENTICATION_ERROR', message, { exchange: ID, field: 'credentials.apiToken' })
  }

  return async (): Promise<{ authorization: string }> => {
    if (now() - lastUse > REST_MS) session = undefined
    lastUse = now()
    session ??= credentials?.apiToken === undefined ? begin() : Promise.resolve(credentials.apiToken)
    try {
      return { authorization: `Session-Token ${await session}` }
    } catch (error) {
      session = undefined
      throw error
    }
  }
}
