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
  return areKnown(a.eventTokens, b) && areKnown(b.eventTokens, a)
}

/** Whether another question has all tokens but light ones. */
const areKnown = (tokens: readonly Token[], other: Proposition): boolean =>
  totalWeight(tokens.filter((token) => !hasSameToken(vocabularyOf(other), token))) < 0.5
