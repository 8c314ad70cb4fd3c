import { type ExchangeOrder, signerOfExchangeOrder } from '../../exchange-order.ts'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** An order as it comes in. */
export interface SignedOrder extends ExchangeOrder {
  salt: number
  makerAmount: number
  takerAmount: number
  expiration: string
  nonce: number
  feeRateBps: number
  side: 0 | 1
  signatureType: number
  price: number
  signature: string
}

/** Returns the problem with the form of an order; undefined for a valid one. */
export function problemsOf(given: unknown): string[] {
  const order = given as Partial<SignedOrder> | null
  if (typeof order !== 'object' || order === null) return ['order should be an object']
  const numbers = ['salt', 'makerAmount', 'takerAmount', 'nonce', 'feeRateBps', 'side', 'signatureType'] as const
  const addresses = ['maker', 'signer', 'taker'] as const
  return [
    ...numbers.filter((name) => !Number.isSafeInteger(order[name])).map((name) => `order.${name} must be an integer`),
    ...addresses.filter((name) => !ADDRESS.test(String(order[name]))).map((name) => `order.${name} must be an address`),
    // Addresses in lower case carry no checksum.
    ...(/[A-F]/.test(String(order.maker)) ? [] : ['order.maker must be a checksummed address']),
    ...(/^\d{1,78}$/.test(String(order.tokenId)) ? [] : ['order.tokenId must be a number string']),
    ...(order.expiration === '0' ? [] : ['order.expiration must be 0']),
    ...(typeof order.price === 'number' ? [] : ['order.price must be a number']),
  ]
}

/** The address whose key signed an order for this contract, in lower case. */
export const signerOf = (order: SignedOrder, contract: string): string | undefined =>
  signerOfExchangeOrder(order, order.signature, { name: 'Limitless CTF Exchange', chainId: 8453, contract })
