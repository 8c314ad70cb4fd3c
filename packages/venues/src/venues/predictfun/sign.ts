import type { TypedData } from '../../signing/eip712.ts'
import { type ExchangeOrder, exchangeOrderData } from '../../signing/exchange-order.ts'
import type { PredictMarket } from './api.ts'

const CHAIN = 56

type Flags = Pick<PredictMarket, 'isNegRisk' | 'isYieldBearing'>

/** Four contracts settle orders, by two flags of the market; an order for another one is refused. */
function contractOf({ isNegRisk, isYieldBearing }: Flags): string {
  if (isYieldBearing) {
    return isNegRisk ? '0x8A289d458f5a134bA40015085A8F50Ffb681B41d' : '0x6bEb5a40C032AFc305961162d8204CDA16DECFa5'
  }
  return isNegRisk ? '0x365fb81bd4A24D6303cd2F19c349dE6894D8d58A' : '0x8BC070BEdAB741406F4B1Eb65A72bee27894B689'
}

/** Returns the typed data that the wallet signs for an order. */
export const orderData = (order: ExchangeOrder, flags: Flags): TypedData =>
  exchangeOrderData(order, { name: 'predict.fun CTF Exchange', chainId: CHAIN, contract: contractOf(flags) })

/** Returns the digest of an order, which is its id at the venue. */
export async function hashOf(data: TypedData): Promise<string> {
  const [{ digestOf }, { bytesToHex }] = await Promise.all([
    import('../../signing/eip712.ts'),
    import('@noble/hashes/utils.js'),
  ])
  return `0x${bytesToHex(digestOf(data))}`
}
