import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The fields of a struct in order, as `[name, type]`; only types of one word, and `string`; a bool is 0 or 1. */
export type Fields = readonly (readonly [name: string, type: string])[]

export interface TypedData {
  domain: { name: string; version: string; chainId: number; verifyingContract?: string }
  /** The name of the signed struct. */
  struct: string
  fields: Fields
  /** The encoded types of structs among the fields; the value of such a field is the hash of its struct. */
  references?: string
  message: Readonly<Record<string, string | number | bigint>>
}

const PREFIX = Uint8Array.of(0x19, 0x01)

/** Returns the digest that a wallet signs for typed data, https://eips.ethereum.org/EIPS/eip-712. */
export const digestOf = (data: TypedData): Uint8Array =>
  keccak_256(concatBytes(PREFIX, hashDomain(data), hashMessage(data)))

/** Returns the hash of the domain alone. */
export function hashDomain({ domain }: TypedData): Uint8Array {
  const domainFields: Fields = [
    ['name', 'string'],
    ['version', 'string'],
    ['chainId', 'uint256'],
    ...(domain.verifyingContract === undefined ? [] : [['verifyingContract', 'address'] as const]),
  ]
  return hashStruct(typeText({ struct: 'EIP712Domain', fields: domainFields }), domainFields, domain)
}

/** Returns the hash of the message alone. */
export const hashMessage = (data: TypedData): Uint8Array => hashStruct(typeText(data), data.fields, data.message)

/** Encodes the type of a struct. */
export const typeText = ({ struct, fields, references = '' }: Omit<TypedData, 'domain' | 'message'>): string =>
  `${struct}(${fields.map(([field, type]) => `${type} ${field}`).join(',')})${references}`

function hashStruct(type: string, fields: Fields, values: Readonly<Record<string, unknown>>): Uint8Array {
  const words = fields.map(([field, type]) => wordOf(type, values[field] as string | number | bigint))
  return keccak_256(concatBytes(keccak_256(utf8ToBytes(type)), ...words))
}

function wordOf(type: string, value: string | number | bigint): Uint8Array {
  if (type === 'string') return keccak_256(utf8ToBytes(String(value)))
  const hex = /^(?:uint|bool)/.test(type) ? BigInt(value).toString(16) : String(value).slice(2)
  if (hex.length > 64 || (type === 'address' && hex.length !== 40))
    throw new RangeError(`${value} is not a valid ${type}`)
  return hexToBytes(hex.padStart(64, '0'))
}

/** Writes an address in the mixed case that carries its checksum, https://eips.ethereum.org/EIPS/eip-55. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  return `0x${[...digits].map((digit, at) => (Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
