import { CrossvenueError } from '../../errors.ts'

/** How a bet of so much mana would end. */
interface Trial {
  /** Mana spent at once. */
  amount: number
  /** Shares got at once. */
  shares: number
  /** Whether all of the mana is spent, so that no limit stopped it. */
  isFilled: boolean
}

interface Wanted {
  shares: number
  /** Limit price of the outcome; none for a bet at any price. */
  limit: number | undefined
  /** Price of the outcome by now. */
  price: number | undefined
  /** Has the venue reckon what a bet would do. */
  tryOut: (mana: number) => Promise<Trial>
}

/** As near as the shares are to what is wanted; beyond the tries an answer is near enough for any pool that can pay. */
const TOLERANCE = 1e-4
const TRIES = 6
/** The venue takes no smaller bet. */
const LEAST = 1

/**
 * Finds the mana that gets so many shares, those included that rest at the limit. A pool's price rises as it is bought
 * from, so a bet at the present price gets too few shares, and each trial comes nearer from below: never does the answer
 * buy more than was asked for, unless the price falls meanwhile. Throws INVALID_ORDER where nobody sells so many.
 */
export async function manaFor({ shares, limit, price = 0.5, tryOut }: Wanted): Promise<number> {
  let mana = shares * Math.min(price, limit ?? 1)
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (exact(mana) < LEAST) throw refuse(`a bet is of ${LEAST} mana at least`)
    const trial = await tryOut(exact(mana))
    if (limit !== undefined && !trial.isFilled) return exact(trial.amount + Math.max(0, shares - trial.shares) * limit)
    if (!(trial.shares > 0) || trial.amount < mana * (1 - TOLERANCE)) break
    if (trial.shares >= shares * (1 - TOLERANCE)) return exact(mana)
    mana *= shares / trial.shares
  }
  throw refuse(`nobody sells ${shares} shares`)
}

const refuse = (message: string) =>
  new CrossvenueError('INVALID_ORDER', `amount: ${message}`, { exchange: 'manifold', field: 'amount' })

/** To a millionth. */
const exact = (mana: number): number => Number(mana.toFixed(6))
