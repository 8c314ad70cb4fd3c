import { completeAccount } from '../../orders/complete-account.ts'
import type { Credentials } from '../../parameters.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createApi, createWays } from './api.ts'
import { fees } from './fees.ts'
import { createReads } from './reads.ts'
import { createSession, requireSession } from './sign.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'

const ID = 'betfair'

/** Creates the Betfair venue: a betting exchange, in pounds. It answers nobody without a key and a session. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const ways = createWays(options)

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const session = createSession(ways.login, credentials, now)
    const signIn = () => requireSession(session, credentials)
    const reads = createReads(createApi(ways, signIn))
    const trading = createTrading(createAccount(ways, signIn), now)
    return { ...reads, ...completeAccount(trading, ID, reads), withCredentials: signedIn }
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id: ID, name: 'Betfair', needsKey: true, unsupported, fees, create }
