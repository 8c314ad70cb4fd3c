import { CrossvenueError } from '../errors.ts'
import type { TypedData } from './eip712.ts'

/** A signing key of an Ethereum account. */
export interface Wallet {
  /** In the mixed case that carries its checksum. */
  address: string
  /** Signs typed data; the signature is `0x` and 65 bytes in hexadecimal digits. */
  sign(data: TypedData): Promise<string>
  /** Signs a text as wallets show it, https://eips.ethereum.org/EIPS/eip-191, version 0x45; the same form of signature. */
  signText(text: string): Promise<string>
}

const KEY = /^(0x)?[0-9a-f]{64}$/i

/** Opens a wallet by its private key. The curve is loaded here, so that programs which sign nothing never load it. */
export async function openWallet(exchange: string, privateKey: string): Promise<Wallet> {
  const wrong = () =>
    new CrossvenueError('AUTHENTICATION_ERROR', 'credentials.privateKey is not a valid private key', {
      exchange,
      field: 'credentials.privateKey',
    })
  if (!KEY.test(privateKey)) throw wrong()
  const [{ checksumAddress, digestOf }, { getPublicKey, signAsync, utils }, { keccak_256 }, bytes] = await Promise.all([
    import('./eip712.ts'),
    import('@noble/secp256k1'),
    import('@noble/hashes/sha3.js'),
    import('@noble/hashes/utils.js'),
  ])
  const key = bytes.hexToBytes(privateKey.replace(/^0x/i, ''))
  if (!utils.isValidSecretKey(key)) throw wrong()
  const hash = keccak_256(getPublicKey(key, false).subarray(1))
  const signDigest = async (digest: Uint8Array): Promise<string> => {
    // The library puts the recovery bit first; Ethereum expects it last, plus 27.
    const [recovery = 0, ...point] = await signAsync(digest, key, { prehash: false, format: 'recovered' })
    return `0x${bytes.bytesToHex(Uint8Array.of(...point, recovery + 27))}`
  }
  return {
    address: checksumAddress(`0x${bytes.bytesToHex(hash.subarray(-20))}`),
    sign: async (data) => signDigest(digestOf(data)),
    async signText(text) {
      const message = bytes.utf8ToBytes(text)
      const prefix = bytes.utf8ToBytes(`\x19Ethereum Signed Message:\n${message.length}`)
      return signDigest(keccak_256(bytes.concatBytes(prefix, message)))
    },
  }
}
