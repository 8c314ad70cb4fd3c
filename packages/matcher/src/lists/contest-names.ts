import { isRuleWord } from '../compare/rule-words.ts'
import { matchWords } from '../compare/words.ts'
import { isOnlyOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { settings } from '../settings.ts'

/** The different words by which two lists name their contest: "Golden Boot" and "top scorer". */
export interface ContestNames {
  a: readonly Token[]
  b: readonly Token[]
  /** Weight of the names that both questions have. */
  shared: number
  /**
   * Whether the words may be two names of one contest: the questions share no other name, or one only adds the sport.
   * "The Golden Boot" and "the Golden Ball" of one cup are different contests.
   */
  areNames: boolean
}

/**
 * Returns the words in which two questions about the same answer differ, if they may be two names of one contest.
 * Undefined where the words show different contests.
 */
export function contestNamesOf(a: Proposition, b: Proposition): ContestNames | undefined {
  const { onlyA, onlyB } = matchWords(a, b)
  if (onlyA.length + onlyB.length === 0 || ![...onlyA, ...onlyB].every(isOfName)) return undefined
  if (!isOfAll(onlyA, a) || !isOfAll(onlyB, b)) return undefined
  if (onlyA.some(isKnown) && onlyB.some(isKnown)) return undefined
  if ([onlyA, onlyB].some((words) => words.filter(isName).length > MAX_WORDS)) return undefined
  const different = [...onlyA, ...onlyB]
  const both = a.questionTokens.filter((token) => !onlyA.includes(token) && !says(a.answer?.tokens ?? [], token.key))
  const areNames = both.some(isName)
    ? !different.some(isName)
    : onlyA.length > 0 && onlyB.length > 0 && !different.some(isKnown)
  return { a: onlyA, b: onlyB, shared: totalWeight(both.filter(isName)), areNames }
}

/** The number of words that the name of a contest has at most. */
const MAX_WORDS = 4

/** Whether the token distinguishes one cup or league from others. */
const isName = (token: Token) =>
  token.weight >= settings.words.substitution && !isContestWord(token) && !predicates.has(token.key)

/** Whether the token may be part of a contest's name: it is no verb, role, place or person. */
const isOfName = (token: Token) =>
  (!token.ids || isOnlyOfKind(token, 'league', 'trophy')) &&
  !/\d/.test(token.key) &&
  !predicates.has(token.key) &&
  !ruleWords.role.has(token.key) &&
  (isContestWord(token) || !isRuleWord(token))

const isContestWord = ({ key }: Token) =>
  ruleWords.contest.has(key) || ruleWords.contestKind.has(key) || ruleWords.sport.has(key)

const isKnown = ({ ids }: Token) => ids !== undefined

/** Whether all questions of the list have the tokens. */
const isOfAll = (tokens: readonly Token[], { common }: Proposition) => tokens.every(({ key }) => common.has(key))

/** Returns the question without the words that name its contest. */
export function withoutContestNames(market: Proposition, names: readonly Token[]): Proposition {
  const rest = (tokens: readonly Token[]) => tokens.filter(({ key }) => !names.some((token) => token.key === key))
  return {
    ...market,
    questionTokens: rest(market.questionTokens),
    eventTokens: rest(market.eventTokens),
    context: rest(market.context),
    common: new Set([...market.common].filter((key) => !names.some((token) => token.key === key))),
    complement: undefined,
    templateGroup: undefined,
  }
}
