import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { holdingOf, type Member } from './members.ts'
import { type Pool, type PoolFill, probabilityOf, type Side } from './pool.ts'

const DUST = 1e-6

/** A bet or limit order in the venue's own form. */
export interface BetRow {
  id: string
  userId: string
  contractId: string
  answerId?: string
  createdTime: number
  amount: number
  shares: number
  outcome: Side
  probBefore: number
  probAfter: number
  isRedemption: boolean
  orderAmount: number
  limitProb?: number
  isFilled: boolean
  isCancelled: boolean
  expiresAt?: number
  fills: (PoolFill & { timestamp: number })[]
  loanAmount: 0
  isApi: true
  fees: { creatorFee: 0; platformFee: 0; liquidityFee: 0 }
}

/** Where a bet is made. */
export interface Target {
  event: ScenarioEvent
  market: ScenarioMarket
  /** Set for a question with several answers. */
  answerId?: string
}
/** A bet that was filled at once, from the pool before it and after it. */
export function betRow(
  { number, now }: { number: number; now: number },
  { event, answerId }: Target,
  member: Member,
  outcome: Side,
  [before, after]: readonly [Pool, Pool],
  fills: readonly PoolFill[],
): BetRow {
  const sum = (of: (fill: PoolFill) => number) => fills.reduce((total, fill) => total + of(fill), 0)
  const amount = sum((fill) => fill.amount)
  return {
    id: `bet${String(number).padStart(9, '0')}`,
    userId: member.id,
    contractId: event.id,
    ...(answerId !== undefined && { answerId }),
    createdTime: now,
    amount,
    shares: sum((fill) => fill.shares),
    outcome,
    probBefore: probabilityOf(before),
    probAfter: probabilityOf(after),
    isRedemption: false,
    orderAmount: amount,
    isFilled: true,
    isCancelled: false,
    fills: fills.map((fill) => ({ ...fill, timestamp: now })),
    loanAmount: 0,
    isApi: true,
    fees: { creatorFee: 0, platformFee: 0, liquidityFee: 0 },
  }
}

/** Turns pairs back into mana, as the venue does after every bet. */
export function redeemPairs(member: Member, market: string, like: BetRow): BetRow[] {
  const { shares, spent } = holdingOf(member, market)
  const pairs = Math.min(shares.YES, shares.NO)
  if (pairs < DUST) return []
  member.balance += pairs
  for (const side of ['YES', 'NO'] as const) {
    spent[side] *= (shares[side] - pairs) / shares[side]
    shares[side] -= pairs
  }
  const price = (side: Side) => (side === 'YES' ? like.probAfter : 1 - like.probAfter)
  return (['YES', 'NO'] as const).map((outcome) => ({
    ...like,
    id: `${like.id}-${outcome}`,
    outcome,
    userId: member.id,
    shares: -pairs,
    amount: -pairs * price(outcome),
    isRedemption: true,
    fills: [],
  }))
}
