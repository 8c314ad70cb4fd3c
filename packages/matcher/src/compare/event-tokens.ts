import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { hasSameToken, vocabularyOf } from './vocabulary.ts'

/**
 * Whether the titles of the events of two markets ask the same, so that only the answers of the markets may differ.
 * False where neither event has several markets.
 */
export function areEventsAlike(a: Proposition, b: Proposition): boolean {
  if (a.common.size === 0 && b.common.size === 0) return false
  if (totalWeight(a.eventTokens) < 1 || totalWeight(b.eventTokens) < 1) return false
  return totalWeight(unknown(a.eventTokens, b)) < 0.5 && totalWeight(unknown(b.eventTokens, a)) < 0.5
}

function unknown(tokens: readonly Token[], other: Proposition): Token[] {
  const vocabulary = vocabularyOf(other)
  return tokens.filter((token) => !hasSameToken(vocabulary, token))
}
