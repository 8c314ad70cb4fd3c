import { createHmac } from 'node:crypto'
import { requireCredentials } from '../../credentials.ts'
import type { Fields, TypedData } from '../../eip712.ts'
import type { Credentials } from '../../parameters.ts'

const CHAIN = 8453

const ORDER: Fields = [
  ['salt', 'uint256'],
  ['maker', 'address'],
  ['signer', 'address'],
  ['taker', 'address'],
  ['tokenId', 'uint256'],
  ['makerAmount', 'uint256'],
  ['takerAmount', 'uint256'],
  ['expiration', 'uint256'],
  ['nonce', 'uint256'],
  ['feeRateBps', 'uint256'],
  ['side', 'uint8'],
  ['signatureType', 'uint8'],
]

/** An order as it is signed; amounts are in millionths of a dollar or a share. */
export interface UnsignedOrder {
  salt: number
  maker: string
  signer: string
  taker: string
  tokenId: string
  makerAmount: number
  takerAmount: number
  expiration: string
  nonce: number
  feeRateBps: number
  /** 0 a purchase, 1 a sale. */
  side: 0 | 1
  signatureType: 0 | 2
}

/** Returns what the wallet signs for an order; each market names the contract that settles it. */
export const orderData = (order: UnsignedOrder, exchange: string): TypedData => ({
  domain: { name: 'Limitless CTF Exchange', version: '1', chainId: CHAIN, verifyingContract: exchange },
  struct: 'Order',
  fields: ORDER,
  message: { ...order },
})

/** Signs one request: with the secret of a token where there is one, else with a plain API key. */
export function signInHeaders(
  credentials: Credentials | undefined,
  { method, target, body = '', now }: { method: string; target: string; body?: string | undefined; now: number },
): Record<string, string> {
  const { apiKey } = requireCredentials('limitless', credentials, 'apiKey')
  const secret = credentials?.apiSecret
  if (!secret) return { 'X-API-Key': apiKey }
  const timestamp = new Date(now).toISOString()
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update([timestamp, method, target, body].join('\n'))
    .digest('base64')
  return { 'lmts-api-key': apiKey, 'lmts-timestamp': timestamp, 'lmts-signature': signature }
}
