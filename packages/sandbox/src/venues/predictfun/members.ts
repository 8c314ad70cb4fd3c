import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { addressOfKey, recoverAddress } from '../../ethereum.ts'

export type Members = ReturnType<typeof createMembers>

const RECENT_MS = 600_000
const DAY_MS = 86_400_000

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Keeps API keys and sessions. The venue has one key per application; here each member has an application, and no other
 * wallet signs in with its key.
 */
export function createMembers(now: () => number) {
  const walletOfKey = new Map<string, string>()
  const sessions = new Map<string, { wallet: string; until: number }>()
  let count = 0

  return {
    open(name: string): { wallet: string; credentials: Credentials } {
      const key = sha256(`predictfun wallet ${name}`)
      const apiKey = sha256(`predictfun key ${name}`).toString('hex').slice(0, 32)
      const wallet = addressOfKey(key)
      walletOfKey.set(apiKey, wallet)
      return { wallet, credentials: { apiKey, privateKey: `0x${key.toString('hex')}`, walletAddress: wallet } }
    },
    has: (apiKey: string | undefined): boolean => walletOfKey.has(apiKey ?? ''),
    message: (): string => `Welcome to Predict.fun!\n\nSign to log in.\n\nIssued At: ${new Date(now()).toISOString()}`,
    /** Returns a token for a signed message; undefined where the signature, the wallet or the time is wrong. */
    signIn(apiKey: string, { signer, message, signature }: Record<string, unknown>): string | undefined {
      const wallet = walletOfKey.get(apiKey)
      const issued = Date.parse(/Issued At: (\S+)$/.exec(String(message))?.[1] ?? '')
      if (!(Math.abs(now() - issued) <= RECENT_MS) || String(signer).toLowerCase() !== wallet) return undefined
      const bytes = Buffer.from(String(message), 'utf8')
      const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`, 'utf8')
      const digest = keccak_256(Buffer.concat([prefix, bytes]))
      if (recoverAddress(digest, String(signature)) !== wallet) return undefined
      count += 1
      const token = sha256(`session ${wallet} ${count}`).toString('base64url')
      sessions.set(token, { wallet, until: now() + DAY_MS })
      return token
    },
    /** Returns the wallet of a token. */
    wallet(token: string): string | undefined {
      const session = sessions.get(token)
      return session && session.until > now() ? session.wallet : undefined
    },
  }
}
