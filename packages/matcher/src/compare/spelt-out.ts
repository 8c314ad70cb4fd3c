import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'

/** "IMO" beside "International Mathematical Olympiad", and each of its words beside "IMO". */
export function isSpeltOut(
  token: Token,
  { questionTokens: one }: Proposition,
  { questionTokens: other }: Proposition,
): boolean {
  if (isAcronym(token) && lettersOf(other).initials.includes(token.key)) return true
  return lettersOf(other).acronyms.some(({ key }) => {
    const from = lettersOf(one).initials.indexOf(key)
    return from >= 0 && one.slice(from, from + key.length).includes(token)
  })
}

/** Whether one of two questions spells out a word of the other. */
export const areSpeltOut = (a: Proposition, b: Proposition): boolean => spells(a, b) || spells(b, a)

const spells = ({ questionTokens }: Proposition, { questionTokens: other }: Proposition) =>
  lettersOf(other).acronyms.some(({ key }) => lettersOf(questionTokens).initials.includes(key))

interface Letters {
  /** The first letters of the words, one after the other. */
  initials: string
  /** Words that may be made of such. */
  acronyms: readonly Token[]
}

const lettersOf = memoize(
  (questionTokens: readonly Token[]): Letters => ({
    initials: questionTokens.map(({ key }) => key.charAt(0)).join(''),
    acronyms: questionTokens.filter(isAcronym),
  }),
)

const isAcronym = ({ key, ids }: Token) => !ids && /^[a-z]{3,6}$/.test(key)
