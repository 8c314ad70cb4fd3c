import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createApi, createHttp, ID } from './api.ts'
import { fees } from './fees.ts'
import { createReads } from './reads.ts'
import { unsupported } from './unsupported.ts'

/** Creates the SX Bet venue: bets between its members on a rollup of its own, in USDC. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  return createReads(createApi(createHttp(options), now))
}

export const venue: VenueModule = { id: ID, name: 'SX Bet', listsWithoutQuotes: true, unsupported, fees, create }
