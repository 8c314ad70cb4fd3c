import type { TypedData } from '../../signing/eip712.ts'
import { type ExchangeOrder, exchangeOrderData } from '../../signing/exchange-order.ts'
import type { PredictMarket } from './api.ts'
import { kindOf, type PredictNetwork } from './networks.ts'

type Flags = Pick<PredictMarket, 'isNegRisk' | 'isYieldBearing'>

/** Returns the typed data that the wallet signs for an order; one for the contract of another market is refused. */
export const orderData = (order: ExchangeOrder, flags: Flags, network: PredictNetwork): TypedData =>
  exchangeOrderData(order, {
    name: 'predict.fun CTF Exchange',
    chainId: network.chainId,
    contract: network.exchanges[kindOf(flags)],
  })

/** Returns the digest of an order, which is its id at the venue. */
export async function hashOf(data: TypedData): Promise<string> {
  const [{ digestOf }, { bytesToHex }] = await Promise.all([
    import('../../signing/eip712.ts'),
    import('@noble/hashes/utils.js'),
  ])
  return `0x${bytesToHex(digestOf(data))}`
}
