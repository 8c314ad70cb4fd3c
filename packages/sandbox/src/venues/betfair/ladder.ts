// Odds as the venue takes them, in hundredths, and the prices of contracts that they stand for.

/** The step of the odds up to each of these. */
const STEPS: readonly (readonly [upTo: number, step: number])[] = [
  [200, 1],
  [300, 2],
  [400, 5],
  [600, 10],
  [1_000, 20],
  [2_000, 50],
  [3_000, 100],
  [5_000, 200],
  [10_000, 500],
  [100_000, 1_000],
]
const [SHORTEST, LONGEST] = [101, 100_000]

const stepAfter = (odds: number): number => STEPS.find(([upTo]) => odds < upTo)?.[1] ?? LONGEST

const rungs: number[] = []
for (let odds = SHORTEST; odds <= LONGEST; odds += stepAfter(odds)) rungs.push(odds)

const millionthsOf = (rung: number): number => Math.round(100_000_000 / rung)
const rungOf = new Map(rungs.map((rung) => [millionthsOf(rung), rung]))

/** The prices of the ladder, lowest first. */
export const ladder: readonly number[] = [...rungOf.keys()].reverse().map((price) => price / 1e6)

/** The odds of a price of the ladder. */
export function oddsOf(price: number): number {
  const rung = rungOf.get(Math.round(price * 1e6))
  if (rung === undefined) throw new Error(`${price} is not a price of the ladder`)
  return rung / 100
}

/** The price of odds in millionths; undefined for odds that are not on the ladder. */
export function priceOfOdds(odds: unknown): bigint | undefined {
  const rung = typeof odds === 'number' ? Math.round(odds * 100) : Number.NaN
  return rung / 100 === odds && rungs.includes(rung) ? BigInt(millionthsOf(rung)) : undefined
}

/** The price of the ladder that is nearest to a price. */
export const nearestPrice = (price: number): number =>
  ladder.reduce((best, each) => (Math.abs(each - price) < Math.abs(best - price) ? each : best), 1)

/**
 * The backer's stake of contracts at these odds. The venue counts whole pennies; here nothing is rounded, so that what
 * is placed is what is read.
 */
export const stakeOf = (contracts: number, odds: number): number => contracts / odds
