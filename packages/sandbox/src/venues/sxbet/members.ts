import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { addressOfKey } from '../../ethereum.ts'

export type Members = ReturnType<typeof createMembers>

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Keeps the keys of accounts, and the tokens that open sockets. */
export function createMembers() {
  const walletOfKey = new Map<string, string>()
  const walletOfToken = new Map<string, string>()
  let count = 0
  return {
    open(name: string): { wallet: string; credentials: Credentials } {
      const key = sha256(`sxbet wallet ${name}`)
      const apiKey = sha256(`sxbet key ${name}`).toString('hex').slice(0, 36)
      const wallet = addressOfKey(key)
      walletOfKey.set(apiKey, wallet)
      return { wallet, credentials: { apiKey, privateKey: `0x${key.toString('hex')}` } }
    },
    wallet: (apiKey: string): string | undefined => walletOfKey.get(apiKey),
    openToken(wallet: string): string {
      count += 1
      const token = sha256(`sxbet token ${wallet} ${count}`).toString('base64url')
      walletOfToken.set(token, wallet)
      return token
    },
    walletOfToken: (token: string | undefined): string | undefined => walletOfToken.get(token ?? ''),
  }
}
