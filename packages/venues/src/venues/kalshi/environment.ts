import type { Network } from '../../network.ts'

/** One of the environments in which the venue runs the same service. */
export interface Environment extends Network {
  id: string
  name: string
  socket: string
  site: string
}

export const production: Environment = {
  id: 'kalshi',
  name: 'Kalshi',
  api: 'https://external-api.kalshi.com',
  socket: 'wss://external-api-ws.kalshi.com',
  site: 'https://kalshi.com',
}

/** The test environment, with play money and separate accounts. */
export const demo: Environment = {
  id: 'kalshi-demo',
  name: 'Kalshi demo',
  api: 'https://external-api.demo.kalshi.co',
  socket: 'wss://external-api-ws.demo.kalshi.co',
  site: 'https://demo.kalshi.co',
}
