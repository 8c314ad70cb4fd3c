import { memoize } from '../../extract/memoize.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { tokensOf } from '../../extract/rule-conditions.ts'
import type { Token } from '../../extract/tokens.ts'
import { predicates } from '../../knowledge/lexicon.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { isPost } from '../posts.ts'
import { isSameToken } from '../same-token.ts'

/** Whether the resolution rules of the other question contain the token, which its title leaves out. */
export function isStatedByRules(token: Token, one: Proposition, other: Proposition): boolean {
  if (isPost(token) && isNamedInRules(token, one, other)) return true
  const { criterion } = other.terms ?? {}
  if (criterion === undefined || isRestriction(token)) return false
  return tokensOf(withoutInstances(criterion)).some((word) => isSameToken(word, token))
}

/**
 * Returns the condition for YES without brackets and without examples: "any index such as the S&P 500" -> "any index".
 */
const withoutInstances = memoize((criterion: string) => criterion.replace(/\([^)]*\)/g, ' ').split(INSTANCES)[0] ?? '')

const INSTANCES = /,? (?:such as|including|includes?|for example|e\.g\.|whether|regardless|or|any of|either)\b/i

/**
 * Whether the resolution rules of the question with the post name the person in place of it: "the President" in a title
 * whose rules name the person in the other title.
 */
function isNamedInRules(post: Token, { terms, questionTokens }: Proposition, other: Proposition): boolean {
  if (terms?.criterion === undefined) return false
  const ruled = tokensOf(terms.criterion)
  if (ruled.some((word) => isSameToken(word, post))) return false
  return other.questionTokens.some(
    (name) =>
      name.weight >= 1 &&
      ruled.some((word) => isSameToken(word, name)) &&
      !questionTokens.some((word) => isSameToken(word, name)),
  )
}

/** Whether the token makes another question about the same subject, whatever the resolution rules mention. */
const isRestriction = ({ key }: Token) =>
  ruleWords.contrary.has(key) ||
  ruleWords.role.has(key) ||
  ruleWords.weaker.has(key) ||
  predicates.has(key) ||
  /\d/.test(key)
