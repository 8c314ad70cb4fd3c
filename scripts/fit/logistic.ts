/** One observation: its share of each coefficient, its outcome and its weight. */
export interface Observation {
  values: ReadonlyMap<string, number>
  right: boolean
  share: number
}

/** The start value of a coefficient, and its prior deviation. */
export interface Prior {
  mean: number
  /** 0 if the coefficient is fixed. */
  deviation: number
  /** Its lower and upper bound. */
  range: readonly [number, number]
}

const SWEEPS = 200
const SMALL = 1e-3

/** An observation with its current sum. */
interface Row {
  target: 0 | 1
  share: number
  odds: number
}

/**
 * Logistic regression by coordinate descent: the likeliest coefficients given observations and priors. Those that are
 * not free keep their sign, so agreement never counts against a pair.
 */
export function fitLogistic(
  observations: readonly Observation[],
  priors: ReadonlyMap<string, Prior>,
): ReadonlyMap<string, number> {
  const coefficients = new Map([...priors].map(([name, { mean }]) => [name, mean]))
  const rows = observations.map(
    ({ values, right, share }): Row => ({ target: right ? 1 : 0, share, odds: dot(values, coefficients) }),
  )
  const open = [...priors].filter(([, { deviation }]) => deviation > 0)
  const columns = open.map(([name, prior]) => ({ name, prior, entries: entriesOf(name, observations, rows) }))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0
    for (const { name, prior, entries } of columns) {
      const old = coefficients.get(name) ?? 0
      const next = improved(old, prior, entries)
      coefficients.set(name, next)
      for (const [row, value] of entries) row.odds += (next - old) * value
      moved = Math.max(moved, Math.abs(next - old))
    }
    if (moved < SMALL) break
  }
  return coefficients
}

type Entry = readonly [row: Row, value: number]

const entriesOf = (name: string, observations: readonly Observation[], rows: readonly Row[]): Entry[] =>
  rows.flatMap((row, index): Entry[] => {
    const value = observations[index]?.values.get(name)
    return value ? [[row, value]] : []
  })

/** One step of Newton's method along one coefficient, no longer than one. */
function improved(old: number, { mean, deviation, range: [low, high] }: Prior, entries: readonly Entry[]): number {
  let slope = (mean - old) / deviation ** 2
  let curve = 1 / deviation ** 2
  for (const [{ target, share, odds }, value] of entries) {
    const chance = 1 / (1 + Math.exp(-odds))
    slope += share * value * (target - chance)
    curve += share * value * value * chance * (1 - chance)
  }
  const next = old + Math.max(-1, Math.min(1, slope / curve))
  return Math.max(low, Math.min(high, next))
}

/** Sum of products. */
export function dot(values: ReadonlyMap<string, number>, coefficients: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [name, value] of values) sum += value * (coefficients.get(name) ?? 0)
  return sum
}
