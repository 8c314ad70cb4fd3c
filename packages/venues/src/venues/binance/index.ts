import type { Credentials } from '../../parameters.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createApi, createHttp } from './api.ts'
import { feesUnknown } from './fees.ts'
import { createFinder } from './find.ts'
import { createReads } from './reads.ts'
import { type Key, keyOf, requireKey } from './sign.ts'
import { unsupported } from './unsupported.ts'

/**
 * Creates the Binance venue: the markets of Predict.fun as Binance's wallet shows them. It answers nobody without a
 * key, and its books are those of Predict.fun.
 */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const http = createHttp(options)
  const own = keyOf(options.credentials)

  const createPublic = (key: () => Key): Venue => {
    const api = createApi(http, key, now)
    return createReads(api, createFinder(api, now))
  }
  const shared = own && createPublic(() => own)

  /** Reads go by the key of the service; without one by that of a caller. */
  const signedIn = (credentials: Credentials | undefined): Venue => ({
    ...(shared ?? createPublic(() => requireKey(credentials))),
    withCredentials: signedIn,
  })
  return signedIn(options.credentials)
}

export const venue: VenueModule = {
  id: 'binance',
  name: 'Binance',
  needsKey: true,
  listsWithoutQuotes: true,
  frontOf: 'predictfun',
  oneSource:
    'Binance is read as its documents say it, in the words of one other client; no recorded answer is known here.',
  unsupported,
  feesUnknown,
  create,
}
