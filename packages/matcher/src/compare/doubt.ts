import { hasMisspeltPerson } from '../extract/misspelt-persons.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { settings } from '../settings.ts'
import { conditionOf } from './criteria.ts'
import { includesSame } from './same-token.ts'
import { spellingRuleOf, vocabularyOf } from './vocabulary.ts'

/**
 * Returns the log-odds by which an identity is less sure than its titles say: for a misspelt name, for each question
 * without resolution rules, and for the words by which the conditions in the rules of both go their own ways. Questions
 * that were wrongly called identical mostly had equal titles and other conditions. It never decides a relation. Rules of
 * games are alike and do not count, but the side of a game may be shown by the order of its title alone. The only
 * candidate of a party in a list may not be its nominee yet.
 */
export function doubtOf(a: Proposition, b: Proposition): number {
  const { byOrder, noRules, onlyCandidate, perWord, most, misspelt } = settings.doubt
  const isSpeltOtherwise =
    hasMisspeltPerson(a.title) !== hasMisspeltPerson(b.title) || isMisspeltIn(a, b) || isMisspeltIn(b, a)
  const spelling = isSpeltOtherwise ? misspelt : 0
  if (a.onlyCandidate || b.onlyCandidate) return spelling + onlyCandidate
  if (a.game || b.game) return spelling + (a.selection?.byOrder || b.selection?.byOrder ? byOrder : 0)
  const [x, y] = [wordsOf(a), wordsOf(b)]
  if (!x || !y) return spelling + (x ? 0 : noRules) + (y ? 0 : noRules)
  // each says something that the other does not
  const apart = Math.min(totalWeight(without(x, y, b)), totalWeight(without(y, x, a)))
  return spelling + Math.min(perWord * apart, most)
}

/** Whether a word of the first question is a misspelling of one of the second, or the other way round. */
const isMisspeltIn = ({ questionTokens }: Proposition, other: Proposition): boolean =>
  questionTokens.some((token) => spellingRuleOf(vocabularyOf(other), token) === 'misspelling')

const wordsOf = ({ terms }: Proposition): readonly Token[] | undefined =>
  terms?.criterion === undefined ? undefined : conditionOf(terms.criterion).tokens

/** Returns the words of a condition that neither the other condition nor the title of the other question has. */
const without = (words: readonly Token[], others: readonly Token[], other: Proposition): Token[] =>
  words.filter((token) => !includesSame(others, token) && !vocabularyOf(other).names.has(token.key))
