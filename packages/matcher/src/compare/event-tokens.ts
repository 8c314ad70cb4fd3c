import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'

/** Whether the events of two questions ask the same; how each of them says it again in its markets is no difference. */
export function areEventsAlike(a: Proposition, b: Proposition): boolean {
  if (a.common.size === 0 && b.common.size === 0) return false
  if (totalWeight(a.eventTokens) < 1 || totalWeight(b.eventTokens) < 1) return false
  return totalWeight(unknown(a.eventTokens, b)) < 0.5 && totalWeight(unknown(b.eventTokens, a)) < 0.5
}

function unknown(tokens: readonly Token[], other: Proposition): Token[] {
  const vocabulary = vocabularyOf(other)
  return tokens.filter((token) => !hasSameToken(vocabulary, token))
}
