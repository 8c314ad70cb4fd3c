import { hashStruct, hashText, recoverAddress, typedDigest, word } from '../../ethereum.ts'

const TYPE =
  'Order(uint256 salt,address maker,address signer,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,' +
  'uint8 side,uint8 signatureType,uint256 timestamp,bytes32 metadata,bytes32 builder)'
const CONTRACTS = {
  ordinary: '0xE111180000d2663C0091e4f400237545B87B996B',
  negRisk: '0xe2222d279d744050d28e00520010520000310F59',
}
const DIGITS = /^\d{1,78}$/
const ADDRESS = /^0x[0-9a-f]{40}$/i
const BYTES = /^0x[0-9a-f]{64}$/i

/** An order as it comes in. */
export interface SignedOrder {
  salt: number
  maker: string
  signer: string
  tokenId: string
  makerAmount: string
  takerAmount: string
  side: 'BUY' | 'SELL'
  expiration: string
  signatureType: number
  timestamp: string
  metadata: string
  builder: string
  signature: string
}

/** Whether every member is there in its form. */
export function isSignedOrder(given: unknown): given is SignedOrder {
  const order = given as Partial<SignedOrder> | null
  if (typeof order !== 'object' || order === null) return false
  const texts = [order.tokenId, order.makerAmount, order.takerAmount, order.expiration, order.timestamp]
  return (
    Number.isSafeInteger(order.salt) &&
    [order.maker, order.signer].every((address) => ADDRESS.test(String(address))) &&
    texts.every((text) => typeof text === 'string' && DIGITS.test(text)) &&
    (order.side === 'BUY' || order.side === 'SELL') &&
    [0, 1, 2, 3].includes(order.signatureType as number) &&
    [order.metadata, order.builder].every((bytes) => BYTES.test(String(bytes))) &&
    typeof order.signature === 'string'
  )
}

/** The hash of an order, which is its id, and the address whose key signed it. */
export function readSignature(order: SignedOrder, negRisk: boolean): { id: string; signer: string | undefined } {
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    hashText('Polymarket CTF Exchange'),
    hashText('2'),
    word(137n),
    word(negRisk ? CONTRACTS.negRisk : CONTRACTS.ordinary),
  )
  const struct = hashStruct(
    TYPE,
    word(BigInt(order.salt)),
    word(order.maker),
    word(order.signer),
    word(BigInt(order.tokenId)),
    word(BigInt(order.makerAmount)),
    word(BigInt(order.takerAmount)),
    word(order.side === 'BUY' ? 0n : 1n),
    word(BigInt(order.signatureType)),
    word(BigInt(order.timestamp)),
    word(order.metadata),
    word(order.builder),
  )
  const digest = typedDigest(domain, struct)
  const id = `0x${digest.toString('hex')}`
  if (order.signatureType !== 3) return { id, signer: recoverAddress(digest, order.signature) }
  return { id, signer: ownerOfWallet(order, domain, struct) }
}

/** Returns whose key signed for a deposit wallet: the envelope is decoded as the wallet's contract does it. */
function ownerOfWallet({ signature, signer }: SignedOrder, domain: Buffer, struct: Buffer): string | undefined {
  const bytes = Buffer.from(signature.replace(/^0x/, ''), 'hex')
  const length = bytes.readUInt16BE(bytes.length - 2)
  const type = bytes.subarray(-2 - length, -2).toString()
  const signed = bytes.subarray(65, bytes.length - 2 - length)
  if (type !== TYPE || !signed.equals(Buffer.concat([domain, struct]))) return undefined
  const envelope = hashStruct(
    `TypedDataSign(Order contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt)${TYPE}`,
    struct,
    hashText('DepositWallet'),
    hashText('1'),
    word(137n),
    word(signer),
    word(0n),
  )
  return recoverAddress(typedDigest(domain, envelope), `0x${bytes.subarray(0, 65).toString('hex')}`)
}
