import type { VenueModule } from '../../venue.ts'
import { createKalshi } from '../kalshi/index.ts'
import { unsupported } from '../kalshi/unsupported.ts'

const demo = {
  id: 'kalshi-demo',
  name: 'Kalshi demo',
  api: 'https://external-api.demo.kalshi.co',
  socket: 'wss://external-api-ws.demo.kalshi.co',
  site: 'https://demo.kalshi.co',
}

/** Kalshi's own place for trying things out, with play money and accounts of its own. */
export const venue: VenueModule = {
  id: demo.id,
  name: demo.name,
  testEnvironment: true,
  unsupported,
  create: createKalshi(demo),
}
