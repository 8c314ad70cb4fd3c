import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { ed25519 } from '@noble/curves/ed25519.js'

/** How far a caller's clock may be off. */
const TOLERANCE_MS = 30_000

export type SignIn = ReturnType<typeof createSignIn>

/** Keeps the keys of the venue's members, and says whose a signature is. */
export function createSignIn(now: () => number) {
  const members = new Map<string, { account: string; publicKey: Uint8Array }>()
  return {
    open(account: string): Credentials {
      const seed = createHash('sha256').update(`polymarket us key ${account}`).digest()
      const publicKey = ed25519.getPublicKey(seed)
      const apiKey = `00000000-0000-4000-8000-${seed.toString('hex').slice(0, 12)}`
      members.set(apiKey, { account, publicKey })
      // The venue hands out the key with its public half behind it.
      return { apiKey, privateKey: Buffer.concat([seed, publicKey]).toString('base64') }
    },

    /** The account whose key signed this very method and path a moment ago; undefined where none did. */
    verify(headers: Headers, method: string, path: string): string | undefined {
      const member = members.get(headers.get('x-pm-access-key') ?? '')
      const timestamp = headers.get('x-pm-timestamp') ?? ''
      const signature = Buffer.from(headers.get('x-pm-signature') ?? '', 'base64')
      if (!member || !/^\d{13}$/.test(timestamp) || signature.length !== 64) return undefined
      if (Math.abs(now() - Number(timestamp)) > TOLERANCE_MS) return undefined
      const signed = new TextEncoder().encode(timestamp + method + path)
      return ed25519.verify(signature, signed, member.publicKey) ? member.account : undefined
    },
  }
}
