import { constants, generateKeyPair, type KeyObject, randomUUID, verify } from 'node:crypto'
import { promisify } from 'node:util'
import type { Credentials } from '@crossvenue/venues'

const generate = promisify(generateKeyPair)

/** How far a caller's clock may be off. */
const TOLERANCE_MS = 5_000

export type SignIn = ReturnType<typeof createSignIn>

/** Keeps the API keys of the venue's members, and says whose a signature is. */
export function createSignIn(now: () => number) {
  const members = new Map<string, { account: string; key: KeyObject }>()
  return {
    async openKey(account: string): Promise<Credentials> {
      const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2_048 })
      const apiKey = randomUUID()
      members.set(apiKey, { account, key: publicKey })
      return { apiKey, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }
    },

    /** The account whose key signed this very request a moment ago; else what is wrong. */
    verify(headers: Headers, method: string, path: string): { account: string } | { wrong: string } {
      const member = members.get(headers.get('kalshi-access-key') ?? '')
      const timestamp = headers.get('kalshi-access-timestamp') ?? ''
      const signature = Buffer.from(headers.get('kalshi-access-signature') ?? '', 'base64')
      if (!member) return { wrong: 'NOT_FOUND' }
      if (!/^\d{13}$/.test(timestamp)) return { wrong: 'INVALID_PARAMETER' }
      if (Math.abs(now() - Number(timestamp)) > TOLERANCE_MS) return { wrong: 'TIMESTAMP_EXPIRED' }
      const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_DIGEST: saltLength } = constants
      const signed = Buffer.from(`${timestamp}${method}${path}`)
      const valid = verify('sha256', signed, { key: member.key, padding, saltLength }, signature)
      return valid ? { account: member.account } : { wrong: 'INCORRECT_API_KEY_SIGNATURE' }
    },
  }
}
