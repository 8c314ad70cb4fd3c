import { createHash } from 'node:crypto'

export interface Member {
  id: string
  name: string
  key: string
  balance: number
  /** Shares by market, of YES and NO. */
  shares: Map<string, { YES: number; NO: number }>
  /** Mana spent on what is held. */
  spent: Map<string, { YES: number; NO: number }>
}

export type Members = ReturnType<typeof createMembers>

/** Keeps the members of the venue, their mana and their shares. */
export function createMembers() {
  const byKey = new Map<string, Member>()
  const digits = (text: string) => createHash('sha256').update(text).digest('hex')
  return {
    open(name: string, balance: number): Member {
      const key = digits(`manifold key ${name}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
      const id = digits(`manifold user ${name}`).slice(0, 28)
      const member = byKey.get(key) ?? { id, name, key, balance, shares: new Map(), spent: new Map() }
      byKey.set(key, member)
      return member
    },
    byId: (id: string): Member | undefined => [...byKey.values()].find((member) => member.id === id),
    /** Who signs in; or the words in which the venue refuses. */
    signIn(authorization: string | undefined): Member | string {
      if (!authorization) return 'Missing Authorization header.'
      const [scheme, key = ''] = authorization.split(' ')
      if (scheme !== 'Key') return 'Invalid auth scheme; must be "Key" or "Bearer".'
      return byKey.get(key) ?? `No private user exists with the API key ${key.slice(0, 4)}...`
    },
  }
}

/** Returns a member's position in a market. */
export function holdingOf({ shares, spent }: Member, market: string) {
  const zero = () => ({ YES: 0, NO: 0 })
  const pair = [shares.get(market) ?? zero(), spent.get(market) ?? zero()] as const
  shares.set(market, pair[0])
  spent.set(market, pair[1])
  return { shares: pair[0], spent: pair[1] }
}

/** Books shares that a member paid for with mana. */
export function addShares(member: Member, market: string, outcome: 'YES' | 'NO', mana: number, shares: number): void {
  const holding = holdingOf(member, market)
  member.balance -= mana
  holding.shares[outcome] += shares
  holding.spent[outcome] += mana
}
