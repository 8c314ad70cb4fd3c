import type { Proposition } from '../extract/proposition.ts'
import { isConcept, type Token } from '../extract/tokens.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { isSameToken } from './same-token.ts'

/**
 * Returns the tokens of question `one` that are an initial of the same name in `other` or the name that such an initial
 * stands for: "C." of "C. Zorro" beside "Candace Zorro", and "Candace"; "Gukesh D" beside "Gukesh Dommaraju". The
 * family name behind both, or the given name before both, has to be the same. Empty for most questions.
 */
export function initialsIn(onlyOne: readonly Token[], one: Proposition, other: Proposition): readonly Token[] {
  return onlyOne.filter(
    (token) =>
      !token.ids &&
      other.questionTokens.some(
        (name) =>
          isInitialOf(token.key, name.key) &&
          (areSame(beside(token, one, 1), beside(name, other, 1)) ||
            areSame(givenNameBefore(token, one), givenNameBefore(name, other))),
      ),
  )
}

const areSame = (a: Token | undefined, b: Token | undefined) => a !== undefined && b !== undefined && isSameToken(a, b)

/** Returns the word of weight directly behind a token, or directly before it; undefined where there is none. */
function beside(token: Token, { questionTokens }: Proposition, step: 1 | -1): Token | undefined {
  const at = questionTokens.indexOf(token) + step
  // the particle of a family name: "M. Le Pen"
  const particle = readingWords.particle.has(questionTokens[at]?.key ?? '')
  const next = questionTokens[particle ? at + step : at]
  return next && next.weight >= 1 ? next : undefined
}

/** Returns the name directly before a token; a common word or a known name, as in "Vitamin D", is no given name. */
function givenNameBefore(token: Token, question: Proposition): Token | undefined {
  const name = beside(token, question, -1)
  return name && !name.ids && !isConcept(name.key) ? name : undefined
}

const isInitialOf = (one: string, other: string): boolean =>
  one.length === 1 ? other.length > 1 && other.startsWith(one) : other.length === 1 && one.startsWith(other)
