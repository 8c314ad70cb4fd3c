import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { conditionOf } from './criteria.ts'
import { isSameToken } from './same-token.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns the log-odds by which an identity is less sure than its titles say: for each question without resolution rules,
 * and for the words by which the conditions in the rules of both go their own ways. Questions that were wrongly called
 * identical mostly had equal titles and other conditions. It never decides a relation. 0 for games, whose rules are alike.
 */
export function doubtOf(a: Proposition, b: Proposition): number {
  if (a.game || b.game) return 0
  const { noRules, perWord, most } = settings.doubt
  const [x, y] = [wordsOf(a), wordsOf(b)]
  if (!x || !y) return (x ? 0 : noRules) + (y ? 0 : noRules)
  // each says something that the other does not
  const apart = Math.min(totalWeight(without(x, y, b)), totalWeight(without(y, x, a)))
  return Math.min(perWord * apart, most)
}

const wordsOf = ({ terms }: Proposition): readonly Token[] | undefined =>
  terms?.criterion === undefined ? undefined : conditionOf(terms.criterion).tokens

/** Returns the words of a condition that neither the other condition nor the title of the other question has. */
const without = (words: readonly Token[], others: readonly Token[], other: Proposition): Token[] =>
  words.filter((token) => !others.some((word) => isSameToken(word, token)) && !vocabularyOf(other).names.has(token.key))
