/** The inputs of the address of a contract that a factory creates; hexadecimal digits after `0x`. */
interface Creation {
  factory: string
  /** The bytes whose hash is the salt. */
  salted: string
  /** The hash of the code that the contract is created from. */
  codeHash: string
}

/** Returns the address of a contract, whether it exists yet or not, https://eips.ethereum.org/EIPS/eip-1014. */
export async function create2Address({ factory, salted, codeHash }: Creation): Promise<string> {
  const [{ keccak_256 }, { bytesToHex, concatBytes, hexToBytes }, { checksumAddress }] = await Promise.all([
    import('@noble/hashes/sha3.js'),
    import('@noble/hashes/utils.js'),
    import('./eip712.ts'),
  ])
  const bytes = (hex: string) => hexToBytes(hex.slice(2))
  const salt = keccak_256(bytes(salted))
  const hash = keccak_256(concatBytes(Uint8Array.of(0xff), bytes(factory), salt, bytes(codeHash)))
  return checksumAddress(`0x${bytesToHex(hash.subarray(-20))}`)
}

/** Returns an address as one 32-byte word of contract calls. */
export const addressWord = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
