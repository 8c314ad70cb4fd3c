import { ONE, toNumber } from '../../values/decimal.ts'
import { fromUnits } from '../../values/units.ts'

// Prices are probabilities times 10^20, and sizes are stakes in millionths of a USDC: a stake s at p pays s / p if it
// wins, which is the number of shares. The other side of the same bet stakes s / p - s at 1 - p, for as many shares.

const PLACES = 20
/** A certainty. */
export const CERTAIN = 10n ** BigInt(PLACES)
/** Odds of a millionth. */
const MILLIONTH = CERTAIN / ONE

/** Returns the price of the outcome that a bet is on. */
export const priceOf = (odds: string | bigint): number => fromUnits(String(odds), PLACES) ?? 0

/** Returns the price of the other outcome. */
export const oppositePrice = (odds: string): number => priceOf(CERTAIN - BigInt(odds))

/** Returns the shares of a stake, in millionths, rounded to the nearest. */
export function sharesOf(stake: string | bigint, odds: string | bigint): bigint {
  const per = BigInt(odds)
  return per === 0n ? 0n : (BigInt(stake) * CERTAIN + per / 2n) / per
}

/** Returns the stake for shares at a price, both in millionths, rounded to the nearest. */
export const stakeOf = (shares: bigint, price: bigint): bigint => (shares * price + ONE / 2n) / ONE

export const sizeOf = (stake: string | bigint, odds: string | bigint): number => toNumber(sharesOf(stake, odds))

/** Returns the odds of a price in millionths. */
export const oddsOf = (price: bigint): bigint => price * MILLIONTH

/** Returns the step of prices, in millionths: the venue states it in steps of 10^-5. */
export const tickOf = ({ oddsLadderStepSize }: { oddsLadderStepSize: number }): bigint =>
  BigInt(oddsLadderStepSize) * 10n

/** Returns the smallest step of shares, in millionths, whose stake is a whole number at every price of the ladder. */
export function lotOf(metadata: { oddsLadderStepSize: number }): bigint {
  let [a, b] = [ONE, tickOf(metadata)]
  while (b > 0n) [a, b] = [b, a % b]
  return ONE / a
}
