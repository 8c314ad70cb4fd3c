import { kindOf } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import { memoize } from '../extract/memoize.ts'
import type { Answer, Proposition } from '../extract/proposition.ts'
import type { QualifierKey } from '../extract/qualifiers.ts'
import { normalise, slugForms } from '../extract/text.ts'
import { type Token, tokenise } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { areEventsAlike } from './event-tokens.ts'
import { isSameToken } from './same-token.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Whether two questions give two answers to one question of which only one can come true: "Ann wins the Cup", "Bob wins
 * the Cup". `onlyA` and `onlyB` are the words that only one of them has.
 */
export function areRivalAnswers(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
): boolean {
  if ((!isExclusive(a) && !isExclusive(b)) || losesPost(a) !== losesPost(b)) return false
  const [named, other] = [onlyA, onlyB].map((tokens) =>
    tokens.filter(({ key, weight }) => weight >= 0.3 && key !== 'win'),
  ) as [Token[], Token[]]
  if (!isExclusiveBeside(a, named) && !isExclusiveBeside(b, other)) return false
  return isAnswer(a, named) && isAnswer(b, other)
}

/** The word that makes a question exclusive is not a part of the answer: "First Steps" is a film. */
function isExclusiveBeside(proposition: Proposition, answer: readonly Token[]): boolean {
  if (!isExclusive(proposition)) return false
  const said = answer.filter(({ key }) => ruleWords.singleWinner.has(key))
  if (said.length === 0) return true
  const { names } = vocabularyOf(proposition)
  return [...ruleWords.singleWinner].some((word) => names.has(word) && !said.some(({ key }) => key === word))
}

/** Qualifiers by which two contests, or two prizes of one, differ. */
const CONTEST: readonly QualifierKey[] = [
  ...(['clause', 'condition', 'first', 'group', 'half', 'map', 'reach', 'round', 'series', 'split', 'tenure'] as const),
  ...(['top', 'without'] as const),
]

/**
 * Returns how two different answers relate where one question is about a contest and the other about a stage of it: the
 * nominee of a party excludes its other candidates from winning the election. Undefined where both are about the same
 * contest and stage.
 */
export function relateAcrossContests(a: Proposition, b: Proposition): SetRelation | 'unrelated' | undefined {
  if (CONTEST.some((key) => a.qualifiers[key] !== b.qualifiers[key])) return 'unrelated'
  const [x, y] = [a.qualifiers.stage, b.qualifiers.stage]
  if (x === y) return undefined
  // the nominee for one prize or post, and another who wins it
  if (x !== 'nomination' && y !== 'nomination') return 'overlap'
  if ([a, b].some(isAward)) return 'unrelated'
  const [nominee, other] = x === 'nomination' ? [a, b] : [b, a]
  const party = other.qualifiers.stage === undefined ? other.politician?.party : undefined
  const isOfParty = ({ ids }: Token) => party !== undefined && (ids?.includes(party) ?? false)
  return [...nominee.questionTokens, ...nominee.eventTokens].some(isOfParty) ? 'disjoint' : 'overlap'
}

/**
 * Whether the events of two questions ask the same, and the names that the two markets answer with have no word in
 * common. False where either market names no answer in its title.
 */
export function haveDifferentAnswers(a: Proposition, b: Proposition): boolean {
  const [one, other] = [answerWords(a), answerWords(b)]
  if (one.length === 0 || other.length === 0 || !areEventsAlike(a, b)) return false
  // a number of seats and a party, a prize with a favourite and one without
  if (one.every(isNumber) !== other.every(isNumber) || CONTEST.some((key) => a.qualifiers[key] !== b.qualifiers[key]))
    return false
  return !one.some((token) => other.some((name) => isSameToken(token, name)))
}

const isNumber = ({ key }: Token) => /^\d/.test(key)

/** The words of a name that the question itself says. */
function answerWords({ answer, questionTokens }: Proposition): readonly Token[] {
  if (answer?.kind !== 'name') return []
  const words = answer.tokens.filter(({ weight }) => weight >= 0.3)
  return words.every((token) => questionTokens.some(({ key }) => key === token.key)) ? words : []
}

/** The words are the answer of a child market, or stand together at the head of the question: "Will X win ...". */
function isAnswer({ answer, questionTokens, title }: Proposition, tokens: readonly Token[]): boolean {
  const isOf = ({ tokens: names }: Answer) => tokens.every((token) => names.some((name) => isSameToken(token, name)))
  // a label may state something else, such as the party of the answer
  if (answer?.kind === 'name' && isOf(answer)) return true
  // the answer is what the title ends with, and both sides share it
  if (answer?.kind === 'name' && endsWith(questionTokens, answer.tokens)) return false
  const tail = tailOf(title)
  if (tail !== null && tokens.every(({ key }) => tail.has(key) && !ruleWords.attribute.has(key))) return true
  // namesakes may share their given names
  const [first] = tokens
  const from = questionTokens.findIndex(({ key }) => key === first?.key)
  const named = from <= MAX_GIVEN_NAMES && questionTokens.slice(0, from).every(({ key }) => isGivenName(key))
  if (!named || !tokens.every((token, index) => questionTokens[from + index]?.key === token.key)) return false
  const head = headOf(title)
  return head === null || tokens.every(({ key }) => head.has(key))
}

const endsWith = (questionTokens: readonly Token[], answer: readonly Token[]) =>
  answer.length > 0 && answer.every(({ key }, index) => questionTokens.at(index - answer.length)?.key === key)

/** "World Cup Winner: South Korea" names its answer last. */
const TAIL = /(?:: |\? (?:- )?)(\p{Lu}[^:?]*)\??$/u

/** Returns the words of an answer behind the question; null where there is none. */
const tailOf = memoize((title: string): ReadonlySet<string> | null => {
  const tail = TAIL.exec(title)?.[1]
  return tail === undefined ? null : new Set(tokenise(normalise(tail), slugForms(tail)).map(({ key }) => key))
})

/** Capitals at the head of a title, with the small words that stand within names. */
const HEAD =
  /^(?:(?:Will|Wil|Can|Does|Did|Is) )?(?:(?:[Tt]he|an?) )?((?:[\p{Lu}\d"“'‘][^\s]*|of|the|de|da|del|van|von|bin|al|and|&)(?: |$))+/u
const WITHOUT_CAPITALS = /^\p{Lu}?[^\p{Lu}]*$/u

/**
 * Returns the words that a title's first name can consist of: what it writes with capitals before its first other word.
 * Null for titles that write all words alike.
 */
const headOf = memoize((title: string): ReadonlySet<string> | null => {
  const [, ...rest] = title.split(' ')
  if (WITHOUT_CAPITALS.test(title) || rest.every((word) => /^\P{Ll}/u.test(word))) return null
  const [head = ''] = HEAD.exec(title) ?? []
  return new Set(tokenise(normalise(head), slugForms(head)).map(({ key }) => key))
})

const MAX_GIVEN_NAMES = 2
const isGivenName = (key: string) => /^[a-z]{2,}$/.test(key) && !predicates.has(key)

/** The one who comes next and the one who goes first may both be right. */
const losesPost = (proposition: Proposition) =>
  vocabularyOf(proposition).predicates.some((key) => ruleWords.endOfPost.has(key))

/**
 * Whether a question is about a contest with one winner: a seat, a cup, the next holder of a post, the largest of all.
 */
export const isExclusive: (proposition: Proposition) => boolean = memoize(hasOneWinner)

function hasOneWinner(proposition: Proposition): boolean {
  const { qualifiers } = proposition
  const { names } = vocabularyOf(proposition)
  if (qualifiers.top !== undefined || qualifiers.reach !== undefined || qualifiers.stage === 'runoff') return false
  // several parties form a government, and of many words that are said, each may be
  if (names.has('government')) return false
  if ([...ruleWords.saying].some((word) => names.has(word))) return false
  return (
    [...ruleWords.singleWinner].some((word) => names.has(word)) ||
    isAward(proposition) ||
    isLeadOnce(proposition) ||
    isHeldOnDay(proposition) ||
    qualifiers.stage !== undefined ||
    qualifiers.place !== undefined ||
    qualifiers.first !== undefined
  )
}

/** A prize has one winner, whether the title says that it is won or not. */
const isAward = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ ids }) => ids?.every((id) => kindOf(id) === 'award'))

/** One leads a league in a statistic; many may lead a country within a year, but one on a day. */
const isLeadOnce = ({ leagues, time: { window }, questionTokens }: Proposition) =>
  (leagues.length > 0 || window?.kind === 'day') && questionTokens.some(({ key }) => key === 'leader')

/** On one day a post has one holder; of the members of a chamber there are many. */
const isHeldOnDay = ({ time: { window }, questionTokens }: Proposition) =>
  window?.kind === 'day' &&
  questionTokens.some(
    ({ key, ids }) => ruleWords.headship.has(key) || ids?.some((id) => kindOf(id) === 'office' && !CHAMBERS.has(id)),
  )
const CHAMBERS: ReadonlySet<string> = new Set(['office:house', 'office:senate', 'office:congress'])
