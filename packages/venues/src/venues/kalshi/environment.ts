/** One of the places where the venue runs the same service. */
export interface Environment {
  id: string
  name: string
  /** Hosts of the HTTP API and of its socket. */
  api: string
  socket: string
  /** Where its public pages are. */
  site: string
}

export const production: Environment = {
  id: 'kalshi',
  name: 'Kalshi',
  api: 'https://external-api.kalshi.com',
  socket: 'wss://external-api-ws.kalshi.com',
  site: 'https://kalshi.com',
}
