import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'

type Tokens = readonly Token[]

/**
 * Whether a token of the first question is an acronym that the second spells out, or a word of a name whose acronym the
 * second has: "International" beside "IMO".
 */
export const isSpeltOut = (
  token: Token,
  { questionTokens: one }: Proposition,
  { questionTokens: other }: Proposition,
): boolean => isSpeltOutIn(token, one, other)

/** The same for the tokens of two texts. */
export function isSpeltOutIn(token: Token, one: Tokens, other: Tokens): boolean {
  if (isAcronym(token) && spellingOf(token, one, other).length > 0) return true
  return lettersOf(other).acronyms.some((acronym) => spellingOf(acronym, other, one).includes(token))
}

/**
 * Whether one of two questions has an acronym ("IMO") and the other spells it out ("International Mathematical
 * Olympiad").
 */
export const areSpeltOut = (a: Proposition, b: Proposition): boolean => spells(a, b) || spells(b, a)

const spells = ({ questionTokens: one }: Proposition, { questionTokens: other }: Proposition) =>
  lettersOf(other).acronyms.some((acronym) => spellingOf(acronym, other, one).length > 0)

/**
 * Returns the words of a question that spell out an acronym of the other. Words that both questions say spell nothing
 * out: "Will Sam Ueda endorse Kane?" has the letters of "sue" and does not ask "Will Sam Ueda sue Kane?".
 */
function spellingOf({ key }: Token, ofAcronym: Tokens, other: Tokens): Tokens {
  const from = lettersOf(other).initials.indexOf(key)
  if (from < 0) return NONE
  const spelling = other.slice(from, from + key.length)
  return spelling.some((word) => ofAcronym.some((own) => own.key === word.key)) ? NONE : spelling
}

const NONE: Tokens = []

interface Letters {
  /** The first letters of the words, joined. */
  initials: string
  /** Words that may be acronyms, each once: a title may repeat one a hundred times. */
  acronyms: Tokens
}

const lettersOf = memoize(
  (questionTokens: Tokens): Letters => ({
    initials: questionTokens.map(({ key }) => key.charAt(0)).join(''),
    acronyms: [...new Map(questionTokens.filter(isAcronym).map((token) => [token.key, token])).values()],
  }),
)

const isAcronym = ({ key, ids }: Token) => !ids && /^[a-z]{3,6}$/.test(key)
