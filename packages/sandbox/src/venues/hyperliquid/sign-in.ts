import { createHash } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { addressOfKey } from '../../ethereum.ts'
import { type SignedAction, signerOf } from './signed-action.ts'

const DAY = 86_400_000
/** Numbers that are remembered of each signer. */
const REMEMBERED = 100

export type SignIn = ReturnType<typeof createSignIn>

/** Knows the wallets of the venue, the agents that sign for them, and which numbers each signer has used. */
export function createSignIn(now: () => number) {
  /** The wallet for which a key signs: itself, or the one that named it its agent. */
  const wallets = new Map<string, string>()
  /** The wallets that sub-accounts belong to. */
  const masters = new Map<string, string>()
  const used = new Map<string, number[]>()
  const keyOf = (name: string) => createHash('sha256').update(`hyperliquid wallet ${name}`).digest()

  return {
    /** Opens a wallet; those with names of odd length leave signing to an agent. */
    open(name: string): { address: string; credentials: Credentials } {
      const [own, agent] = [keyOf(name), keyOf(`agent of ${name}`)]
      const address = addressOfKey(own)
      wallets.set(address, address)
      wallets.set(addressOfKey(agent), address)
      const hasAgent = name.length % 2 === 1
      const privateKey = `0x${(hasAgent ? agent : own).toString('hex')}`
      // Those whose names end in "sub" trade from a sub-account, which no key signs for by itself.
      if (!name.endsWith('sub')) return { address, credentials: { privateKey, walletAddress: address } }
      const sub = addressOfKey(keyOf(`sub-account of ${name}`))
      masters.set(sub, address)
      return { address: sub, credentials: { privateKey, funderAddress: sub } }
    },

    /** Returns the role of an address. */
    roleOf(address: string): object {
      const master = masters.get(address)
      if (master) return { role: 'subAccount', data: { master } }
      const user = wallets.get(address)
      if (!user) return { role: 'missing' }
      return user === address ? { role: 'user' } : { role: 'agent', data: { user } }
    },

    /** The wallet that an action is for; else what the venue says against it. */
    verify(given: SignedAction): { address: string } | { wrong: string } {
      const signer = signerOf(given)
      if (!signer) return { wrong: 'Unable to recover signer.' }
      const address = wallets.get(signer)
      if (!address) return { wrong: `User or API Wallet ${signer} does not exist.` }
      const nonce = Number(given.nonce)
      if (!Number.isSafeInteger(nonce)) return { wrong: 'Invalid nonce' }
      const known = used.get(signer) ?? []
      const least = Math.max(now() - 2 * DAY, known.length < REMEMBERED ? 0 : Math.min(...known))
      if (known.includes(nonce)) return { wrong: `Invalid nonce: duplicate nonce ${nonce}` }
      if (nonce < least) return { wrong: `Invalid nonce: nonce too low ${nonce} < ${least}` }
      if (nonce > now() + DAY) return { wrong: `Invalid nonce: nonce too high ${nonce}` }
      used.set(signer, [...known, nonce].sort((a, b) => b - a).slice(0, REMEMBERED))
      const { vaultAddress } = given
      if (!vaultAddress) return { address }
      if (masters.get(vaultAddress) !== address) return { wrong: `Vault not registered: ${vaultAddress}` }
      return { address: vaultAddress }
    },
  }
}
