import { makerKeysOf } from '../extract/annotations.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

/**
 * Returns a veto where two works of one title have different makers: "Hello" by Ann Roe and "Hello" by Bob Doe. Empty
 * for all other pairs, also where only one question names the maker.
 */
export function compareMakers(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [makerKeysOf(a.title), makerKeysOf(b.title)]
  if (x.length === 0 || y.length === 0 || x.some((key) => y.includes(key))) return []
  const names = (keys: readonly string[], { questionTokens }: Proposition) =>
    keys.every((key) => questionTokens.some((token) => token.key === key))
  // one side may name the maker in another place too
  if (names(x, b) || names(y, a)) return []
  return [veto('other-maker', 'overlap', [x.join(' '), y.join(' ')])]
}
