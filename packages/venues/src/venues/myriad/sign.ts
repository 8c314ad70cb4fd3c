import { createHmac } from 'node:crypto'
import { CrossvenueError } from '../../errors.ts'
import type { Credentials } from '../../parameters.ts'
import type { Fields, TypedData } from '../../signing/eip712.ts'
import type { Wallet } from '../../signing/wallet.ts'

/** The contract that settles orders, by chain; on other chains there are pools only. */
const EXCHANGES = new Map<string, string>(Object.entries({ 56: '0xa0b6f8ef8EdB64f395018D1933f2273Ce9f0f16A' }))

const ORDER: Fields = [
  ['trader', 'address'],
  ['marketId', 'uint256'],
  ['outcomeId', 'uint8'],
  ['side', 'uint8'],
  ['amount', 'uint256'],
  ['price', 'uint256'],
  ['minFillAmount', 'uint256'],
  ['nonce', 'uint256'],
  ['expiration', 'uint256'],
]

/** An order as it is signed and sent; shares and price in 10^18ths. */
export interface UnsignedOrder {
  trader: string
  marketId: string
  outcomeId: number
  /** 0 a purchase, 1 a sale. */
  side: 0 | 1
  amount: string
  price: string
  minFillAmount: string
  nonce: string
  /** Unix seconds; 0 for never. */
  expiration: string
}

/** Returns what the wallet signs for an order, and once more to cancel it. Throws NOT_SUPPORTED where none are taken. */
export function orderData(order: UnsignedOrder, network: string): TypedData {
  const verifyingContract = EXCHANGES.get(network)
  if (!verifyingContract) {
    const message = `Myriad accepts no orders on network ${network}: its pools trade on the chain only`
    throw new CrossvenueError('NOT_SUPPORTED', message, { exchange: 'myriad' })
  }
  return {
    domain: { name: 'MyriadCTFExchange', version: '1', chainId: Number(network), verifyingContract },
    struct: 'Order',
    fields: ORDER,
    message: { ...order },
  }
}

/** Signs an order, to place it or to cancel it, and adds the network that it stands on. */
export const signOrder = async (wallet: Wallet, order: UnsignedOrder, network: string) => ({
  order,
  signature: await wallet.sign(orderData(order, network)),
  network_id: Number(network),
})

/** Signs one request, where the caller has a key: orders carry the signature of their trader besides. */
export function signInHeaders(
  credentials: Credentials | undefined,
  { method, target, body = '', now }: { method: string; target: string; body?: string | undefined; now: number },
): Record<string, string> {
  const { apiKey, apiSecret } = credentials ?? {}
  if (!apiKey) return {}
  if (!apiSecret) return { 'x-api-key': apiKey }
  const timestamp = String(Math.floor(now / 1_000))
  const text = [timestamp, method, target, body].join('.')
  return {
    'x-api-key': apiKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': createHmac('sha256', apiSecret).update(text).digest('hex'),
  }
}
