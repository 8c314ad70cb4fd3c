import { CrossvenueError } from '../../errors.ts'

/** The result of a trial bet. */
interface Trial {
  /** Mana spent at once. */
  amount: number
  /** Shares bought at once. */
  shares: number
  /** Whether all of the mana is spent, so that no limit stopped it. */
  isFilled: boolean
}

interface Wanted {
  shares: number
  /** The limit price of the outcome; absent for a market order. */
  limit: number | undefined
  /** The current price of the outcome. */
  price: number | undefined
  /** Asks the venue for the result of a bet without placing it. */
  tryOut: (mana: number) => Promise<Trial>
}

/**
 * The accepted difference from the wanted shares; after all tries an answer is close enough for any pool that can pay.
 */
const TOLERANCE = 1e-4
const TRIES = 6
/** The smallest bet in mana: the venue's own schema of a bet takes amounts from 1 up. */
export const MIN_BET = 1

/**
 * Finds the mana that buys `shares`, including those that rest at the limit. A pool's price rises as it is bought from,
 * so a bet at the present price buys too few shares, and each trial comes closer from below: the answer never buys more
 * than requested, unless the price falls meanwhile. Throws INVALID_ORDER if so many shares are not offered.
 */
export async function manaFor({ shares, limit, price = 0.5, tryOut }: Wanted): Promise<number> {
  let mana = shares * Math.min(price, limit ?? 1)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (exact(mana) < MIN_BET) throw refuse(`a bet must be at least ${MIN_BET} mana`)
    const trial = await tryOut(exact(mana))
    if (limit !== undefined && !trial.isFilled) return exact(trial.amount + Math.max(0, shares - trial.shares) * limit)
    if (!(trial.shares > 0) || trial.amount < mana * (1 - TOLERANCE)) break
    if (trial.shares >= shares * (1 - TOLERANCE)) return exact(mana)
    mana *= shares / trial.shares
  }
  throw refuse(`fewer than ${shares} shares are offered`)
}

const refuse = (message: string) =>
  new CrossvenueError('INVALID_ORDER', `amount: ${message}`, { exchange: 'manifold', field: 'amount' })

/** Rounds to a millionth. */
const exact = (mana: number): number => Number(mana.toFixed(6))
