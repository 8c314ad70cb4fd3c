import { includesKind } from '../extract/entities.ts'
import { withBounds } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isOneOfSources, isPriceSource } from '../extract/source.ts'
import { relateNumbers } from './number-relations.ts'

/**
 * Whether two publishers of one price settle two questions as one publisher would: their prices differ by far less than
 * the levels of the questions do. "Above $100k" on one exchange is inside "above $90k" on the other.
 */
export function haveLevelsApart(
  { interval: one, qualifiers: { source: x }, questionTokens }: Proposition,
  { interval: other, qualifiers: { source: y } }: Proposition,
): boolean {
  if (x === y || !isPriceSource(x ?? y) || !isOther(x, y) || !one || !other) return false
  const relation = relateNumbers(one, other)
  const ofReading = includesKind(questionTokens, 'coin') && !(one.barrier && other.barrier)
  const apart = ofReading ? MAX_SHARE_APART.coinAtATime : MAX_SHARE_APART.others
  const scaled = (factor: number) => withBounds(one, (bound) => bound * factor)
  return [1 - apart, 1 + apart].every((factor) => relateNumbers(scaled(factor), other) === relation)
}

/** Whether two sources publish different prices; one that is not named may do so if the named one is of several. */
const isOther = (x: string | undefined, y: string | undefined) =>
  x !== undefined && y !== undefined ? isPriceSource(x) && isPriceSource(y) : isOneOfSources(x ?? y)

/**
 * The most by which the prices of two publishers differ, as a share: coins are traded between exchanges within seconds,
 * but the extremes of a crash last less, and a commodity has prices of several contracts.
 */
const MAX_SHARE_APART = { coinAtATime: 0.005, others: 0.03 }
