import type { Fields, TypedData } from './eip712.ts'

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

type Whole = number | string

/**
 * An order of the first CTF Exchange contract, which several venues use for settlement; amounts are in the smallest
 * units.
 */
export interface ExchangeOrder {
  salt: Whole
  maker: string
  signer: string
  taker: string
  tokenId: string
  makerAmount: Whole
  takerAmount: Whole
  expiration: Whole
  nonce: Whole
  feeRateBps: Whole
  /** 0 for a purchase, 1 for a sale. */
  side: 0 | 1
  /** The kind of the maker's account: 0 the signing key's own, 2 a Safe. */
  signatureType: 0 | 1 | 2
}

/** The taker of an order that anyone may take. */
export const ANYBODY = `0x${'0'.repeat(40)}`

/**
 * Returns the typed data that a wallet signs for an order: each venue has a contract of this kind under a name of its
 * own.
 */
export const exchangeOrderData = (
  order: ExchangeOrder,
  { name, chainId, contract }: { name: string; chainId: number; contract: string },
): TypedData => ({
  domain: { name, version: '1', chainId, verifyingContract: contract },
  struct: 'Order',
  fields: ORDER,
  message: { ...order },
})
