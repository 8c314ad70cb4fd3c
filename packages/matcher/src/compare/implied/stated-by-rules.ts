import { memoize } from '../../extract/memoize.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { isAct, type Token, tokensOf } from '../../extract/tokens.ts'
import { predicates } from '../../knowledge/lexicon.ts'
import { ruleWords } from '../../knowledge/rule-words.ts'
import { isContrast } from '../contrasts.ts'
import { isPost } from '../posts.ts'
import { includesSame, isSameToken } from '../same-token.ts'

/** Whether the resolution rules of the other question contain the token, which its title leaves out. */
export function isStatedByRules(token: Token, one: Proposition, other: Proposition): boolean {
  // the rules of a question with several options may name another option
  if (isOfOtherAnswer(token, one, other)) return false
  if (isPost(token) && isNamedInRules(token, one, other)) return true
  if (isRestriction(token) && !(predicates.has(token.key) && assertsByRules(other, [token.key]))) return false
  return isAmong(ruledTokens(other), token)
}

/** Whether the token is of the answer of the first question, and the other question stands for another answer. */
function isOfOtherAnswer(token: Token, { answer: own }: Proposition, { answer }: Proposition): boolean {
  if (own?.kind !== 'name' || answer?.kind !== 'name' || !includesSame(own.tokens, token)) return false
  return !own.tokens.some((word) => includesSame(answer.tokens, word))
}

/** Whether one of the tokens of a condition names the same as a token. */
function isAmong(ruled: readonly Token[], token: Token): boolean {
  if (ruled.length === 0) return false
  const among = knownAmong(ruled)
  const known = among.get(token)
  if (known !== undefined) return known
  const is = ruled.some((word) => isSameToken(word, token) || isMemberOf(word, token))
  among.set(token, is)
  return is
}

/** "Congress" for one of its chambers. */
const isMemberOf = ({ ids }: Token, { key }: Token) =>
  key === 'congress' && ids?.some((id) => CHAMBERS.has(id)) === true
const CHAMBERS: ReadonlySet<string> = new Set(['office:house', 'office:senate'])

const knownAmong = memoize((_: readonly Token[]) => new Map<Token, boolean>())

/**
 * Whether the verb of a question is only its title's wording: its resolution rules put the condition in other words, and
 * these say all that the other question says. "Assad handed over?" whose rules say "is extradited". What is announced
 * need not be done, in whatever words.
 */
export function isRewordedByRules(token: Token, one: Proposition, other: Proposition): boolean {
  if (token.ids || !isAct(token.key) || token.key === 'announce' || isNarrowing(token) || / and /i.test(one.title))
    return false
  const ruled = ruledTokens(one)
  if (ruled.length === 0 || isAmong(wholeOf(one), token)) return false
  const said = [...ruled, ...one.questionTokens]
  return other.questionTokens.every(
    ({ weight, ...word }) => weight < 0.3 || said.some((own) => isSameToken(own, { ...word, weight })),
  )
}

/**
 * Whether the resolution rules of the question assert one of these predicates and none of those in its title, so that
 * the title only words it differently.
 */
export function assertsByRules(question: Proposition, asserted: readonly string[]): boolean {
  const ruled = ruledTokens(question)
  return (
    ruled.some(({ key }) => asserted.includes(key)) &&
    !question.questionTokens.some((token) => predicates.has(token.key) && isAmong(wholeOf(question), token))
  )
}

/** Returns the tokens of the condition for YES in the rules of a question, without those of examples. */
const ruledTokens = ({ terms }: Proposition): readonly Token[] =>
  terms?.criterion === undefined ? [] : tokensOf(withoutInstances(terms.criterion))

/** Returns the tokens of the whole condition: "resigns, or otherwise ceases to hold the post" is more than "resigns". */
const wholeOf = ({ terms }: Proposition): readonly Token[] =>
  terms?.criterion === undefined ? [] : tokensOf(withoutBrackets(terms.criterion))

/** Whether the token narrows a question even if the rules leave it out. */
export const isNarrowing = (token: Token): boolean =>
  isContrast(token) ||
  [
    ruleWords.contrary,
    ruleWords.role,
    ruleWords.weaker,
    ruleWords.measurement,
    ruleWords.ranking,
    ruleWords.manner,
    ruleWords.attribute,
  ].some((words) => words.has(token.key))

/**
 * Returns the condition for YES without brackets and without examples: "any index such as the S&P 500" -> "any index".
 */
const withoutInstances = memoize((criterion: string) => withoutBrackets(criterion).split(INSTANCES)[0] ?? '')

const withoutBrackets = memoize((criterion: string) => criterion.replace(/\([^)]*\)/g, ' '))

const INSTANCES = /,? (?:such as|including|includes?|for example|e\.g\.|whether|regardless|or|any of|either)\b/i

/**
 * Whether the resolution rules of the question with the post name the person in place of it: "the President" in a title
 * whose rules name the person in the other title.
 */
function isNamedInRules(post: Token, { terms, questionTokens }: Proposition, other: Proposition): boolean {
  if (terms?.criterion === undefined) return false
  const ruled = tokensOf(terms.criterion)
  if (includesSame(ruled, post)) return false
  return other.questionTokens.some(
    (name) => name.weight >= 1 && includesSame(ruled, name) && !includesSame(questionTokens, name),
  )
}

/** Whether the token makes another question about the same subject, whatever the resolution rules mention. */
const isRestriction = ({ key }: Token) =>
  ruleWords.contrary.has(key) ||
  ruleWords.role.has(key) ||
  ruleWords.weaker.has(key) ||
  ruleWords.confirmation.has(key) ||
  predicates.has(key) ||
  /\d/.test(key)
