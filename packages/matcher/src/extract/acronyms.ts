import { memoize } from './memoize.ts'
import { internToken, isConcept, type Token } from './tokens.ts'

/**
 * Returns the tokens of a title in which each acronym that the title also spells out has only the weight 0.1: "CPOTY"
 * in a title that says "Comeback Player of the Year". One before brackets, in which the name is light, stays the name:
 * "JLP (Jamaica Labour Party)".
 */
export function lightenAcronyms(tokens: readonly Token[], title: string): readonly Token[] {
  return tokens.map((token) =>
    isAcronym(token, title) && !title.includes(`${token.key} (`) ? internToken({ ...token, weight: 0.1 }) : token,
  )
}

/** Whether the token is a word of three to six letters, but no common word, that are the initials of successive words of the title. */
export const isAcronym = ({ key, ids }: Token, title: string): boolean =>
  !ids && /^[a-z]{3,6}$/.test(key) && initialsOf(title).includes(key) && !isConcept(key)

const initialsOf = memoize((title: string) =>
  title
    .split(/[^a-z0-9]+/)
    .map((word) => word.charAt(0))
    .join(''),
)
