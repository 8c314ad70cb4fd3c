import type { Network, Networks } from '../../network.ts'

/** A network of the venue; its contracts and those of its test network are named by its own library too. */
export interface PredictNetwork extends Network {
  chainId: number
  /** The contracts that settle orders, by two flags of the market. */
  exchanges: Readonly<Record<'plain' | 'negRisk' | 'yieldBearing' | 'yieldBearingNegRisk', string>>
  /** Whether it answers nobody without an API key. */
  needsKey: boolean
}

export const networks: Networks<PredictNetwork> = {
  production: {
    api: 'https://api.predict.fun',
    socket: 'wss://ws.predict.fun',
    site: 'https://predict.fun',
    chainId: 56,
    exchanges: {
      plain: '0x8BC070BEdAB741406F4B1Eb65A72bee27894B689',
      negRisk: '0x365fb81bd4A24D6303cd2F19c349dE6894D8d58A',
      yieldBearing: '0x6bEb5a40C032AFc305961162d8204CDA16DECFa5',
      yieldBearingNegRisk: '0x8A289d458f5a134bA40015085A8F50Ffb681B41d',
    },
    needsKey: true,
  },
  test: {
    api: 'https://api-testnet.predict.fun',
    chainId: 97,
    exchanges: {
      plain: '0x2A6413639BD3d73a20ed8C95F634Ce198ABbd2d7',
      negRisk: '0xd690b2bd441bE36431F6F6639D7Ad351e7B29680',
      yieldBearing: '0x8a6B4Fa700A1e310b106E7a48bAFa29111f66e89',
      yieldBearingNegRisk: '0x95D5113bc50eD201e319101bbca3e0E250662fCC',
    },
    needsKey: false,
  },
}
