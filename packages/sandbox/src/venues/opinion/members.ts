import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { addressOfKey } from '../../ethereum.ts'

/** Addresses are in lower case. */
export interface Member {
  /** The address of the signing key. */
  wallet: string
  /** Holds the money. */
  safe: string
}

export type Members = ReturnType<typeof createMembers>

/** Keeps whose API key is whose. */
export function createMembers() {
  const members = new Map<string, Member>()
  return {
    open(name: string): { member: Member; credentials: Credentials } {
      const key = createHash('sha256').update(`opinion wallet ${name}`).digest()
      const apiKey = createHash('sha256').update(`opinion key ${name}`).digest('hex').slice(0, 32)
      const safe = `0x${createHash('sha256').update(`opinion safe ${name}`).digest('hex').slice(0, 40)}`
      const member = members.get(apiKey) ?? { wallet: addressOfKey(key), safe }
      members.set(apiKey, member)
      return { member, credentials: { apiKey, privateKey: `0x${key.toString('hex')}`, walletAddress: safe } }
    },
    find: (apiKey: string | undefined): Member | undefined => members.get(apiKey ?? ''),
    /** Returns the member with this wallet, or this Safe. */
    at: (address: string): Member | undefined =>
      [...members.values()].find(({ wallet, safe }) => [wallet, safe].includes(address.toLowerCase())),
  }
}
