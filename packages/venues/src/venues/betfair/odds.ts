import { cutToMillionths, ONE } from '../../values/decimal.ts'

// A price of the venue is decimal odds: a stake of 1 returns the odds if it wins. A contract of ours pays 1, so its
// price is 1 / odds, and a stake is that many contracts: stake x odds. Odds have at most two decimals and stakes are
// whole pennies, so contracts have at most four decimals.

/** The ladder CLASSIC in hundredths: from the end of the band before it to `end`, in steps. */
const BANDS = [
  { end: 200, step: 1 },
  { end: 300, step: 2 },
  { end: 400, step: 5 },
  { end: 600, step: 10 },
  { end: 1_000, step: 20 },
  { end: 2_000, step: 50 },
  { end: 3_000, step: 100 },
  { end: 5_000, step: 200 },
  { end: 10_000, step: 500 },
  { end: 100_000, step: 1_000 },
] as const
const SHORTEST = 101

const HUNDREDTHS = 10_000n
/** Four decimals, in millionths. */
const CONTRACT_GRID = 100n

/** Returns the rungs of the ladder in hundredths, shortest odds first. */
function rungsOf(): bigint[] {
  const rungs: bigint[] = []
  let rung = SHORTEST
  for (const { end, step } of BANDS) for (; rung < end; rung += step) rungs.push(BigInt(rung))
  return [...rungs, BigInt(rung)]
}
const RUNGS = rungsOf()

const priceOfMillionths = (odds: bigint): bigint => (ONE * ONE + odds / 2n) / odds
const oddsOfRung = (rung: bigint): bigint => rung * HUNDREDTHS

/** The odds of the ladder by their price, both in millionths: every price belongs to one rung. */
const ladder: ReadonlyMap<bigint, bigint> = new Map(
  RUNGS.map((rung) => [priceOfMillionths(oddsOfRung(rung)), oddsOfRung(rung)]),
)

/** The prices of the ladder in millionths, lowest first: those of the longest odds. */
export const LADDER_PRICES: readonly bigint[] = [...ladder.keys()].reverse()

/** Returns the price of odds in millionths, to the nearest; undefined for odds that are none. */
export function priceOf(odds: number): bigint | undefined {
  const exact = cutToMillionths(odds)
  if (exact === undefined || exact <= ONE) return undefined
  const price = priceOfMillionths(exact)
  return price > 0n && price < ONE ? price : undefined
}

/**
 * Returns how many contracts a backer's stake is at these odds, in millionths; undefined where one is no number. Both
 * may be averages or sums, which are binary fractions.
 */
export function contractsOf(stake: number, odds: number): bigint | undefined {
  const [size, exact] = [digitsOf(stake), digitsOf(odds)]
  if (size === undefined || exact === undefined) return undefined
  return ((size * exact + ROUND / 2n) / ROUND) * CONTRACT_GRID
}

const PLACES = 10
/** Ten decimals twice, of which four remain. */
const ROUND = 10n ** 16n

function digitsOf(value: number): bigint | undefined {
  if (!(value >= 0 && value < 1e9)) return undefined
  return BigInt(value.toFixed(PLACES).replace('.', ''))
}

/**
 * Returns the odds at which a price in millionths is bet, as the venue writes them. A price between two rungs becomes
 * the next one in the caller's favor: a back pays less, a lay receives more. Undefined where the ladder has none.
 */
export function oddsFor(price: bigint, side: 'BACK' | 'LAY'): number | undefined {
  const exact = ladder.get(price)
  const next =
    exact ??
    (side === 'BACK'
      ? [...ladder].find(([rungPrice]) => rungPrice <= price)?.[1]
      : [...ladder].findLast(([rungPrice]) => rungPrice >= price)?.[1])
  return next === undefined ? undefined : Number(next / HUNDREDTHS) / 100
}
