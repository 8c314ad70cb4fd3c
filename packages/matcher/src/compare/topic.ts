import { yearOf } from '../extract/calendar.ts'
import { type EntityKind, includesKind, isOfKind } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, totalWeight } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { settings } from '../settings.ts'
import { isHomeBesideWinner } from './answers.ts'
import { vetoCityAlone } from './cities.ts'
import { isPriceOfCompared } from './compared-assets.ts'
import { agree, type Comparison, showBoth, showTokens, veto } from './comparison.ts'
import { compareCases } from './court-cases.ts'
import { compareEntities } from './entities.ts'
import { isOtherSchool } from './implied/namesakes.ts'
import { isOtherPlace } from './is-country.ts'
import { areOfLinkedContests } from './linked-contests.ts'
import { areLinked, isShortlyBefore } from './linked-questions.ts'
import { compareNamesInRules } from './named-in-rules.ts'
import { compareTimes } from './periods.ts'
import { arePersonAndCircle } from './possessors.ts'
import { isOffice, isPost, leavesPlace } from './posts.ts'
import { areOfOneTopicKind } from './predicates.ts'
import { compareQualifiers } from './qualifiers.ts'
import { compareRoles } from './roles.ts'
import { includesSame } from './same-token.ts'
import { areOfTwoStatistics } from './statistic-leaders.ts'
import { compareYears } from './times.ts'
import { CUPS, hasName, isName, isTopic, PRIZES } from './topic-words.ts'
import {
  areDoneToOthers,
  areOfCountAndOne,
  areOfHolderAlone,
  areOfOnePattern,
  areOfPriceAndDeed,
  areOfTwoContests,
  areOfTwoSubjects,
  areOnlyAlikeInKind,
  areRivals,
  areSaidApart,
  isLocal,
  type TopicWords,
} from './topics-apart.ts'
import { matchWords, rulesOfWords } from './words.ts'

/**
 * Returns the comparisons of two different questions about the same topic: one person, company, contest or economic
 * series. Empty where they share none. A shared country or competition is no topic, and neither is a shared pattern of
 * words ("Will X visit Y?").
 */
export function compareTopic(a: Proposition, b: Proposition): Comparison[] {
  if (arePersonAndCircle(a, b)) return []
  if (a.game || b.game || isGameDay(a) || isGameDay(b)) return []
  const { shared: any, onlyA, onlyB } = matchWords(a, b)
  const isOnOnePost = areLinked(a, b, onlyA)
  const isStep = isOnOnePost && (isShortlyBefore(a, b) || isShortlyBefore(b, a))
  const isLinked =
    isOnOnePost ||
    areOfLinkedContests(a, b, onlyA) ||
    isOfFirstLeaver(a, b) ||
    isOfFirstLeaver(b, a) ||
    isPriceOfCompared(a, b)
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
  if (isLinked) {
    const areApart = !isStep && compareTimes(a, b).some(({ relation }) => relation === 'unrelated')
    return areApart ? [] : result(settings.topic.least)
  }
  const [sharedA, sharedB] = [without(a.questionTokens, onlyA), without(b.questionTokens, onlyB)]
  const words: TopicWords = { shared: sharedA, onlyA, onlyB }
  const { topic } = settings
  const contest = areOfOneContest(a, b, words)
  const shared = Math.min(distinctive(sharedA), distinctive(sharedB)) + (contest ? topic.contest : 0)
  // if each question names something that the other does not, more words have to be shared
  const least = !contest && hasName(onlyA) && hasName(onlyB) ? topic.shareOfTwo : topic.share
  if (shared < topic.least || shared < least * Math.min(distinctive(a.questionTokens), distinctive(b.questionTokens)))
    return []
  const ofKind = areOfOneTopicKind(a, b)
  const alike = ofKind ?? (a.asks !== undefined && a.asks === b.asks)
  if (ofKind === false || !(contest || (isSharedTopic(a, onlyA, alike) && isSharedTopic(b, onlyB, alike)))) return []
  if (areOfTwoSubjects(a, b, words) || areRivals(words) || areOfTwoStatistics(words)) return []
  if (onlyA.some((token) => isOtherSchool(token, a, b)) || onlyB.some((token) => isOtherSchool(token, b, a))) return []
  if (isHomeBesideWinner(a, b, onlyB) || isHomeBesideWinner(b, a, onlyA)) return []
  if (areOfHolderAlone(a, b, words) || areOfCountAndOne(a, b, words) || areOfPriceAndDeed(a, b, words)) return []
  const meet = ({ verdict, relation }: Comparison) =>
    verdict === 'agree' || relation === 'inside' || relation === 'contains'
  if (areOnlyAlikeInKind(words) || (areSaidApart(a, b, words) && !compareTimes(a, b).some(meet))) return []
  if (areOfOnePattern(words) || areDoneToOthers(a, b, words)) return []
  // the same post of different places is no shared topic
  const plain =
    hasName(onlyA) && hasName(onlyB) && ![...onlyA, ...onlyB].some(({ key }) => ruleWords.attribute.has(key))
  if (plain && sharedA.some(isOffice) && !sharedA.some(isOtherPlace)) return []
  if (areOfTwoContests(a, b, words)) return []
  const places = [...onlyA, ...onlyB].some(isOtherPlace)
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
 * leaves a post, keeps it or wins an election: the others decide who is first.
 */
function isOfFirstLeaver(first: Proposition, other: Proposition): boolean {
  const { qualifiers, answer } = first
  if (qualifiers.first === undefined || answer?.kind !== 'name' || leavesPlace(other)) return false
  const [subject] = other.questionTokens
  if (!subject || !includesSame(answer.tokens, subject) || says(other.questionTokens, 'race')) return false
  if (answer.tokens.some((name) => name.weight >= 0.75 && !includesSame(other.questionTokens, name))) return false
  if (isElected(other)) return says(first.questionTokens, ruleWords.leaving)
  return (
    other.questionTokens.some(isPost) &&
    [first, other].every(
      ({ questionTokens, time: { window } }) =>
        // who holds the post in a month
        window?.kind === 'period' || questionTokens.some(({ key }) => key === 'stay' || ruleWords.leaving.has(key)),
    )
  )
}

/** Whether the question is about winning the election of a country. */
const isElected = ({ questionTokens, qualifiers, interval }: Proposition) =>
  says(questionTokens, 'win') &&
  (says(questionTokens, 'election') || questionTokens.some(isOffice)) &&
  includesKind(questionTokens, 'country') &&
  qualifiers.stage === undefined &&
  interval === undefined

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
function isSharedTopic({ title, questionTokens }: Proposition, left: readonly Token[], assertsAlike: boolean): boolean {
  // two shared countries are the topic of what happens between them
  if (assertsAlike && questionTokens.filter((token) => isOfKind(token, 'country') && !left.includes(token)).length > 1)
    return true
  const isShared = (token: Token) => isName(token) && !left.includes(token)
  // a person does many things in one land, as a member of one party or holder of one post
  const isPersonal = questionTokens.every((token) => !isShared(token) || !isTopic(token) || isOfKind(token, 'person'))
  const kinds: EntityKind[] = ['country', 'party', 'state', ...(GETS_POST.test(title) ? [] : ['office' as const])]
  const shared = questionTokens.map((token) => isShared(token) && !(isPersonal && isOfKind(token, ...kinds)))
  if (!questionTokens.some((token, index) => shared[index] && isTopic(token))) return false
  const words = shared.filter(Boolean).length
  return assertsAlike || words > MAX_NAME_WORDS || countNames(questionTokens, shared) > 1
}

const MAX_NAME_WORDS = 3

/** Matches words for getting, holding or losing a post: "is the mayor", "becomes mayor", "out as mayor". */
const GETS_POST =
  /\b(?:betting|candidate|elected|next|nominee|out as|replaced|sworn in|winner|(?:become|cease|leave|remain|resign|run|stay|win)s?)\b|\b(?:be|is) (?!\w+e[dn]\b)/i

/**
 * Returns the number of names among the shared tokens. Tokens beside each other are one name, except entities of the
 * tables.
 */
function countNames(questionTokens: readonly Token[], shared: readonly boolean[]): number {
  const begins = (index: number) => {
    // one light word parts no name: "virus daily cases"
    const before = !shared[index - 1] && (questionTokens[index - 1]?.weight ?? 1) <= 0.3 ? index - 2 : index - 1
    return !shared[before] || questionTokens[index]?.ids || questionTokens[before]?.ids
  }
  return shared.filter((is, index) => is && begins(index)).length
}

/**
 * Whether both questions are about one contest: the same post or cup in the same year, or the next holder of the same
 * post.
 */
function areOfOneContest(a: Proposition, b: Proposition, { shared: sharedA, onlyA, onlyB }: TopicWords): boolean {
  const sharedB = without(b.questionTokens, onlyB)
  if (isPower(a.questionTokens, b.questionTokens) && sharedA.some(isOtherPlace)) return true
  const both = (key: string) => [a, b].every(({ questionTokens }) => questionTokens.some((token) => token.key === key))
  const isPrize = (token: Token) => token.key === 'leader' || isOfKind(token, ...(both('win') ? CUPS : PRIZES))
  if (!sharedA.some(isPrize) || !sharedB.some(isPrize) || a.qualifiers.district !== b.qualifiers.district) return false
  if (both('next')) return true
  // the turnout of an election and what others say about it have nothing to do with each other
  const isOnResult = ({ title, questionTokens, qualifiers }: Proposition, left: readonly Token[]) =>
    says(questionTokens, RESULT) ||
    (qualifiers.stage ?? qualifiers.top ?? qualifiers.place) !== undefined ||
    /\bchampions?\b/i.test(title) ||
    // what a holder is accused of is no result
    !(hasName(left) || says(left, ACCUSES))
  if (!isOnResult(a, onlyA) || !isOnResult(b, onlyB)) return false
  return compareYears(a.time.years, b.time.years) === 'equal' || isHeldIn(a, b)
}

const ACCUSES = wordSet('charge convict impeach indict')
const RESULT = wordSet('balanc candidat leader margin run seat win')

/** Whether one question states no year and its listing closes in the year of the other's contest. */
function isHeldIn({ time: one }: Proposition, { time: other }: Proposition): boolean {
  const [named, open] = one.years.length > 0 ? [one, other] : [other, one]
  const { closing } = open
  return open.years.length === 0 && closing !== undefined && named.years.some(({ value }) => value === yearOf(closing))
}

/** Whether one question is about the fall of a regime and the other about its leader, who falls with it. */
function isPower(a: readonly Token[], b: readonly Token[]): boolean {
  const isOf = (one: readonly Token[], other: readonly Token[]) =>
    says(one, ruleWords.regime) &&
    (says(other, ruleWords.ruler) || other.some(({ ids }) => ids?.includes('office:supreme-leader')))
  return isOf(a, b) || isOf(b, a)
}

/** Whether the question names an American politician, whose posts are all in the United States. */
const isAmerican = ({ politician }: Proposition) => politician?.party.startsWith('party:us-') ?? false

/** Whether the question is about an office or a party, of which each place has its own. */
const isPolitical = ({ questionTokens }: Proposition) => includesKind(questionTokens, 'office', 'party')
