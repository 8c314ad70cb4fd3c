import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'

// Written from the specifications of EIP-712 and of recovery, apart from the code under test: words are padded and
// hashed by hand here.

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8')
const keccak = (...parts: readonly Uint8Array[]): Buffer => Buffer.from(keccak_256(Buffer.concat(parts)))

/** One word of 32 bytes: a number or an address padded on the left, 32 bytes as they are. */
export const word = (value: bigint | string): Buffer =>
  Buffer.from((typeof value === 'bigint' ? value.toString(16) : value.replace(/^0x/, '')).padStart(64, '0'), 'hex')

export const hashText = (text: string): Buffer => keccak(utf8(text))

/** Hashes a struct: `type` is its full signature, `words` its members. */
export const hashStruct = (type: string, ...words: readonly Buffer[]): Buffer => keccak(hashText(type), ...words)

/** Returns the digest that a wallet signs for typed data. */
export const typedDigest = (domain: Buffer, struct: Buffer): Buffer => keccak(Buffer.from([0x19, 0x01]), domain, struct)

/** The address, in lower case, whose key made a signature of 65 bytes; undefined for what is none. */
export function recoverAddress(digest: Uint8Array, signature: string): string | undefined {
  const bytes = Buffer.from(signature.replace(/^0x/, ''), 'hex')
  const recovery = (bytes[64] ?? 0) - 27
  if (bytes.length !== 65 || (recovery !== 0 && recovery !== 1)) return undefined
  try {
    const point = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').addRecoveryBit(recovery)
    return addressOfPoint(point.recoverPublicKey(digest).toBytes(false))
  } catch {
    return undefined
  }
}

export const addressOfKey = (privateKey: Uint8Array): string =>
  addressOfPoint(secp256k1.getPublicKey(privateKey, false))

const addressOfPoint = (point: Uint8Array): string => `0x${keccak(point.subarray(1)).subarray(-20).toString('hex')}`

/** The address, in lower case, of the contract that a factory creates from code of this hash, by EIP-1014. */
export const createdAddress = (factory: string, salted: Uint8Array, codeHash: string): string =>
  `0x${keccak(Buffer.from('ff', 'hex'), word(factory).subarray(12), keccak(salted), word(codeHash)).subarray(-20).toString('hex')}`
