import { completeAccount } from '../../orders/complete-account.ts'
import type { Credentials } from '../../parameters.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, createWays } from './api.ts'
import { fees } from './fees.ts'
import { createReads } from './reads.ts'
import { createSession, requireSession, type Session } from './sign.ts'
import { createStreams } from './stream.ts'
import { STREAM, STREAM_PATH } from './stream-messages.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'

const ID = 'betfair'

/** Creates the Betfair venue: a betting exchange, in pounds. It answers nobody without a key and a session. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now, baseUrl } = options
  const ways = createWays(options)
  const url = baseUrl === undefined ? STREAM : `${baseUrl.replace(/\/$/, '')}${STREAM_PATH}`

  /** Creates what is public, which needs a session too: that of the service, or without one that of a caller. */
  const createPublic = (callers: () => Session) => {
    const api = createApi(ways, callers)
    const session = () => ways.own ?? callers()
    return {
      reads: createReads(api),
      streams: createStreams({ url, session, fetchBook: api.book, ...timersOf(options) }),
    }
  }
  const shared = ways.own && createPublic(() => ways.own as Session)

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const session = createSession(ways.login, credentials, now)
    const signIn = () => requireSession(session, credentials)
    const { reads, streams } = shared ?? createPublic(signIn)
    const trading = createTrading(createAccount(ways, signIn), now)
    const accounts = createAccountStream(trading, { url, session: signIn, now, ...timersOf(options) })
    return withStreams(
      { ...reads, ...completeAccount(trading, ID, reads), withCredentials: signedIn },
      { ...streams, account: accounts.watch },
      timersOf(options),
    )
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id: ID, name: 'Betfair', needsKey: true, unsupported, fees, create }
