import type { Network, Networks } from '../../network.ts'

/** Its metadata states the chain and the contract of each network, which orders are signed for. */
export const networks: Networks<Network & { socket: string }> = {
  production: { api: 'https://api.sx.bet', socket: 'wss://realtime.sx.bet', site: 'https://sx.bet' },
  /** Toronto, the test network of its chain. */
  test: {
    api: 'https://api.toronto.sx.bet',
    socket: 'wss://realtime.toronto.sx.bet',
    site: 'https://toronto.sx.bet',
  },
}
