import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'

/**
 * Returns the weight of the lightest of an event's questions, of which another event has to share a part. Of several who
 * may leave first, each is found by the name alone (`isOwn`), because their part of the world says little.
 */
export function lightestOf(
  questions: readonly Proposition[],
  { questionTokens: title, qualifiers }: Proposition,
  isOwn: (token: Token) => boolean,
): number {
  const byName = qualifiers.first !== undefined && says(title, 'leave')
  return Math.min(
    ...questions.map(({ questionTokens }) => {
      const names = byName ? questionTokens.filter(isOwn) : []
      return weightOf(names.length > 0 ? names : withTitle(questionTokens, title))
    }),
  )
}

/**
 * Returns the weight of a question's tokens. Successive words that no table has are one name, which weighs as much as a
 * single one.
 */
function weightOf(tokens: readonly Token[]): number {
  const isPlain = (token: Token | undefined) => token !== undefined && token.weight === 1 && !token.ids
  return tokens.reduce(
    (sum, token, place) => sum + (isPlain(token) && isPlain(tokens[place - 1]) ? REST_OF_NAME : token.weight),
    0,
  )
}

const REST_OF_NAME = 0.2

/** Returns the tokens of a question, with those of the event's title if its own title is only a name. */
const withTitle = (questionTokens: readonly Token[], title: readonly Token[]) =>
  questionTokens.some(({ key }) => title.some((token) => token.key === key))
    ? questionTokens
    : [...title, ...questionTokens]
