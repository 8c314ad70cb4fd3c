import { type EngineOrder, isBid, type NewOrder, ONE, remainingOf, type Token } from './order.ts'

// Money is counted in millionths of millionths, because a price times a size has that many places: nothing is rounded.

export interface Account {
  /** Free money. */
  cash: bigint
  /** Money that open orders may need. */
  lockedCash: bigint
  /** Shares by market: of the first and of the second token. */
  shares: Map<string, [bigint, bigint]>
  /** Shares that open orders will give away. */
  lockedShares: Map<string, [bigint, bigint]>
  /** A market maker of ours: may owe money and gets shares for nothing set aside. */
  unlimited: boolean
}

/** Returns the token an order takes: the first for a bid, the second for an ask. */
const takenBy = (order: Pick<NewOrder, 'token' | 'side'>): Token => (isBid(order) ? 0 : 1)
/** The tokens it may give instead of money. */
const givenBy = (order: Pick<NewOrder, 'token' | 'side'>): Token => (isBid(order) ? 1 : 0)

/** Price of the token that an order takes, where its own token costs so much. */
const priceOfTaken = (order: Pick<NewOrder, 'side'>, ownPrice: bigint): bigint =>
  order.side === 'buy' ? ownPrice : ONE - ownPrice

export type Ledger = ReturnType<typeof createLedger>

/** Keeps money and shares. Every pair of a first and a second token stands for one unit of money in the pool. */
export function createLedger({ netting }: { netting: boolean }) {
  const accounts = new Map<string, Account>()
  const totals = { pool: 0n, fees: 0n }

  const account = (id: string): Account => {
    const found = accounts.get(id)
    if (!found) throw new Error(`no account ${id}`)
    return found
  }
  const pairOf = (map: Map<string, [bigint, bigint]>, market: string): [bigint, bigint] => {
    const pair = map.get(market) ?? [0n, 0n]
    map.set(market, pair)
    return pair
  }
  const freeShares = (of: Account, market: string, token: Token): bigint =>
    pairOf(of.shares, market)[token] - pairOf(of.lockedShares, market)[token]

  const lock = (order: EngineOrder, covered: bigint, cash: bigint): void => {
    const owner = account(order.account)
    pairOf(owner.lockedShares, order.market)[givenBy(order)] += covered
    owner.cash -= cash
    owner.lockedCash += cash
  }
  const cashNeeded = (order: EngineOrder, size: bigint): bigint => priceOfTaken(order, order.price) * size

  return {
    accounts,
    totals,
    account,
    freeShares: (id: string, market: string, token: Token) => freeShares(account(id), market, token),
    open(id: string, cash: bigint, unlimited = false): void {
      accounts.set(id, { cash, lockedCash: 0n, shares: new Map(), lockedShares: new Map(), unlimited })
    },

    /** Sets aside what an order may need; false where the account does not have it. */
    reserve(order: EngineOrder, fee: bigint): boolean {
      const owner = account(order.account)
      if (owner.unlimited) return true
      const free = freeShares(owner, order.market, givenBy(order))
      const size = remainingOf(order)
      if (order.side === 'sell' && !netting && free < size) return false
      const covered = order.side === 'sell' && !netting ? size : netting ? least(size, free) : 0n
      const cash = cashNeeded(order, size - covered)
      // The fee of a covered part comes out of its proceeds.
      if (owner.cash < cash + (covered < size ? fee : 0n)) return false
      order.covered = covered
      lock(order, covered, cash)
      return true
    },

    /** Gives back what is still set aside for an order. */
    release(order: EngineOrder): void {
      if (account(order.account).unlimited) return
      lock(order, -order.covered, -cashNeeded(order, remainingOf(order) - order.covered))
      order.covered = 0n
    },

    /** Moves what one side of a fill pays and takes; `price` is that of the order's own token. */
    settle(order: EngineOrder, price: bigint, size: bigint, fee: bigint): void {
      const owner = account(order.account)
      const shares = pairOf(owner.shares, order.market)
      const covered = owner.unlimited ? 0n : least(order.covered, size)
      const paid = size - covered
      if (!owner.unlimited) lock(order, -covered, -cashNeeded(order, paid))
      order.covered -= covered
      const cost = priceOfTaken(order, price) * paid
      const proceeds = (ONE - priceOfTaken(order, price)) * covered
      owner.cash += proceeds - cost - fee
      totals.pool += cost - proceeds
      totals.fees += fee
      shares[takenBy(order)] += paid
      shares[givenBy(order)] -= covered
      order.filled += size
      order.spent += price * size
      order.feesPaid += fee
      if (netting) merge(owner, order.market, shares)
    },
  }

  /** Where a venue nets, a pair is money again at once; shares promised to open orders stay. */
  function merge(owner: Account, market: string, shares: [bigint, bigint]): void {
    const pairs = least(freeShares(owner, market, 0), freeShares(owner, market, 1))
    if (pairs <= 0n) return
    shares[0] -= pairs
    shares[1] -= pairs
    owner.cash += pairs * ONE
    totals.pool -= pairs * ONE
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
