import { yearOf } from '../extract/calendar.ts'
import { verbClauseOf } from '../extract/clause.ts'
import { type EntityKind, includesKind, isOfKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, tokenOfWord, totalWeight } from '../extract/tokens.ts'
import { predicates } from '../knowledge/lexicon.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { verbs } from '../knowledge/verbs.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { settings } from '../settings.ts'
import { isHomeBesideWinner } from './answers.ts'
import { vetoCityAlone } from './cities.ts'
import { agree, type Comparison, showBoth, showTokens, veto } from './comparison.ts'
import { compareCases } from './court-cases.ts'
import { compareEntities } from './entities.ts'
import { areOfLinkedContests } from './linked-contests.ts'
import { compareNamesInRules } from './named-in-rules.ts'
import { compareTimes } from './periods.ts'
import { isOffice, isPost, leavesPlace } from './posts.ts'
import { areOfOneTopicKind } from './predicates.ts'
import { compareQualifiers } from './qualifiers.ts'
import { compareRoles } from './roles.ts'
import { givenNameOf, includesSame } from './same-token.ts'
import { areOfTwoStatistics } from './statistic-leaders.ts'
import { compareYears } from './times.ts'
import { topicKindsOf } from './topic-kinds.ts'
import { matchWords, rulesOfWords } from './words.ts'

/**
 * Returns the comparisons of two different questions about the same topic: one person, company, contest or economic
 * series. Empty where they share none. A shared country or competition is no topic, and neither is a shared pattern of
 * words ("Will X visit Y?").
 */
export function compareTopic(a: Proposition, b: Proposition): Comparison[] {
  if (a.game || b.game || isGameDay(a) || isGameDay(b)) return []
  const { shared: any, onlyA, onlyB } = matchWords(a, b)
  const isLinked = areOfLinkedContests(a, b, onlyA) || isOfFirstLeaver(a, b) || isOfFirstLeaver(b, a)
  if ((!isLinked && any < LEAST) || vetoCityAlone(a, b).length > 0) return []
  if (isOfDistrict(a) !== isOfDistrict(b) && (isOfOtherOffice(a) || isOfOtherOffice(b))) return []
  const result = (shared: number): Comparison[] => [
    agree(
      'matter',
      'matter shared',
      [() => showTokens(without(a.questionTokens, onlyA)), undefined],
      Math.min(shared, settings.topic.cap),
      () => rulesOfWords(a, b),
    ),
    veto('same-topic', 'overlap', showBoth(showTokens, onlyA, onlyB)),
  ]
  if (isLinked)
    return compareTimes(a, b).some(({ relation }) => relation === 'unrelated') ? [] : result(settings.topic.least)
  const [sharedA, sharedB] = [without(a.questionTokens, onlyA), without(b.questionTokens, onlyB)]
  const { topic } = settings
  const contest = areOfOneContest(a, b, sharedA, sharedB)
  const shared = Math.min(distinctive(sharedA), distinctive(sharedB)) + (contest ? topic.contest : 0)
  // if each question names something that the other does not, more words have to be shared
  const least = !contest && hasName(onlyA) && hasName(onlyB) ? topic.shareOfTwo : topic.share
  if (shared < topic.least || shared < least * Math.min(distinctive(a.questionTokens), distinctive(b.questionTokens)))
    return []
  const ofKind = areOfOneTopicKind(a, b)
  const alike = ofKind ?? (a.asks !== undefined && a.asks === b.asks)
  if (
    ofKind === false ||
    !(contest || (isSharedTopic(a.questionTokens, onlyA, alike) && isSharedTopic(b.questionTokens, onlyB, alike)))
  )
    return []
  if (areOfTwoSubjects(a, b, onlyA, onlyB) || areRivals(onlyA, onlyB) || areOfTwoStatistics(sharedA, onlyA, onlyB))
    return []
  if (isHomeBesideWinner(a, b, onlyB) || isHomeBesideWinner(b, a, onlyA)) return []
  if (areOfOnePattern(sharedA, onlyA, onlyB) || areDoneToOthers(a, b, onlyA, onlyB)) return []
  // the same post of different places is no shared topic
  const plain =
    hasName(onlyA) && hasName(onlyB) && ![...onlyA, ...onlyB].some(({ key }) => ruleWords.attribute.has(key))
  if (plain && sharedA.some(isOffice) && !sharedA.some(isPlace)) return []
  if (areOfTwoContests(a, b, onlyA, onlyB, sharedA)) return []
  const places = [...onlyA, ...onlyB].some(isPlace)
  if (places && isPolitical(a) && isPolitical(b) && (!sharedA.some(isLocal) || isAmerican(a) || isAmerican(b)))
    return []
  if (places && includesKind(sharedA, 'series')) return []
  const bounds = [
    ...compareCases(a, b),
    ...compareRoles(a, b),
    ...compareEntities(a, b),
    ...compareQualifiers(a, b),
    ...compareTimes(a, b),
    ...compareNamesInRules(a, b),
  ]
  if (bounds.some(({ relation }) => relation === 'unrelated')) return []
  return result(shared)
}

/**
 * Whether the first question asks if somebody is the first of several to leave a post, and the other if the same person
 * leaves a post or keeps it: the others decide who is first.
 */
function isOfFirstLeaver(first: Proposition, other: Proposition): boolean {
  const { qualifiers, answer } = first
  if (qualifiers.first === undefined || answer?.kind !== 'name' || leavesPlace(other)) return false
  const [subject] = other.questionTokens
  return (
    subject !== undefined &&
    includesSame(answer.tokens, subject) &&
    answer.tokens.every((name) => name.weight < 0.75 || includesSame(other.questionTokens, name)) &&
    other.questionTokens.some(isPost) &&
    !says(other.questionTokens, 'race') &&
    [first, other].every(({ questionTokens }) =>
      questionTokens.some(({ key }) => key === 'stay' || ruleWords.leaving.has(key)),
    )
  )
}

/** Whether the question is about a game of which it names only one team and the day: "Quilmar wins on May 4". */
const isGameDay = ({ questionTokens, time }: Proposition) =>
  time.window?.kind === 'day' &&
  includesKind(questionTokens, 'team') &&
  questionTokens.every((token) => token.key === 'win' || isOfKind(token, 'team'))

const isOfDistrict = ({ qualifiers }: Proposition) => qualifiers.district !== undefined

/** Whether the question names an office of a state, which is not that of one of its districts. */
const isOfOtherOffice = ({ questionTokens, qualifiers }: Proposition) =>
  qualifiers.district === undefined && questionTokens.some(({ ids }) => ids?.some((id) => OF_STATE.has(id)))
const OF_STATE: ReadonlySet<string> = new Set(['office:governor', 'office:president', 'office:senate'])

/** A little less than the weight of a post and its contest. */
const LEAST = settings.topic.least - settings.topic.contest

const without = (questionTokens: readonly Token[], left: readonly Token[]) =>
  questionTokens.filter((token) => !left.includes(token))

const distinctive = (tokens: readonly Token[]) => totalWeight(tokens.filter(({ weight }) => weight > 0.3))

/** Whether the shared tokens are a topic: a name together with the same assertion or a second name. */
function isSharedTopic(questionTokens: readonly Token[], left: readonly Token[], assertsAlike: boolean): boolean {
  // two shared countries are the topic of what happens between them
  if (assertsAlike && questionTokens.filter((token) => isOfKind(token, 'country') && !left.includes(token)).length > 1)
    return true
  const isShared = (token: Token) => isName(token) && !left.includes(token)
  // a person does many things in one land, or as a member of one party
  const isPersonal = questionTokens.every((token) => !isShared(token) || !isTopic(token) || isOfKind(token, 'person'))
  const shared = questionTokens.map(
    (token) => isShared(token) && !(isPersonal && isOfKind(token, 'country', 'party', 'state')),
  )
  if (!questionTokens.some((token, index) => shared[index] && isTopic(token))) return false
  const words = shared.filter(Boolean).length
  return assertsAlike || words > MAX_NAME_WORDS || countNames(questionTokens, shared) > 1
}

const MAX_NAME_WORDS = 3

/**
 * Returns the number of names among the shared tokens. Tokens beside each other are one name, except entities of the
 * tables.
 */
function countNames(questionTokens: readonly Token[], shared: readonly boolean[]): number {
  const begins = (index: number) => !shared[index - 1] || questionTokens[index]?.ids || questionTokens[index - 1]?.ids
  return shared.filter((is, index) => is && begins(index)).length
}

/** Whether each question has a subject that the other does not have. That of a market in a list is its answer. */
function areOfTwoSubjects(a: Proposition, b: Proposition, onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  const [x, y] = [hasSubject(a, onlyA), hasSubject(b, onlyB)]
  return (x && y) || ((hasAnswer(a, onlyA) ?? x) && (hasAnswer(b, onlyB) ?? y))
}

/** Whether the question begins with a name that the other question does not have. */
function hasSubject({ questionTokens }: Proposition, left: readonly Token[]): boolean {
  const subject = questionTokens.find((token) => isName(token) && !isAttribute(token))
  return subject !== undefined && left.includes(subject)
}

/** Whether the answer of the question is a name that the other question does not have; undefined without an answer. */
const hasAnswer = ({ answer, qualifiers }: Proposition, left: readonly Token[]): boolean | undefined =>
  answer?.kind === 'name' && qualifiers.gender === undefined
    ? answer.tokens.some((token) => isName(token) && !isAttribute(token) && includesSame(left, token))
    : undefined

/** Whether the key of a token is a number or a Roman numeral: "6", "iv". */
export const isNumber = ({ key }: Token) => /^(?:\d+(?:\.\d+)?|[ivx]{1,5})$/.test(key)

const isName = ({ key, weight }: Token) => weight >= 0.75 && !predicates.has(key)

const verbKeys = new Set(verbs.map(({ lemma }) => tokenOfWord(lemma).key))
/**
 * Whether the key is a verb between two parties, except verbs such as "leave" and "win", which may be about the same
 * topic.
 */
const isVerb = (key: string) => verbKeys.has(key) && !HELD.has(key)
const HELD = new Set(['leave', 'win', 'succeed', 'replac'])

/** Whether the token can be a topic: a name or word of weight that is no place, post, party or competition. */
const isTopic = (token: Token) =>
  isName(token) &&
  !givenNameOf(token.key) &&
  !isOfKind(token, 'award', 'ceremony', 'country', 'league', 'office', 'party', 'state', 'trophy')

/** Whether the token is a property of a contest (a party, a medal) and not one of its participants. */
const isAttribute = (token: Token) => ruleWords.attribute.has(token.key) || isOfKind(token, 'party')

/**
 * Whether both questions are about one contest: the same post or cup in the same year, or the next holder of the same
 * post.
 */
function areOfOneContest(
  a: Proposition,
  b: Proposition,
  sharedA: readonly Token[],
  sharedB: readonly Token[],
): boolean {
  if (isPower(a.questionTokens, b.questionTokens) && sharedA.some(isPlace)) return true
  const both = (key: string) => [a, b].every(({ questionTokens }) => questionTokens.some((token) => token.key === key))
  const isPrize = (token: Token) => token.key === 'leader' || isOfKind(token, ...(both('win') ? CUPS : PRIZES))
  if (!sharedA.some(isPrize) || !sharedB.some(isPrize) || a.qualifiers.district !== b.qualifiers.district) return false
  return (
    both('next') ||
    compareYears(a.time.years, b.time.years) === 'equal' ||
    ((both('win') || [a, b].some(isOfNominee)) && isHeldIn(a, b))
  )
}

const isOfNominee = ({ qualifiers }: Proposition) => qualifiers.stage === 'nomination'

/** Whether one question states no year and its listing closes in the year of the other's contest. */
function isHeldIn({ time: one }: Proposition, { time: other }: Proposition): boolean {
  const [named, open] = one.years.length > 0 ? [one, other] : [other, one]
  const { closing } = open
  return open.years.length === 0 && closing !== undefined && named.years.some(({ value }) => value === yearOf(closing))
}

/** Whether one question is about the fall of a regime and the other about its leader, who falls with it. */
function isPower(a: readonly Token[], b: readonly Token[]): boolean {
  const isOf = (one: readonly Token[], other: readonly Token[]) =>
    says(one, ruleWords.regime) && (says(other, ruleWords.ruler) || other.some(isSupreme))
  return isOf(a, b) || isOf(b, a)
}

const isSupreme = ({ ids }: Token) => ids?.includes('office:supreme-leader') ?? false

const hasName = (tokens: readonly Token[]) => tokens.some((token) => isName(token) && !isAttribute(token))

/**
 * Whether each question names something of the same kind that the other does not (two companies, two people) or another
 * number of a series: "GPT-6", "Artemis IV".
 */
function areRivals(onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  if (onlyA.some(isNumber) && onlyB.some(isNumber)) return true
  const kinds = new Set(onlyA.flatMap(kindsOf))
  return onlyB.some((token) => kindsOf(token).some((kind) => kinds.has(kind) && RIVALS.has(kind)))
}

/** Returns the kinds of entity of a token; the EU counts as a country. */
const kindsOf = ({ key, ids = [] }: Token): EntityKind[] => (key === 'eu' ? ['country'] : ids.map(kindOf))

/** Whether both questions assert the same of different things: two pardons, two products, two Grands Prix. */
function areOfOnePattern(shared: readonly Token[], onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  if (!shared.some(({ key }) => ruleWords.pattern.has(key) || isVerb(key))) return false
  // what two parties do together is one topic, also with a third party and in any place
  if (shared.some(({ key }) => ruleWords.mutual.has(key)) && shared.filter(isParty).length > 1) return false
  // whatever is said is no act of its own: "say ceasefire"
  const isSaid = shared.some(({ key }) => ruleWords.saying.has(key))
  return [onlyA, onlyB].every(
    (tokens) =>
      hasName(tokens) &&
      (isSaid ||
        tokens.every(({ key }) => key === 'next' || !(ruleWords.pattern.has(key) || topicKindsOf(key).length > 0))),
  )
}

const isParty = (token: Token) => isOfKind(token, 'country', 'person')

/** Whether one party wins a competition and another contest that has no part in it: the Masters, the Lima Open. */
function areOfTwoContests(
  a: Proposition,
  b: Proposition,
  onlyA: readonly Token[],
  onlyB: readonly Token[],
  shared: readonly Token[],
): boolean {
  const wins = ({ questionTokens }: Proposition) => says(questionTokens, 'win')
  if (!wins(a) || !wins(b) || includesKind(shared, ...CUPS)) return false
  if ([onlyA, onlyB].every((tokens) => tokens.some(({ ids, key }) => !ids && CONTESTS.has(key)))) return true
  const isApart = (one: readonly Token[], other: readonly Token[]) =>
    includesKind(one, 'league') && other.some((token) => isName(token) && !token.ids) && !includesKind(other, ...CUPS)
  return isApart(onlyA, onlyB) || isApart(onlyB, onlyA)
}

/** Words that name a contest together with those before them: "Zorro Cup", "Zorro Quibble Championship". */
const CONTESTS = wordSet('championship classic cup invitational master open slam tournament trophy')

/** Whether one party does the same to two others: captures two towns, meets two presidents. */
function areDoneToOthers(a: Proposition, b: Proposition, onlyA: readonly Token[], onlyB: readonly Token[]): boolean {
  const [x, y] = [verbClauseOf(a.title), verbClauseOf(b.title)]
  if (x.verb === '' || x.verb !== y.verb || x.patients.length === 0 || y.patients.length === 0) return false
  const isLeft = (left: readonly Token[]) => (token: Token) => left.some(({ key }) => key === token.key)
  return x.patients.every(isLeft(onlyA)) && y.patients.every(isLeft(onlyB))
}

/** Whether the token implies a place: a person, or a party of one country. */
const isLocal = (token: Token) =>
  isTopic(token) || (isOfKind(token, 'party') && !token.ids?.some((id) => id.startsWith('party:us-')))

/** Whether the question names an American politician, whose posts are all in the United States. */
const isAmerican = ({ politician }: Proposition) => politician?.party.startsWith('party:us-') ?? false

const isPlace = (token: Token) => isOfKind(token, 'country', 'state') && !token.ids?.includes('country:usa')

/** Whether the question is about an office or a party, of which each place has its own. */
const isPolitical = ({ questionTokens }: Proposition) => includesKind(questionTokens, 'office', 'party')

const PRIZES = ['award', 'office', 'trophy'] as const
/** Kinds of contests that are won; some are named by their league. */
const CUPS = [...PRIZES, 'league'] as const
const RIVALS = wordSet('award ceremony coin company country league person state team trophy')
