import type { Interval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isPriceSource } from '../extract/source.ts'
import { relateNumbers } from './numbers.ts'

/**
 * Whether two publishers of one price settle two questions as one publisher would: their prices differ by far less than
 * the levels of the questions do. "Above $100k" on one exchange is inside "above $90k" on the other.
 */
export function haveLevelsApart(
  { interval: one, qualifiers: { source: x } }: Proposition,
  { interval: other, qualifiers: { source: y } }: Proposition,
): boolean {
  if (x === y || !isPriceSource(x) || !isPriceSource(y) || !one || !other) return false
  const relation = relateNumbers(one, other)
  return [1 - MAX_SHARE_APART, 1 + MAX_SHARE_APART].every(
    (factor) => relateNumbers(scaled(one, factor), other) === relation,
  )
}

/** The most by which the prices of two publishers differ at a time, as a share. */
const MAX_SHARE_APART = 0.03

const scaled = ({ low, high, ...rest }: Interval, factor: number): Interval => ({
  ...rest,
  ...(low !== undefined && { low: low * factor }),
  ...(high !== undefined && { high: high * factor }),
})
