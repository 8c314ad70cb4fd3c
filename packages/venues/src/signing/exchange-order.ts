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

/** An order of the first CTF Exchange contract, which several venues settle by; amounts are in the smallest units. */
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
  /** 0 a purchase, 1 a sale. */
  side: 0 | 1
  /** What kind of account the maker is: 0 the signing key's own, 2 a Safe. */
  signatureType: 0 | 1 | 2
}

/** Who may take the order: anybody. */
export const ANYBODY = `0x${'0'.repeat(40)}`

/** Returns what a wallet signs for an order: each venue has a contract of this kind under a name of its own. */
export const exchangeOrderData = (
  order: ExchangeOrder,
  { name, chainId, contract }: { name: string; chainId: number; contract: string },
): TypedData => ({
  domain: { name, version: '1', chainId, verifyingContract: contract },
  struct: 'Order',
  fields: ORDER,
  message: { ...order },
})
