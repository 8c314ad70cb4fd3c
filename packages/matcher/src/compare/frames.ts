import type { Proposition } from '../extract/proposition.ts'
import { type Token, total } from '../extract/tokens.ts'
import { knows, vocabularyOf } from './vocabulary.ts'

/** Both events ask the same; how each of them says it again in its markets is no difference. */
export function framesAlike(a: Proposition, b: Proposition): boolean {
  if (a.common.size === 0 && b.common.size === 0) return false
  if (total(a.frame) < 1 || total(b.frame) < 1) return false
  return total(unknown(a.frame, b)) < 0.5 && total(unknown(b.frame, a)) < 0.5
}

function unknown(tokens: readonly Token[], other: Proposition): Token[] {
  const vocabulary = vocabularyOf(other)
  return tokens.filter((token) => !knows(vocabulary, token))
}
