import { isOfKind } from '../extract/entities.ts'
import { hasMisspeltPerson } from '../extract/misspelt-persons.ts'
import type { Proposition } from '../extract/proposition.ts'
import { rewritesIn } from '../extract/text.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import type { ForgivenessId } from '../rules/forgivenesses.ts'
import type { RuleId } from '../rules/rules.ts'
import { settings } from '../settings.ts'
import { agreeOnWords, type Comparison } from './comparison.ts'
import { areEventsAlike } from './event-tokens.ts'
import { hasName } from './has-name.ts'
import { type UnsharedToken, weighUnshared } from './implied.ts'
import { initialsIn } from './initials.ts'
import { isActOfCountry, isHolderOfOffice } from './office-holders.ts'
import { isPost } from './posts.ts'
import { includesSame } from './same-token.ts'
import { mentions, spellingRuleOf, vocabularyOf } from './vocabulary.ts'

/**
 * The words that two questions share, as their total weight, and the tokens that only one of them has. A word's weight
 * is how much it distinguishes questions.
 */
export interface WordMatch {
  /** Sum of the weights of the shared tokens. */
  shared: number
  onlyA: readonly Token[]
  onlyB: readonly Token[]
}

/** The tokens that only one of two questions has. */
export type Unshared = Pick<WordMatch, 'onlyA' | 'onlyB'>

/** The latest result, because callers request the same pair several times in a row, in both orders. */
let latest: { a: Proposition; b: Proposition; match: WordMatch; swapped: WordMatch } | undefined

/**
 * Compares the words of two questions. Returns the total weight of the tokens that both have, and the tokens that only
 * one of them has. A token's weight is how much it distinguishes questions: 0 for filler, about 1 for a name.
 */
export function matchWords(a: Proposition, b: Proposition): WordMatch {
  if (latest?.a === b && latest.b === a) return latest.swapped
  if (latest?.a !== a || latest.b !== b) {
    const match = matched(a, b)
    latest = { a, b, match, swapped: swapOf(match) }
  }
  return latest.match
}

/** Returns the result for the same two questions in the other order. */
const swapOf = <Match extends WordMatch>({ shared, onlyA, onlyB }: Match) =>
  ({ shared, onlyA: onlyB, onlyB: onlyA }) as Match

function matched(a: Proposition, b: Proposition): WordMatch {
  let known: boolean | undefined
  const areAlike = () => {
    known ??= areQuestionsAlike(a, b)
    return known
  }
  const [onlyA, onlyB] = withoutInitials(a, b, unexplained(a, b, areAlike), unexplained(b, a, areAlike))
  const shared = Math.max(
    totalWeight(a.questionTokens) - totalWeight(onlyA),
    totalWeight(b.questionTokens) - totalWeight(onlyB),
    0,
  )
  // 2.8 - 2 is a little less than 0.8, which may be enough
  return { shared: Math.round(shared * 1e6) / 1e6, onlyA, onlyB }
}

function withoutInitials(a: Proposition, b: Proposition, onlyA: Token[], onlyB: Token[]): [Token[], Token[]] {
  const [ofA, ofB] = [initialsIn(onlyA, a, b), initialsIn(onlyB, b, a)]
  return [onlyA.filter((token) => !ofA.includes(token)), onlyB.filter((token) => !ofB.includes(token))]
}

/** The latest result of `compareWords`, because the rules of a pair need it again. */
let weighed: { plain: WordMatch; match: WeighedMatch; swapped: WeighedMatch } | undefined

interface WeighedMatch extends WordMatch {
  onlyA: readonly UnsharedToken[]
  onlyB: readonly UnsharedToken[]
}

/**
 * Returns the result of `matchWords`, with the weights of unshared tokens changed to how much their absence in the
 * other question counts against identity (`weighUnshared`).
 */
export function compareWords(a: Proposition, b: Proposition, plain = matchWords(a, b)): WeighedMatch {
  if (plain === latest?.swapped && weighed?.plain === latest.match) return weighed.swapped
  if (weighed?.plain !== plain) {
    const match = weighedMatch(a, b, plain)
    weighed = { plain, match, swapped: swapOf(match) }
  }
  return weighed.match
}

function weighedMatch(a: Proposition, b: Proposition, plain: WordMatch): WeighedMatch {
  const [onlyA, onlyB] = [weighUnshared(a, b, plain.onlyA), weighUnshared(b, a, plain.onlyB)]
  // if both names have a further part, such as two given names, they are different people
  const two = onlyA.some(({ extension }) => extension) && onlyB.some(({ extension }) => extension)
  return two ? plain : { shared: plain.shared, onlyA, onlyB }
}

function unexplained(one: Proposition, other: Proposition, areAlike: () => boolean): Token[] {
  const { questionTokens, common } = one
  const vocabulary = vocabularyOf(other)
  const parts = partsOfJoined(one, other)
  return questionTokens.filter(
    (token) =>
      !mentions(vocabulary, token) &&
      !parts.includes(token) &&
      !(common.has(token.key) && isRepeated(token, one) && areAlike()) &&
      !isHolderOfOffice(token, one, other) &&
      !isActOfCountry(token, one, other),
  )
}

/** Returns the two successive tokens of a question that are one word in the other: "circuit", "breaker". */
function partsOfJoined(one: Proposition, other: Proposition): readonly Token[] {
  const { joined, names } = vocabularyOf(one)
  const word = vocabularyOf(other).long.find((key) => joined.has(key) && !names.has(key))
  if (word === undefined) return NO_PARTS
  const { questionTokens } = one
  const at = questionTokens.findIndex(({ key }, index) => `${key}${questionTokens[index + 1]?.key}` === word)
  return at < 0 ? NO_PARTS : questionTokens.slice(at, at + 2)
}

const NO_PARTS: readonly Token[] = []

/**
 * Whether both events ask the same question and their markets do not add different things to it: "2031 Lima Cup" may be
 * about its winner, its regular season or its last place.
 */
const areQuestionsAlike = (a: Proposition, b: Proposition) =>
  areEventsAlike(a, b) && !adds(a, b, isPlace) && !adds(b, a, isPlace) && !(addsName(a, b) && addsName(b, a))

/** Whether all markets of the event add a name to its title. Not for counts, which name the counted things. */
const addsName = (one: Proposition, other: Proposition) =>
  !one.interval && adds(one, other, (token) => hasName([token]))

/** Whether all markets of the event have a token of this kind that neither its title nor the other question has. */
function adds(
  { questionTokens, eventTokens, common }: Proposition,
  other: Proposition,
  isSuch: (token: Token) => boolean,
): boolean {
  const vocabulary = vocabularyOf(other)
  return questionTokens.some(
    (token) =>
      common.has(token.key) && isSuch(token) && !includesSame(eventTokens, token) && !mentions(vocabulary, token),
  )
}

/** Whether the token is a place in a contest, a part of it, or one of its awards. */
const isPlace = (token: Token) => ruleWords.role.has(token.key) || isOfKind(token, 'award', 'trophy')

/**
 * Whether the token only repeats the event's title: it is not the answer, and not a post that the title does not name.
 */
const isRepeated = (token: Token, { answer, eventTokens }: Proposition) =>
  !answer?.tokens.some(({ key }) => key === token.key) && (!isPost(token) || includesSame(eventTokens, token))

/**
 * Returns the ids of the matching rules that changed the tokens of two questions or their weights; empty where none
 * did.
 */
export function rulesOfWords(a: Proposition, b: Proposition): RuleId[] {
  const match = compareWords(a, b)
  const reweighed = [...match.onlyA, ...match.onlyB].flatMap(({ rule }) => rule ?? [])
  const rewritten = [a, b].flatMap(({ title }) => rewritesIn(title))
  const corrected: RuleId[] = hasMisspeltPerson(a.title) === hasMisspeltPerson(b.title) ? [] : ['misspelling']
  return [...new Set([...rewritten, ...reweighed, ...corrected, ...formsIn(a, b), ...formsIn(b, a)])]
}

/** Whether two questions share so much, and the other words that only one of them has weigh next to nothing. */
export const areComplete = (
  shared: number,
  stray: readonly Token[],
  least: number = settings.words.leastShared,
): boolean => shared >= least && totalWeight(stray) < settings.words.complete

/** Returns the comparison of shared words for questions that are known to be of one topic, whatever their words. */
export const agreeOnTopic = (a: Proposition, b: Proposition, shared: number): Comparison =>
  agreeOnShared(a, b, Math.max(shared, ONE_TOPIC))
const ONE_TOPIC = 2

/** Returns the comparison of the words that two questions share, with the rules that changed them. */
export const agreeOnShared = (a: Proposition, b: Proposition, shared: number): Comparison =>
  agreeOnWords(shared, () => rulesOfWords(a, b))

const formsIn = (one: Proposition, other: Proposition): ForgivenessId[] => {
  const vocabulary = vocabularyOf(other)
  return one.questionTokens.flatMap((token) => {
    if (mentions(vocabulary, token)) return spellingRuleOf(vocabulary, token) ?? []
    if (isHolderOfOffice(token, one, other)) return 'holder-of-office'
    if (isActOfCountry(token, one, other)) return 'act-of-country'
    return areQuestionsAlike(one, other) && one.common.has(token.key) && isRepeated(token, one)
      ? 'repeated-of-event'
      : []
  })
}
