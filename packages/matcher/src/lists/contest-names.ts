import { isRuleWord } from '../compare/rule-words.ts'
import { matchWords } from '../compare/words.ts'
import { type EntityKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { settings } from '../settings.ts'

/** The words by which two lists name their contest differently: "Golden Boot" and "top scorer". */
export interface ContestNames {
  a: readonly Token[]
  b: readonly Token[]
  /** Weight of the names that both sides say. */
  shared: number
  /**
   * Whether the words alone may be two names of one contest: the sides share no name, or one adds the sport. "The Golden
   * Boot" and "the Golden Ball" of one cup are two.
   */
  areNames: boolean
}

/**
 * Returns the words in which two questions about the same answer differ, where they may be two names of one contest.
 * Undefined where the words show two contests.
 */
export function contestNamesOf(a: Proposition, b: Proposition): ContestNames | undefined {
  const { onlyA, onlyB } = matchWords(a, b)
  if (onlyA.length + onlyB.length === 0 || ![...onlyA, ...onlyB].every(isOfName)) return undefined
  if (!isOfAll(onlyA, a) || !isOfAll(onlyB, b)) return undefined
  if (onlyA.some(isKnown) && onlyB.some(isKnown)) return undefined
  if ([onlyA, onlyB].some((words) => words.filter(isName).length > MAX_WORDS)) return undefined
  const different = [...onlyA, ...onlyB]
  const both = a.questionTokens.filter((token) => !onlyA.includes(token) && !isOfAnswer(token, a))
  const areNames = both.some(isName)
    ? !different.some(isName)
    : onlyA.length > 0 && onlyB.length > 0 && !different.some(isKnown)
  return { a: onlyA, b: onlyB, shared: totalWeight(both.filter(isName)), areNames }
}

/** A contest has a name of so many words; more say something about it. */
const MAX_WORDS = 4

/** A word that says which of all cups and leagues is meant. */
const isName = (token: Token) =>
  token.weight >= settings.words.substitution && !isContestWord(token) && !predicates.has(token.key)

/** The word names something and asserts nothing: no verb, no role in a contest, no place or person. */
const isOfName = (token: Token) =>
  (token.ids?.every((id) => CONTEST.has(kindOf(id))) ?? true) &&
  !/\d/.test(token.key) &&
  !predicates.has(token.key) &&
  !ruleWords.role.has(token.key) &&
  (isContestWord(token) || !isRuleWord(token))

const CONTEST: ReadonlySet<EntityKind> = new Set(['league', 'trophy'])

const isContestWord = ({ key }: Token) =>
  ruleWords.contest.has(key) || ruleWords.contestKind.has(key) || ruleWords.sport.has(key)

const isKnown = ({ ids }: Token) => ids !== undefined

/** All answers of the list have the words. */
const isOfAll = (tokens: readonly Token[], { common }: Proposition) => tokens.every(({ key }) => common.has(key))

const isOfAnswer = ({ key }: Token, { answer }: Proposition) =>
  answer?.tokens.some((token) => token.key === key) ?? false

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
