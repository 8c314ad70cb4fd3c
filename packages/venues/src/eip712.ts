import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The fields of a struct in their order, as `[name, type]`; only types of one word, and `string`. */
export type Fields = readonly (readonly [name: string, type: string])[]

export interface TypedData {
  domain: { name: string; version: string; chainId: number; verifyingContract?: string }
  /** Name of the struct that is signed. */
  struct: string
  fields: Fields
  message: Readonly<Record<string, string | number | bigint>>
}

const PREFIX = Uint8Array.of(0x19, 0x01)

/** Returns the digest that a wallet signs for typed data, https://eips.ethereum.org/EIPS/eip-712. */
export function digestOf({ domain, struct, fields, message }: TypedData): Uint8Array {
  const domainFields: Fields = [
    ['name', 'string'],
    ['version', 'string'],
    ['chainId', 'uint256'],
    ...(domain.verifyingContract === undefined ? [] : [['verifyingContract', 'address'] as const]),
  ]
  return keccak_256(
    concatBytes(PREFIX, hashStruct('EIP712Domain', domainFields, domain), hashStruct(struct, fields, message)),
  )
}

function hashStruct(name: string, fields: Fields, values: Readonly<Record<string, unknown>>): Uint8Array {
  const type = `${name}(${fields.map(([field, type]) => `${type} ${field}`).join(',')})`
  const words = fields.map(([field, type]) => wordOf(type, values[field] as string | number | bigint))
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(type)), ...words))
}

function wordOf(type: string, value: string | number | bigint): Uint8Array {
  if (type === 'string') return keccak_256(utf8ToBytes(String(value)))
  const hex = type.startsWith('uint') ? BigInt(value).toString(16) : String(value).slice(2)
  if (hex.length > 64 || (type === 'address' && hex.length !== 40)) throw new RangeError(`${value} is no ${type}`)
  return hexToBytes(hex.padStart(64, '0'))
}

/** Writes an address in the mixed case that carries its checksum, https://eips.ethereum.org/EIPS/eip-55. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
