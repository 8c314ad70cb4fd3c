import type { VenueModule } from '../../venue.ts'
import { demo } from '../kalshi/environment.ts'
import { fees } from '../kalshi/fees.ts'
import { createKalshi } from '../kalshi/index.ts'
import { unsupported } from '../kalshi/unsupported.ts'

/** Kalshi's test environment as a venue, beside the real one. */
export const venue: VenueModule = {
  id: demo.id,
  name: demo.name,
  testEnvironment: true,
  fees,
  unsupported,
  create: createKalshi({ production: demo, test: demo }),
}
