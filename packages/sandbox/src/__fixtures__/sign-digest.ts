import { secp256k1 } from '@noble/curves/secp256k1.js'

/** Signs a digest as a wallet does: r, s, and the recovery number plus 27, in 65 bytes. */
export function signDigest(digest: Uint8Array, privateKey: string): string {
  const key = Buffer.from(privateKey.replace(/^0x/, ''), 'hex')
  const [recovery = 0, ...rs] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' })
  return `0x${Buffer.from([...rs, recovery + 27]).toString('hex')}`
}
