import type { VenueModule } from '../../venue.ts'
import { fees } from '../kalshi/fees.ts'
import { createKalshi } from '../kalshi/index.ts'
import { unsupported } from '../kalshi/unsupported.ts'

const demo = {
  id: 'kalshi-demo',
  name: 'Kalshi demo',
  api: 'https://external-api.demo.kalshi.co',
  socket: 'wss://external-api-ws.demo.kalshi.co',
  site: 'https://demo.kalshi.co',
}

/** Kalshi's test environment, with play money and separate accounts. */
export const venue: VenueModule = {
  id: demo.id,
  name: demo.name,
  testEnvironment: true,
  fees,
  unsupported,
  create: createKalshi(demo),
}
