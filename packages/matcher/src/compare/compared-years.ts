import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofTitle } from './facts.ts'

/** Matches the year with which a number is compared: "higher than in 2028". */
const THAN_YEAR = /\bthan (?:in |during |that of )?(?:the )?((?:19|20)\d\d)\b(?!,\d|\.\d| (?:dollars|points|votes))/

const yearIn = ofTitle((title: string) => THAN_YEAR.exec(title)?.[1] ?? null)

/**
 * Returns the veto for two questions that compare a number with that of two years: "higher than in 2028" beside "higher
 * than in 2024". Undefined for all other pairs.
 */
export function compareComparedYears({ title: a }: Proposition, { title: b }: Proposition): Comparison | undefined {
  if (!a.includes(' than ') || !b.includes(' than ')) return undefined
  const [x, y] = [yearIn(a), yearIn(b)]
  return x && y && x !== y ? veto('other-year', 'overlap', [x, y]) : undefined
}
