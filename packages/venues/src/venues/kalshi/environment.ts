/** One of the environments in which the venue runs the same service. */
export interface Environment {
  id: string
  name: string
  /** The hosts of the HTTP API and of its socket. */
  api: string
  socket: string
  /** The host of its public pages. */
  site: string
}

export const production: Environment = {
  id: 'kalshi',
  name: 'Kalshi',
  api: 'https://external-api.kalshi.com',
  socket: 'wss://external-api-ws.kalshi.com',
  site: 'https://kalshi.com',
}
