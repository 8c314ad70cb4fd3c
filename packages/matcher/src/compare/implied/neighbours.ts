import type { Token } from '../../extract/tokens.ts'

/** Returns the tokens directly before and after a token of a question, in the order of the question. */
export function neighbours(questionTokens: readonly Token[], token: Token): Token[] {
  const index = questionTokens.indexOf(token)
  return [questionTokens[index - 1], questionTokens[index + 1]].filter((near) => near !== undefined)
}
