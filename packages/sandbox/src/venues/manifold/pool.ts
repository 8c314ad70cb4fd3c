/** A pool of shares of both outcomes; its product stays what it was, whatever is bought from it. */
export interface Pool {
  yes: number
  no: number
}
export type Side = 'YES' | 'NO'

/** An open limit order, as a bet meets it. */
export interface Maker {
  id: string
  outcome: Side
  /** The probability of YES to which it bets. */
  limitProb: number
  /** Mana it may still spend. */
  left: number
}

export interface PoolFill {
  /** The order met; null for the pool. */
  matchedBetId: string | null
  /** Mana the taker spent. */
  amount: number
  shares: number
}

const DUST = 1e-9
const BOUNDS = { YES: 0.99, NO: 0.01 } as const

/** A pool of so much liquidity, at a probability. */
export const openPool = (probability: number, liquidity: number): Pool => ({
  yes: liquidity * Math.sqrt((1 - probability) / probability),
  no: liquidity * Math.sqrt(probability / (1 - probability)),
})

export const probabilityOf = ({ yes, no }: Pool): number => no / (yes + no)

const flip = ({ yes, no }: Pool): Pool => ({ yes: no, no: yes })

/** Spends mana on YES: it becomes a pair each, and the pool keeps its product. */
function buyYes({ yes, no }: Pool, mana: number): { pool: Pool; shares: number } {
  const after = (yes * no) / (no + mana)
  return { pool: { yes: after, no: no + mana }, shares: yes + mana - after }
}

/** Mana that moves the probability of YES up to this. */
const manaTo = ({ yes, no }: Pool, probability: number): number =>
  Math.max(0, Math.sqrt((yes * no * probability) / (1 - probability)) - no)

/** Bets mana on an outcome: the pool up to the best limit order of the other side, then that order, and so on. */
export function fillBet(
  pool: Pool,
  { outcome, mana, limitProb = BOUNDS[outcome] }: { outcome: Side; mana: number; limitProb?: number | undefined },
  makers: readonly Maker[],
): { pool: Pool; fills: PoolFill[] } {
  // Priced in YES; a bet on NO has the opposite values.
  const seen = (probability: number) => (outcome === 'YES' ? probability : 1 - probability)
  let state = outcome === 'YES' ? pool : flip(pool)
  let left = mana
  const fills: PoolFill[] = []
  const limit = seen(limitProb)
  const fromPool = (to: number): void => {
    const amount = Math.min(left, manaTo(state, Math.min(to, limit)))
    if (amount < DUST) return
    const bought = buyYes(state, amount)
    state = bought.pool
    left -= amount
    fills.push({ matchedBetId: null, amount, shares: bought.shares })
  }
  const opposite = makers
    .filter((maker) => maker.outcome !== outcome && seen(maker.limitProb) <= limit + DUST)
    .toSorted((a, b) => seen(a.limitProb) - seen(b.limitProb))
  for (const maker of opposite) {
    const price = seen(maker.limitProb)
    fromPool(price)
    if (left < DUST) break
    const shares = Math.min(left / price, maker.left / (1 - price))
    if (shares < DUST) continue
    left -= shares * price
    fills.push({ matchedBetId: maker.id, amount: shares * price, shares })
  }
  if (left >= DUST) fromPool(limit)
  return { pool: outcome === 'YES' ? state : flip(state), fills }
}

/** Sells shares of an outcome to the pool: as many of the other are bought, and the pairs are mana. */
export function sellToPool(pool: Pool, outcome: Side, shares: number): { pool: Pool; mana: number } {
  const { yes: other, no: own } = outcome === 'YES' ? flip(pool) : pool
  const cost = (shares - own - other + Math.sqrt(4 * own * shares + (own + other - shares) ** 2)) / 2
  const state = buyYes({ yes: other, no: own }, cost).pool
  return { pool: outcome === 'YES' ? flip(state) : state, mana: shares - cost }
}
