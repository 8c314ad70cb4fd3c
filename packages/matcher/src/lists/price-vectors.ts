/** How similar the prices are that two venues quote for the same list of answers. */
export interface PriceLikeness {
  /** Answers that both venues quote. */
  count: number
  /** Spearman's rank correlation: 1 where both venues have the same order. */
  correlation: number
  /** Mean absolute difference of two prices. */
  difference: number
  /** Sum of the differences as a share of the larger of the two sums of prices. */
  share: number
}

/** The rank correlation of fewer answers shows nothing. */
const LEAST = 5

/**
 * Returns how similar the prices of the same answers on two venues are. Each pair has the two prices of one answer.
 * Undefined where fewer than five pairs have both.
 */
export function comparePrices(
  prices: readonly (readonly [a: number | undefined, b: number | undefined])[],
): PriceLikeness | undefined {
  const quoted = prices.filter((pair): pair is readonly [number, number] => pair.every((price) => price !== undefined))
  if (quoted.length < LEAST) return undefined
  const [a, b] = [quoted.map(([price]) => price), quoted.map(([, price]) => price)]
  const apart = sum(quoted.map(([x, y]) => Math.abs(x - y)))
  return {
    count: quoted.length,
    correlation: correlationOf(ranks(a), ranks(b)),
    difference: apart / quoted.length,
    share: apart / (Math.max(sum(a), sum(b)) || 1),
  }
}

const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0)

/** Returns the ranks of values; equal values have the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const [below, same] = [values.filter((other) => other < value), values.filter((other) => other === value)]
    return below.length + (same.length - 1) / 2
  })
}

/** Pearson's correlation; 0 where all values of a side are equal. */
function correlationOf(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [sum(a) / a.length, sum(b) / b.length]
  const products = sum(a.map((value, position) => (value - meanA) * ((b[position] ?? 0) - meanB)))
  const spread = (values: readonly number[], mean: number) => sum(values.map((value) => (value - mean) ** 2))
  return products / (Math.sqrt(spread(a, meanA) * spread(b, meanB)) || Number.POSITIVE_INFINITY)
}
