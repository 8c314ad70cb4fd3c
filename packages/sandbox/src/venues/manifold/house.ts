import type { ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { type BetRow, betRow, redeemPairs, type Target } from './bet-row.ts'
import { addShares, holdingOf, type Member, type Members } from './members.ts'
import { fillBet, openPool, type Pool, probabilityOf, type Side, sellToPool } from './pool.ts'

interface Wanted {
  outcome: Side
  amount: number
  limitProb?: number | undefined
  expiresAt?: number | undefined
}
export type House = ReturnType<typeof createHouse>

const DUST = 1e-6
const LEAST_LIQUIDITY = 1_000

/** Runs the pools and the limit orders. A pool is at the world's price until somebody bets, and then at its own. */
export function createHouse(world: World, members: Members) {
  const pools = new Map<string, Pool>()
  const bets: BetRow[] = []
  const listeners = new Set<(kind: 'bets' | 'orders', rows: readonly BetRow[]) => void>()
  const poolOf = (market: ScenarioMarket): Pool =>
    pools.get(market.id) ?? openPool(world.price(market), Math.max(market.liquidity, LEAST_LIQUIDITY))
  const isOpen = (bet: BetRow): boolean =>
    bet.limitProb !== undefined && !bet.isFilled && !bet.isCancelled && (bet.expiresAt ?? Infinity) > world.now()
  const marketOf = ({ answerId, contractId }: BetRow): string => answerId ?? contractId
  const emit = (kind: 'bets' | 'orders', rows: readonly BetRow[]): void => {
    for (const listener of listeners) listener(kind, rows)
  }

  /** Returns the present result of a bet. */
  const reckon = (target: Target, member: Member, wanted: Wanted) => {
    const { market } = target
    const { outcome, amount, limitProb, expiresAt } = wanted
    const makers = bets
      .filter((bet) => marketOf(bet) === market.id && bet.userId !== member.id && isOpen(bet))
      .map((bet) => {
        const money = members.byId(bet.userId)?.balance ?? 0
        return {
          id: bet.id,
          outcome: bet.outcome,
          limitProb: bet.limitProb ?? 0,
          left: Math.min(bet.orderAmount - bet.amount, money),
        }
      })
    const pool = poolOf(market)
    const filled = fillBet(pool, { outcome, mana: amount, limitProb }, makers)
    const made = betRow(
      { number: bets.length + 1, now: world.now() },
      target,
      member,
      outcome,
      [pool, filled.pool],
      filled.fills,
    )
    const bet: BetRow = {
      ...made,
      ...(limitProb !== undefined && { orderAmount: amount, limitProb }),
      isFilled: limitProb === undefined || Math.abs(made.amount - amount) < DUST,
      ...(expiresAt !== undefined && { expiresAt }),
    }
    return { bet, pool: filled.pool }
  }
  const record = (rows: readonly BetRow[]): void => {
    bets.push(...rows)
    emit('bets', rows)
  }

  return {
    bets: bets as readonly BetRow[],
    isOpen,
    probability: (market: ScenarioMarket): number | undefined => {
      const pool = pools.get(market.id)
      return pool && probabilityOf(pool)
    },
    reckon: (target: Target, member: Member, wanted: Wanted): BetRow => reckon(target, member, wanted).bet,
    place(target: Target, member: Member, wanted: Wanted): BetRow {
      const { bet, pool } = reckon(target, member, wanted)
      const { market } = target
      if (bet.fills.length > 0) pools.set(market.id, pool)
      addShares(member, market.id, bet.outcome, bet.amount, bet.shares)
      const rows = [bet, ...redeemPairs(member, market.id, bet)]
      for (const { matchedBetId, shares, amount } of bet.fills) {
        const maker = bets.find(({ id }) => id === matchedBetId)
        const owner = maker && members.byId(maker.userId)
        if (!maker || !owner) continue
        const paid = shares - amount
        addShares(owner, market.id, maker.outcome, paid, shares)
        maker.amount += paid
        maker.shares += shares
        maker.isFilled = Math.abs(maker.orderAmount - maker.amount) < DUST
        maker.fills.push({ matchedBetId: bet.id, amount: paid, shares, timestamp: bet.createdTime })
        rows.push(...redeemPairs(owner, market.id, { ...bet, id: `${bet.id}-${maker.id}` }))
      }
      record(rows)
      return bet
    },
    /** Sells shares to the pool; the bet on the other outcome that does so looks like any other. */
    sell(target: Target, member: Member, outcome: Side, shares: number): BetRow {
      const { id } = target.market
      const before = poolOf(target.market)
      const { pool, mana } = sellToPool(before, outcome, shares)
      pools.set(id, pool)
      const holding = holdingOf(member, id)
      holding.spent[outcome] *= (holding.shares[outcome] - shares) / holding.shares[outcome]
      holding.shares[outcome] -= shares
      member.balance += mana
      const fill = { matchedBetId: null, amount: -mana, shares: -shares }
      const bet = betRow({ number: bets.length + 1, now: world.now() }, target, member, outcome, [before, pool], [fill])
      record([bet])
      return bet
    },
    cancel(bet: BetRow): void {
      bet.isCancelled = true
      emit('orders', [bet])
    },
    listen(listener: (kind: 'bets' | 'orders', rows: readonly BetRow[]) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
