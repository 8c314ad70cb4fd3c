import type { Network, Networks } from '../../network.ts'

export const networks: Networks<Network & { socket: string }> = {
  production: {
    api: 'https://api.gemini.com',
    socket: 'wss://ws.gemini.com',
    site: 'https://www.gemini.com/predictions',
  },
  /** The sandbox of the exchange, with its own accounts and keys. */
  test: { api: 'https://api.sandbox.gemini.com', socket: 'wss://ws.sandbox.gemini.com' },
}
