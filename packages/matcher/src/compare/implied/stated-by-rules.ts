import { memoize } from '../../extract/memoize.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { tokensOf } from '../../extract/rule-conditions.ts'
import type { Token } from '../../extract/tokens.ts'
import { predicates } from '../../knowledge/lexicon.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { isPost } from '../posts.ts'
import { isSameToken } from '../same-token.ts'

/** Whether the rules of the other question state the token, which its title leaves open. */
export function isStatedByRules(token: Token, one: Proposition, other: Proposition): boolean {
  if (isPost(token) && isNamedInRules(token, one, other)) return true
  const { criterion } = other.terms ?? {}
  if (criterion === undefined || isRestriction(token)) return false
  return tokensOf(withoutInstances(criterion)).some((word) => isSameToken(word, token))
}

/** The criterion without brackets and without what it names as an instance: "any index such as the S&P 500". */
const withoutInstances = memoize((criterion: string) => criterion.replace(/\([^)]*\)/g, ' ').split(INSTANCES)[0] ?? '')

const INSTANCES = /,? (?:such as|including|includes?|for example|e\.g\.|whether|regardless|or|any of|either)\b/i

/** "The President" by rules that name the person whom the other side names. */
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

/** Words that ask another thing of the same subject, whatever the rules mention. */
const isRestriction = ({ key }: Token) =>
  ruleWords.contrary.has(key) ||
  ruleWords.role.has(key) ||
  ruleWords.weaker.has(key) ||
  predicates.has(key) ||
  /\d/.test(key)
