import type { Network, Networks } from '../../network.ts'

/** A network of the venue; its metadata states the contract that orders are signed for. */
export interface SxNetwork extends Network {
  socket: string
  chainId: number
}

export const networks: Networks<SxNetwork> = {
  production: { api: 'https://api.sx.bet', socket: 'wss://realtime.sx.bet', site: 'https://sx.bet', chainId: 4_162 },
  /** Toronto, the test network of its chain. */
  test: {
    api: 'https://api.toronto.sx.bet',
    socket: 'wss://realtime.toronto.sx.bet',
    site: 'https://toronto.sx.bet',
    chainId: 79_479_957,
  },
}
