import type { Network, Networks } from '../../network.ts'

/** Signatures name the network too. */
interface HyperliquidNetwork extends Network {
  socket: string
  isTestnet: boolean
}

export const networks: Networks<HyperliquidNetwork> = {
  production: {
    api: 'https://api.hyperliquid.xyz',
    socket: 'wss://api.hyperliquid.xyz',
    site: 'https://app.hyperliquid.xyz',
    isTestnet: false,
  },
  test: {
    api: 'https://api.hyperliquid-testnet.xyz',
    socket: 'wss://api.hyperliquid-testnet.xyz',
    isTestnet: true,
  },
}
