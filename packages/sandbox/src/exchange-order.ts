import { hashStruct, hashText, recoverAddress, typedDigest, word } from './ethereum.ts'

const TYPE =
  'Order(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,' +
  'uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)'

type Whole = number | string

/** An order of the first CTF Exchange contract, as it is signed. */
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
  side: Whole
  signatureType: Whole
}

/** The contract that an order is signed for. */
export interface ExchangeDomain {
  name: string
  chainId: number
  contract: string
}

/** The address whose key signed an order for this contract, in lower case; undefined where none did. */
export const signerOfExchangeOrder = (
  order: ExchangeOrder,
  signature: string,
  domain: ExchangeDomain,
): string | undefined => recoverAddress(digestOfExchangeOrder(order, domain), signature)

/** The digest of an order that its wallet signs. */
export function digestOfExchangeOrder(order: ExchangeOrder, { name, chainId, contract }: ExchangeDomain): Buffer {
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    hashText(name),
    hashText('1'),
    word(BigInt(chainId)),
    word(contract),
  )
  const { tokenId, makerAmount, takerAmount, expiration, nonce, feeRateBps, side, signatureType } = order
  const numbers = [tokenId, makerAmount, takerAmount, expiration, nonce, feeRateBps, side, signatureType]
  const struct = hashStruct(
    TYPE,
    word(BigInt(order.salt)),
    word(order.maker),
    word(order.signer),
    word(order.taker),
    ...numbers.map((number) => word(BigInt(number))),
  )
  return typedDigest(domain, struct)
}
