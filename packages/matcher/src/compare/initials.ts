import type { Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { isSameToken } from './same-token.ts'

/**
 * Returns the tokens of question `one` that are an initial of the same name in `other` or the given name that such an
 * initial stands for: "C." of "C. Zorro" beside "Candace Zorro", and "Candace". The family name directly behind both has
 * to be the same. Empty for most questions.
 */
export function initialsIn(onlyOne: readonly Token[], one: Proposition, other: Proposition): readonly Token[] {
  return onlyOne.filter((token) => {
    const family = behind(token, one)
    if (!family || token.ids) return false
    return other.questionTokens.some((given) => {
      const name = behind(given, other)
      return name !== undefined && isInitialOf(token.key, given.key) && isSameToken(family, name)
    })
  })
}

/** Returns the word of weight directly behind a token; undefined where there is none. */
function behind(token: Token, { questionTokens }: Proposition): Token | undefined {
  const next = questionTokens[questionTokens.indexOf(token) + 1]
  return next && next.weight >= 1 ? next : undefined
}

const isInitialOf = (one: string, other: string): boolean =>
  one.length === 1 ? other.length > 1 && other.startsWith(one) : other.length === 1 && one.startsWith(other)
