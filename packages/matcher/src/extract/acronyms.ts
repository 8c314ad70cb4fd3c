import { memoize } from './memoize.ts'
import { internToken, type Token } from './tokens.ts'

/** Makes words light that the title spells out: "CPOTY" where it says "Comeback Player of the Year". */
export function lightenAcronyms(tokens: readonly Token[], title: string): readonly Token[] {
  return tokens.map((token) => (isAcronym(token, title) ? internToken({ ...token, weight: 0.1 }) : token))
}

/** Whether the word stands for words of the title. */
export const isAcronym = ({ key, ids }: Token, title: string): boolean =>
  !ids && /^[a-z]{3,6}$/.test(key) && initialsOf(title).includes(key)

const initialsOf = memoize((title: string) =>
  title
    .split(/[^a-z0-9]+/)
    .map((word) => word.charAt(0))
    .join(''),
)
