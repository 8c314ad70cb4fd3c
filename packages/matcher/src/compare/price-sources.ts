import { includesKind } from '../extract/entities.ts'
import type { Interval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isPriceSource } from '../extract/source.ts'
import { relateNumbers } from './numbers.ts'

/**
 * Whether two publishers of one price settle two questions as one publisher would: their prices differ by far less than
 * the levels of the questions do. "Above $100k" on one exchange is inside "above $90k" on the other.
 */
export function haveLevelsApart(
  { interval: one, qualifiers: { source: x }, questionTokens }: Proposition,
  { interval: other, qualifiers: { source: y } }: Proposition,
): boolean {
  if (x === y || !isPriceSource(x) || !isPriceSource(y) || !one || !other) return false
  const relation = relateNumbers(one, other)
  const apart = includesKind(questionTokens, 'coin') ? MAX_SHARE_APART.coin : MAX_SHARE_APART.commodity
  return [1 - apart, 1 + apart].every((factor) => relateNumbers(scaled(one, factor), other) === relation)
}

/**
 * The most by which the prices of two publishers differ at a time, as a share: coins are traded between exchanges within
 * seconds, but a commodity has prices of several contracts.
 */
const MAX_SHARE_APART = { coin: 0.005, commodity: 0.03 }

const scaled = ({ low, high, ...rest }: Interval, factor: number): Interval => ({
  ...rest,
  ...(low !== undefined && { low: low * factor }),
  ...(high !== undefined && { high: high * factor }),
})
