import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'

/** "IMO" beside "International Mathematical Olympiad", and each of its words beside "IMO". */
export function isSpeltOut(token: Token, one: Proposition, other: Proposition): boolean {
  if (isAcronym(token) && runOf(token, other.core)) return true
  return other.core.some((word) => isAcronym(word) && (runOf(word, one.core)?.includes(token) ?? false))
}

const isAcronym = ({ key, ids }: Token) => !ids && /^[a-z]{3,6}$/.test(key)

/** The words, one after the other, whose first letters an acronym is. */
function runOf({ key }: Token, core: readonly Token[]): readonly Token[] | undefined {
  const from = core
    .map((word) => word.key.charAt(0))
    .join('')
    .indexOf(key)
  return from < 0 ? undefined : core.slice(from, from + key.length)
}
