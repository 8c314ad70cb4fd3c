import { includesKind, isOfKind } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, tokenise, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { settings } from '../settings.ts'
import { areRivalAnswers, relateAcrossContests } from './answers.ts'
import { namePlace } from './containment.ts'
import { hasName } from './has-name.ts'
import { isNamesake, isRelative } from './implied/namesakes.ts'
import { isCountry } from './is-country.ts'
import { isAlternative } from './joins.ts'
import { isExclusive } from './one-winner.ts'
import { includesPlaceLeft, isPost, isPresident, leavesPlace } from './posts.ts'
import { isSameToken } from './same-token.ts'
import { topicKindsOf } from './topic-kinds.ts'
import type { Unshared } from './words.ts'

/**
 * Returns the relation of two questions of which only one has a further name: it is the narrower one, so the other
 * contains it ("meets Putin in Peru", "meets Putin"). A ranking or an election with a further name is a different one.
 * Undefined where both or neither have a further name, or where one has too many words of its own.
 */
export function relateOneSidedWords(
  a: Proposition,
  b: Proposition,
  { onlyA, onlyB }: Unshared,
): SetRelation | 'unrelated' | undefined {
  if (hasName(onlyA) === hasName(onlyB)) return undefined
  const [longer, shorter, qualifiers, rest, narrower, wider] = hasName(onlyA)
    ? ([a, b, onlyA, onlyB, 'inside', 'contains'] as const)
    : ([b, a, onlyB, onlyA, 'contains', 'inside'] as const)
  if (qualifiers.some((token) => isNamesake(token, longer, shorter)))
    return isExclusive(a) && isExclusive(b) && qualifiers.some((token) => isRelative(token, longer, shorter))
      ? (relateAcrossContests(a, b) ?? 'disjoint')
      : 'unrelated'
  // a film may have a name of light words
  if (rest.length > 0 && isAnswerOf(shorter, rest) && areRivalAnswers(a, b, { onlyA, onlyB })) return 'disjoint'
  if (isLeftByOther(qualifiers, longer, shorter)) return 'unrelated'
  // another country than those that are named is none of them
  if (qualifiers.some(({ key }) => key === 'another-country')) return 'overlap'
  // "another country in Europe" is none of the others where its own list names it
  if (isCatchAll(shorter) && (longer.answer?.kind === 'catch-all' || ANOTHER.test(longer.title))) return 'overlap'
  // the home country of the venues, which weighs little, is an answer of its own
  if (rest.some(isCountry) && isAnswerOf(longer, qualifiers))
    return says(a.questionTokens, 'next') && says(b.questionTokens, 'next') ? 'disjoint' : 'unrelated'
  // "2031 or later" overlaps "2031"
  if ([...onlyA, ...onlyB].some(({ key }) => OPEN_ENDED.has(key))) return 'overlap'
  // what is held to be likely need not come true, and may come true without
  if (qualifiers.some(({ key }) => OF_OPINION.has(key))) return 'overlap'
  if (isAlternative(qualifiers, longer.title)) return wider
  const others = totalWeight(rest)
  const { oneQualifier, besidesNothing } = settings.words
  if (totalWeight(qualifiers) > (others === 0 ? besidesNothing : oneQualifier)) return undefined
  // only a country is shared, which is the subject of many questions
  if (others > 0 && isOnlyCountry(a, onlyA) && isOnlyCountry(b, onlyB)) return 'unrelated'
  if (isPrimaryOfState(longer, shorter, qualifiers)) return 'overlap'
  // each names a contest of its own: "attends the Oscars", "attends a UFC event"
  if ([qualifiers, rest].every((tokens) => includesKind(tokens, 'ceremony', 'league', 'trophy'))) return 'overlap'
  // each place has posts and parties, prices and growth of its own
  if (
    includesKind(qualifiers, 'state', 'country') &&
    includesKind([...a.questionTokens, ...b.questionTokens], 'office', 'party', 'series')
  )
    return 'unrelated'
  // few cases in a part of a country are no few cases in the country
  const isOfPart = namePlace(qualifiers) || includesKind(qualifiers, 'state')
  if (isOfPart && [a, b].every(({ interval }) => interval && !interval.bare) && [a, b].some(isBounded)) return 'overlap'
  // the other question asserts something else
  if (rest.some(({ key, weight }) => weight >= 0.3 && predicates.has(key) && key !== 'announce')) return 'unrelated'
  if (rest.some(({ key }) => topicKindsOf(key).length > 0)) return 'overlap'
  if (qualifiers.some(({ key }) => ruleWords.measurement.has(key))) return 'overlap'
  // the home country of the venues is no qualifier of its own
  const isAll = (words: ReadonlySet<string>) =>
    qualifiers.every((token) => token.weight < (isCountry(token) ? 0.5 : 0.3) || words.has(token.key))
  // "Base Protocol" is a different thing from "Base"
  if (isAll(ruleWords.kindOfCompany)) return 'unrelated'
  if (isAll(ruleWords.manner)) return narrower
  // the first of a ranking is among its first five
  if (qualifiers.every(({ key, weight }) => key === 'top' || weight < 0.3) && shorter.qualifiers.top !== undefined)
    return narrower
  if ([a, b].some(isRanking) || [a, b].every(({ qualifiers: { first } }) => first !== undefined)) return 'overlap'
  if (includesPlaceLeft(qualifiers, longer)) return 'overlap'
  if (qualifiers.some(isPost) && leavesPlace(shorter)) return 'overlap'
  return isAll(ruleWords.weaker) ? wider : narrower
}

/**
 * Whether one question is about a state's primary for a president, and the other about the nomination or the election,
 * neither of which needs this state.
 */
const isPrimaryOfState = (one: Proposition, other: Proposition, only: readonly Token[]) =>
  one.qualifiers.stage === 'nomination' &&
  (other.qualifiers.stage === 'nomination' ||
    (other.qualifiers.stage === undefined && says(other.questionTokens, 'win'))) &&
  includesKind(only, 'state') &&
  other.questionTokens.some(isPresident) &&
  one.questionTokens.every((token) => !isOfKind(token, 'office') || isPresident(token))

/** Whether the number is a share or has an upper bound, so that a part of the whole may have it alone. */
const isBounded = ({ interval }: Proposition) => interval?.high !== undefined || interval?.unit === 'percent'

const OF_OPINION = wordSet('likely probabl probably')
const OPEN_ENDED: ReadonlySet<string> = new Set(['earlier', 'later', 'sooner'])

/** Whether the further words are a second predicate: "impeached and convicted" beside "impeached". */
export const isBothDone = (more: readonly Token[], others: readonly Token[], title: string): boolean =>
  totalWeight(others) < 0.3 &&
  more.length > 0 &&
  more.every((token) => predicates.has(token.key) || isPost(token)) &&
  [...title.matchAll(/ and (?:(?:be|is|are|then|also|to) )?([a-z]+)/g)].some(([, word = '']) =>
    tokenise(word).some(({ key }) => predicates.has(key) && more.some((token) => token.key === key)),
  )

/** Whether the shared words of weight are only the name of a country. */
function isOnlyCountry({ questionTokens }: Proposition, left: readonly Token[]): boolean {
  const shared = questionTokens.filter(({ key, weight }) => weight >= 0.5 && !left.some((token) => token.key === key))
  return shared.length === 1 && shared.every(isCountry)
}

/** Whether the one who leaves in the shorter question only names what somebody else leaves: "Ann leaves Bob's cabinet". */
function isLeftByOther(qualifiers: readonly Token[], longer: Proposition, shorter: Proposition): boolean {
  const at = longer.questionTokens.findIndex(({ key }) => ruleWords.endOfPost.has(key))
  if (at < 1 || !qualifiers.some((token) => token.weight >= 1 && longer.questionTokens.indexOf(token) < at))
    return false
  const [name, ...others] = shorter.questionTokens.filter(({ weight }) => weight >= 0.75)
  if (!name || others.length > 0 || !isOfKind(name, 'person')) return false
  return longer.questionTokens.findIndex((token) => isSameToken(token, name)) > at
}

/** Whether the question ranks somebody or something; "next" before a meeting or an election is a date. */
const isRanking = ({ questionTokens }: Proposition) =>
  questionTokens.some(({ key }) => ruleWords.ranking.has(key) && !(key === 'next' && says(questionTokens, ON_DAYS)))
const ON_DAYS = wordSet('meet election')

const ANOTHER = /\b(?:another|other) (?:\w+ )?(?:country|place|state)\b/i

/** Whether the question is about the others of a list, or any country besides those that are named. */
const isCatchAll = ({ answer, questionTokens }: Proposition) =>
  answer?.kind === 'catch-all' || says(questionTokens, 'another-country')

/** Whether the tokens are all of the answer of a list. */
const isAnswerOf = ({ answer }: Proposition, tokens: readonly Token[]) =>
  answer?.kind === 'name' &&
  answer.tokens.length > 0 &&
  answer.tokens.every((token) => tokens.includes(token) || token.weight < 0.3)
