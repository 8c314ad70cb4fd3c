import { createHmac } from 'node:crypto'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import type { TypedData } from '../../signing/eip712.ts'
import { type ExchangeOrder, exchangeOrderData } from '../../signing/exchange-order.ts'

/** Base. */
export const CHAIN = 8453

/** The signed fields of an order; amounts are in millionths of a dollar or a share. */
export interface UnsignedOrder extends ExchangeOrder {
  salt: number
  makerAmount: number
  takerAmount: number
  expiration: string
  nonce: number
  feeRateBps: number
  signatureType: 0 | 2
}

/** Returns the typed data that the wallet signs; each market names the contract that settles it. */
export const orderData = (order: UnsignedOrder, contract: string): TypedData =>
  exchangeOrderData(order, { name: 'Limitless CTF Exchange', chainId: CHAIN, contract })

/** Signs one request: with the secret of a token if there is one, else with a plain API key. */
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
