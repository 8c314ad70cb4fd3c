import { kindOf } from '../extract/entities.ts'
import { memoize } from '../extract/memoize.ts'
import type { Answer, Proposition } from '../extract/proposition.ts'
import type { Token } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { areEventsAlike } from './event-tokens.ts'
import { sameToken } from './same-token.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Two answers to one question of which only one can come true. */
export function areOtherAnswers(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
): boolean {
  if ((!isExclusive(a) && !isExclusive(b)) || losesPost(a) !== losesPost(b)) return false
  const [named, other] = [onlyA, onlyB].map((tokens) => tokens.filter(({ weight }) => weight >= 0.3)) as [
    Token[],
    Token[],
  ]
  return isAnswer(a, named) && isAnswer(b, other)
}

/** Two answers that both stand in their questions, to what both events ask, and have nothing in common. */
export function areAnswersApart(a: Proposition, b: Proposition): boolean {
  const [one, other] = [answerWords(a), answerWords(b)]
  if (one.length === 0 || other.length === 0 || !areEventsAlike(a, b)) return false
  return !one.some((token) => other.some((name) => sameToken(token, name)))
}

/** The words of a name that the question itself says. */
function answerWords({ answer, questionTokens }: Proposition): readonly Token[] {
  if (answer?.kind !== 'name') return []
  const words = answer.tokens.filter(({ weight }) => weight >= 0.3)
  return words.every((token) => questionTokens.some(({ key }) => key === token.key)) ? words : []
}

/** The words are the answer of a child market, or stand together at the head of the question: "Will X win ...". */
function isAnswer({ answer, questionTokens }: Proposition, tokens: readonly Token[]): boolean {
  const isOf = ({ tokens: names }: Answer) => tokens.every((token) => names.some((name) => sameToken(token, name)))
  // a label may state something else, such as the party of the answer
  if (answer?.kind === 'name' && isOf(answer)) return true
  // namesakes may share their given names
  const [first] = tokens
  const from = questionTokens.findIndex(({ key }) => key === first?.key)
  const named = from <= MAX_GIVEN_NAMES && questionTokens.slice(0, from).every(({ key }) => isGivenName(key))
  return named && tokens.every((token, index) => questionTokens[from + index]?.key === token.key)
}

const MAX_GIVEN_NAMES = 2
const isGivenName = (key: string) => /^[a-z]{2,}$/.test(key) && !predicates.has(key)

/** The one who comes next and the one who goes first may both be right. */
const losesPost = (proposition: Proposition) =>
  vocabularyOf(proposition).predicates.some((key) => ruleWords.endOfPost.has(key))

/** Questions with one winner: a seat, a cup, the next holder of a post, the first or the greatest of all. */
export const isExclusive: (proposition: Proposition) => boolean = memoize(hasOneWinner)

function hasOneWinner(proposition: Proposition): boolean {
  const { qualifiers } = proposition
  const { names } = vocabularyOf(proposition)
  if (qualifiers.top !== undefined || qualifiers.reach !== undefined || qualifiers.stage === 'runoff') return false
  // of many words that are said, each may be
  if ([...ruleWords.saying].some((word) => names.has(word))) return false
  return (
    [...ruleWords.singleWinner].some((word) => names.has(word)) ||
    isLeadOnce(proposition) ||
    isHeldOnDay(proposition) ||
    qualifiers.stage !== undefined ||
    qualifiers.place !== undefined ||
    qualifiers.first !== undefined
  )
}

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
