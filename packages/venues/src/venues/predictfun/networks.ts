import type { Network, Networks } from '../../network.ts'
import type { PredictMarket } from './api.ts'

export type MarketKind = 'plain' | 'negRisk' | 'yieldBearing' | 'yieldBearingNegRisk'
type AdaptedKind = 'negRisk' | 'yieldBearingNegRisk'

/** Returns which of the contracts a market has. */
export function kindOf({ isNegRisk, isYieldBearing }: Pick<PredictMarket, 'isNegRisk' | 'isYieldBearing'>): MarketKind {
  if (isYieldBearing) return isNegRisk ? 'yieldBearingNegRisk' : 'yieldBearing'
  return isNegRisk ? 'negRisk' : 'plain'
}

/** Returns whether an adapter stands before the shares of a market: exactly one market of its category wins. */
export const isAdapted = (kind: MarketKind): kind is AdaptedKind => kind === 'negRisk' || kind === 'yieldBearingNegRisk'

/** A network of the venue; its contracts and those of its test network are named by its own library too. */
export interface PredictNetwork extends Network {
  chainId: number
  /** The dollars that markets are paid in. */
  money: string
  /** The contracts that settle orders, by two flags of the market, and those of their shares. */
  exchanges: Readonly<Record<MarketKind, string>>
  shares: Readonly<Record<MarketKind, string>>
  /** The contracts that turn shares of one market of a category into those of the others. */
  adapters: Readonly<Record<AdaptedKind, string>>
  /** Whether it answers nobody without an API key. */
  needsKey: boolean
}

export const networks: Networks<PredictNetwork> = {
  production: {
    api: 'https://api.predict.fun',
    socket: 'wss://ws.predict.fun',
    site: 'https://predict.fun',
    chainId: 56,
    money: '0x55d398326f99059fF775485246999027B3197955',
    exchanges: {
      plain: '0x8BC070BEdAB741406F4B1Eb65A72bee27894B689',
      negRisk: '0x365fb81bd4A24D6303cd2F19c349dE6894D8d58A',
      yieldBearing: '0x6bEb5a40C032AFc305961162d8204CDA16DECFa5',
      yieldBearingNegRisk: '0x8A289d458f5a134bA40015085A8F50Ffb681B41d',
    },
    shares: {
      plain: '0x22DA1810B194ca018378464a58f6Ac2B10C9d244',
      negRisk: '0x22DA1810B194ca018378464a58f6Ac2B10C9d244',
      yieldBearing: '0x9400F8Ad57e9e0F352345935d6D3175975eb1d9F',
      yieldBearingNegRisk: '0xF64b0b318AAf83BD9071110af24D24445719A07F',
    },
    adapters: {
      negRisk: '0xc3Cf7c252f65E0d8D88537dF96569AE94a7F1A6E',
      yieldBearingNegRisk: '0x41dCe1A4B8FB5e6327701750aF6231B7CD0B2A40',
    },
    needsKey: true,
  },
  test: {
    api: 'https://api-testnet.predict.fun',
    chainId: 97,
    money: '0xB32171ecD878607FFc4F8FC0bCcE6852BB3149E0',
    exchanges: {
      plain: '0x2A6413639BD3d73a20ed8C95F634Ce198ABbd2d7',
      negRisk: '0xd690b2bd441bE36431F6F6639D7Ad351e7B29680',
      yieldBearing: '0x8a6B4Fa700A1e310b106E7a48bAFa29111f66e89',
      yieldBearingNegRisk: '0x95D5113bc50eD201e319101bbca3e0E250662fCC',
    },
    shares: {
      plain: '0x2827AAef52D71910E8FBad2FfeBC1B6C2DA37743',
      negRisk: '0x2827AAef52D71910E8FBad2FfeBC1B6C2DA37743',
      yieldBearing: '0x38BF1cbD66d174bb5F3037d7068E708861D68D7f',
      yieldBearingNegRisk: '0x26e865CbaAe99b62fbF9D18B55c25B5E079A93D5',
    },
    adapters: {
      negRisk: '0x285c1B939380B130D7EBd09467b93faD4BA623Ed',
      yieldBearingNegRisk: '0xb74aea04bdeBE912Aa425bC9173F9668e6f11F99',
    },
    needsKey: false,
  },
}
