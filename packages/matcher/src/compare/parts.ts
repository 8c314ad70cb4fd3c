import { includesKind, isOfKind, isOnlyOfKind } from '../extract/entities.ts'
import { inverseOf, showInterval } from '../extract/interval.ts'
import { namesFedFunds, namesRateOfFed } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { type Token, tokensOf } from '../extract/tokens.ts'
import { pastWinners } from '../knowledge/past-winners.ts'
import { titlesWithin } from '../knowledge/trophies.ts'
import { compareCandidacies } from './candidacies.ts'
import { compareChamberLeader } from './chamber-leaders.ts'
import { compareChambers } from './chambers.ts'
import { compareCoalitions } from './coalitions.ts'
import { agree, agreeOnWords, type Comparison, differInPolarity, veto } from './comparison.ts'
import { compareConferenceTitle, reachesFinals, winsTitle } from './conference-titles.ts'
import { compareCountWithAny } from './count-beside-any.ts'
import { compareEntities } from './entities.ts'
import { ofTitle } from './facts.ts'
import { isEventQuestion } from './game-questions.ts'
import { compareElected } from './inaugurations.ts'
import { compareNomineePairs, nomineePairOf } from './nominee-pairs.ts'
import { isExclusive, losesPost } from './one-winner.ts'
import { isOffice, isPost, leavesPlace } from './posts.ts'
import { compareDirection, compareYearlyDirection } from './price-directions.ts'
import { countsMoves, relateOverTime, relateToLevel } from './rate-levels.ts'
import { compareRatePaths } from './rate-paths.ts'
import { compareRecordLevel } from './record-levels.ts'
import { compareRivalTitles } from './rival-titles.ts'
import { includesSame, isSameToken } from './same-token.ts'
import { compareNewHolder, compareSuccession } from './successors.ts'
import { compareTallies } from './tallies.ts'
import { vocabularyOf } from './vocabulary.ts'
import { compareVoteShare } from './vote-shares.ts'
import { agreeOnShared, agreeOnTopic, areComplete, compareWords, matchWords } from './words.ts'

/**
 * Returns the comparisons of two questions of which one implies or counts the other: "how many vacancies" and "a
 * vacancy", an election and its winner, two things at once and one of them. Undefined for all other pairs.
 */
export function compareParts(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (isEventQuestion(a) || isEventQuestion(b) || a.qualifiers.condition !== b.qualifiers.condition) return undefined
  return (
    compareTallies(a, b) ??
    compareChambers(a, b) ??
    compareNomineePairs(a, b) ??
    compareCoalitions(a, b) ??
    firstOf(RULES, a, b) ??
    (a.build === b.build ? undefined : firstOf(RULES_OF_BUILDS, a, b)) ??
    firstOf([ofWoman], a, b)
  )
}

type Rule = (a: Proposition, b: Proposition) => Comparison[] | undefined

/** Returns what the first rule finds that holds for the two questions, in either order. */
function firstOf(rules: readonly Rule[], a: Proposition, b: Proposition): Comparison[] | undefined {
  for (const rule of rules) {
    const found = rule(a, b) ?? back(rule(b, a))
    if (found) return found
  }
  return undefined
}

function back(parts: Comparison[] | undefined): Comparison[] | undefined {
  return parts?.map(({ sides: [a, b], relation, ...rest }) => ({
    ...rest,
    sides: [b, a],
    ...(relation && { relation: inverseOf(relation) }),
  }))
}

/** Returns the comparisons of two questions that differ in one part only; undefined where they have other words, too. */
function beside(a: Proposition, b: Proposition, shared: number, stray: readonly Token[], part: Comparison) {
  return areComplete(shared, stray) ? [...compareEntities(a, b), agreeOnShared(a, b, shared), part] : undefined
}

/** A change of a rate by the central bank beside its level, of which neither implies the other but at one meeting. */
const ofRate: Rule = (a, b) => {
  if (
    !a.interval ||
    b.interval?.unit !== 'percent' ||
    !namesRateOfFed(a.questionTokens) ||
    !namesFedFunds(b.questionTokens)
  )
    return undefined
  const isCount = a.interval.unit !== 'bps'
  if (isCount && !countsMoves(a)) return undefined
  const sides = [showInterval(a.interval), showInterval(b.interval)] as const
  const later = relateOverTime(a, b)
  const relation = later ?? (isCount ? undefined : (relateToLevel(a, b) ?? 'overlap'))
  if (relation === undefined) return undefined
  if (relation !== 'equal' && relation !== 'opposite')
    return [agreeOnWords(2), veto(later ? 'level-after-changes' : 'rate-beside-change', relation, sides)]
  const agreed = [agree(later ? 'level' : 'numbers', 'numbers agree', sides)]
  if (later) agreed.push(agree('window', 'window near', sides))
  return [agreeOnWords(2), ...agreed, ...(relation === 'opposite' ? [differInPolarity(sides)] : [])]
}

/** An election beside its winner, a referendum beside its result: what is won or passes has taken place. */
const ofOccurrence: Rule = (a, b) => {
  if (a.build !== 'occurrence' || !vocabularyOf(b).predicates.some((key) => key === 'pass' || key === 'win'))
    return undefined
  // a nomination is made before the election
  if (a.qualifiers.stage !== b.qualifiers.stage) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  // a country also wins what is no election
  if (includesKind(onlyB, 'award', 'ceremony', 'league', 'trophy')) return undefined
  return beside(a, b, shared, onlyA, veto('winner-implies-election', 'contains', ['occur', 'win']))
}

/** An election that is called beside one that is held: one that is held has been called. */
const ofCalled: Rule = (a, b) => {
  if (a.build !== 'called' || b.build !== 'occurrence') return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const stray = [...onlyA, ...onlyB].filter(({ key }) => !CALLS.has(key))
  return beside(a, b, shared, stray, veto('called-beside-held', 'contains', ['called', 'held']))
}

const CALLS = new Set(['announce', 'call', 'hold', 'held', 'trigger'])

/**
 * A title beside what comes before it, which its winner has won or reached: the title of a conference, the playoffs, the
 * finals.
 */
const ofTitles: Rule = (a, b) => {
  const title = a.questionTokens.find(({ ids }) => ids?.some((id) => titlesWithin.has(id)))
  // who plays for the title has not won it, and "Florida" is a team of several leagues
  if (!title || reachesFinals(a) || areApart(a.leagues, b.leagues)) return undefined
  const within = title.ids?.flatMap((id) => titlesWithin.get(id) ?? []) ?? []
  const step = b.questionTokens.find(
    ({ key, ids = [] }) => key === 'postseason' || ids.some((id) => within.includes(id)),
  )
  if (!step && (b.qualifiers.reach === undefined || a.qualifiers.reach !== undefined || !winsTitle(a))) return undefined
  // the playoff of college football has the name of its title
  const isEntry = step?.key === 'postseason' && vocabularyOf(a).predicates.includes('win')
  if (step && !isEntry && includesSame(b.questionTokens, title)) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  // the event of a list names its stage, too: "Final Four"
  const isOfStage = ({ key }: Token) => key === step?.key || (b.qualifiers.reach !== undefined && STAGE.test(key))
  const stray = [...onlyA, ...onlyB].filter((token) => !isOfStage(token) && !isOfTitle(title)(token))
  if (!areComplete(shared, stray)) return undefined
  return [agreeOnShared(a, b, shared), veto('title-implies-stage', 'inside', [a.title, b.title])]
}

const areApart = (leagues: readonly string[], others: readonly string[]) =>
  leagues.length > 0 && others.length > 0 && !leagues.some((league) => others.includes(league))

const STAGE = /^(?:elite|final|sweet|4|8|16)$/

const isOfTitle = (title: Token) => (token: Token) =>
  token.key === 'win' || token.key === title.key || isOnlyOfKind(token, 'league')

/** Several things at once beside one of them, which they imply. */
const ofJoint: Rule = (a, b) => {
  if (a.build !== 'joint' || b.build !== undefined || a.interval || b.interval || nomineePairOf(a)) return undefined
  // control of a chamber is not control of a district in it
  if (a.qualifiers.district !== b.qualifiers.district) return undefined
  const { onlyB, shared } = compareWords(a, b)
  const stray = onlyB.filter((token) => token.key !== 'win' && !isOnlyOfKind(token, 'league'))
  if (!areComplete(shared, stray, 1) || !isFirst(a, b)) return undefined
  // of two who meet in a final one loses it
  const relation = says(a.questionTokens, 'matchup') && winsFinal(b) ? 'overlap' : 'inside'
  return [agreeOnShared(a, b, shared), veto('all-imply-each', relation, [a.title, b.title])]
}

/** Two pairs of teams who meet in one final, which exclude each other. */
const ofMatchups: Rule = (a, b) => {
  if (![a, b].every(({ questionTokens }) => says(questionTokens, 'matchup')) || nomineePairOf(a)) return undefined
  const { onlyA, onlyB, shared } = matchWords(a, b)
  const isOfPair = (token: Token) => token.weight < 0.5 || isOfKind(token, 'team')
  if (![onlyA, onlyB].every((only) => includesKind(only, 'team') && only.every(isOfPair))) return undefined
  return [agreeOnTopic(a, b, shared), veto('other-answer', 'disjoint', [a.title, b.title])]
}

/** Whether a question is about winning a final, and not the title of a conference by which it is reached. */
const winsFinal = (question: Proposition) =>
  winsTitle(question) &&
  question.qualifiers.reach === undefined &&
  !reachesFinals(question) &&
  !question.questionTokens.some(({ ids }) => ids?.some((id) => titlesWithin.get(id)?.length === 0))

/** Whether the single question is about the first name of the joint one: in "A and B, for X and Y", A goes with X. */
function isFirst({ questionTokens }: Proposition, { questionTokens: one }: Proposition): boolean {
  if (says(questionTokens, 'matchup')) return true
  const [first] = questionTokens.filter(isSubject)
  const [subject] = one.filter(isSubject)
  return first !== undefined && (subject === undefined || isSameToken(first, subject))
}

const isSubject = (token: Token) => token.weight >= 0.75 && token.key !== 'both' && !isOffice(token)

const isPopular = (side: Proposition) => vocabularyOf(side).names.has('popular-vote')

/** "A woman" beside a named candidate whose sex is known. */
const ofWoman: Rule = (a, b) => {
  if (a.qualifiers.gender !== 'women' || b.qualifiers.gender !== undefined) return undefined
  // when somebody is replaced or announced is no question of the person, and either of two may win
  if (!b.politician || b.form === 'time' || !isExclusive(b) || (b.answer && b.answer.kind !== 'name')) return undefined
  if (isPopular(a) !== isPopular(b) || / or \p{Lu}/u.test(b.title)) return undefined
  const { onlyA, shared } = compareWords(a, b)
  const stray = onlyA.filter(({ key }) => key !== 'gender')
  const stages = a.qualifiers.stage !== b.qualifiers.stage
  const relation = stages ? 'overlap' : b.politician.woman ? 'contains' : 'disjoint'
  return beside(a, b, shared, stray, veto('woman-beside-name', relation, ['a woman', b.title]))
}

/** The first of several to leave a post beside leaving it. */
const ofFirstToLeave: Rule = (a, b) => {
  if (a.qualifiers.first === undefined || b.qualifiers.first !== undefined || a.answer?.kind !== 'name')
    return undefined
  if (![a, b].every((one) => losesPost(one) && says(one.questionTokens, 'leave')) || leavesPlace(b)) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const isOfPost = (token: Token) => isPost(token) || token.key === '1st' || isOnlyOfKind(token, 'country')
  const stray = [...onlyA, ...onlyB].filter((token) => !isOfPost(token))
  if (!areComplete(shared, stray)) return undefined
  return [agreeOnTopic(a, b, shared), veto('one-sided-qualifier', 'inside', [a.qualifiers.first, undefined], 'first')]
}

const isOfFirstTime = ofTitle((title: string): boolean => FIRST_TIME.test(title))
const FIRST_TIME = /\b(?:first[- ]time (?:champion|winner)|(?:that|who) (?:has|have) never won|never won before)\b/i

/** A first-time winner of a contest beside a team that has won it before: they exclude each other. */
const ofFirstWinner: Rule = (a, b) => {
  if (!isOfFirstTime(a.title) || isOfFirstTime(b.title) || a.negated || b.negated) return undefined
  const { reach, group } = b.qualifiers
  if (!vocabularyOf(b).predicates.includes('win') || (reach ?? group) !== undefined) return undefined
  const { shared, onlyA, onlyB } = matchWords(a, b)
  const contest = a.questionTokens
    .filter((token) => !onlyA.includes(token))
    .flatMap(({ ids = [] }) => ids.flatMap((id) => pastWinners.get(id) ?? []))
  const names: readonly string[] = onlyB.flatMap(({ ids = [] }) => ids)
  const isNamed = (name: string) => tokensOf(name).some(({ ids = [] }) => ids.some((id) => names.includes(id)))
  if (!contest.some(isNamed)) return undefined
  return [agreeOnTopic(a, b, shared), veto('first-time-beside-champion', 'disjoint', [a.title, b.title])]
}

const RULES: readonly Rule[] = [
  ofMatchups,
  compareConferenceTitle,
  ofTitles,
  compareRivalTitles,
  ofFirstWinner,
  ofFirstToLeave,
  compareRecordLevel,
  compareDirection,
  compareYearlyDirection,
  compareSuccession,
  compareElected,
  compareCandidacies,
  compareChamberLeader,
  compareNewHolder,
  compareRatePaths,
  ofRate,
  compareVoteShare,
]
const RULES_OF_BUILDS: readonly Rule[] = [compareCountWithAny, ofCalled, ofOccurrence, ofJoint]
