import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'

/** "IMO" beside "International Mathematical Olympiad", and each of its words beside "IMO". */
export function isSpeltOut(token: Token, { core }: Proposition, { core: other }: Proposition): boolean {
  if (isAcronym(token) && runOf(token, other)) return true
  return acronymsOf(other).some((word) => runOf(word, core)?.includes(token) ?? false)
}

const isAcronym = ({ key, ids }: Token) => !ids && key.length >= 3 && key.length <= 6 && /^[a-z]+$/.test(key)

/** The words, one after the other, whose first letters an acronym is. */
function runOf({ key }: Token, core: readonly Token[]): readonly Token[] | undefined {
  const from = initialsOf(core).indexOf(key)
  return from < 0 ? undefined : core.slice(from, from + key.length)
}

const initialsOf = ofCore((core) => core.map(({ key }) => key.charAt(0)).join(''))
const acronymsOf = ofCore((core) => core.filter(isAcronym))

/** The words of a question are asked for beside many others. */
function ofCore<Found>(find: (core: readonly Token[]) => Found): (core: readonly Token[]) => Found {
  const found = new WeakMap<readonly Token[], Found>()
  return (core) => {
    const known = found.get(core)
    if (known !== undefined) return known
    const answer = find(core)
    found.set(core, answer)
    return answer
  }
}
