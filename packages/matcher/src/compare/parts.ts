import { isOnlyOfKind } from '../extract/entities.ts'
import { inverseOf, showInterval } from '../extract/interval.ts'
import { namesFed, namesFedFunds } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Token } from '../extract/tokens.ts'
import { titlesWithin } from '../knowledge/trophies.ts'
import { settings } from '../settings.ts'
import { compareCandidacies } from './candidacies.ts'
import { compareChamberLeader } from './chamber-leaders.ts'
import { compareChambers } from './chambers.ts'
import { compareCoalitions } from './coalitions.ts'
import { agree, agreeOnWords, type Comparison, differInPolarity, differUnweighed, veto } from './comparison.ts'
import { compareConferenceTitle, reachesFinals } from './conference-titles.ts'
import { compareCountWithAny } from './count-beside-any.ts'
import { compareEntities } from './entities.ts'
import { compareFirstWinner } from './first-winners.ts'
import { isEventQuestion } from './game-questions.ts'
import { compareElected } from './inaugurations.ts'
import { compareMarginAlone } from './margin-alone.ts'
import { compareNewHolder } from './new-holders.ts'
import { compareNomineePairs, nomineePairOf } from './nominee-pairs.ts'
import { isExclusive } from './one-winner.ts'
import { isOffice } from './posts.ts'
import { compareDirection, compareYearlyDirection } from './price-directions.ts'
import { relateToLevel } from './rate-levels.ts'
import { compareRatePaths } from './rate-paths.ts'
import { countsMoves, relateOverTime } from './rates-over-time.ts'
import { compareRecordLevel } from './record-levels.ts'
import { compareRivalTitles } from './rival-titles.ts'
import { includesSame, isSameToken } from './same-token.ts'
import { compareRivalSeats, compareSeats } from './seats-of-chambers.ts'
import { compareSuccession } from './successors.ts'
import { compareTallies } from './tallies.ts'
import { vocabularyOf } from './vocabulary.ts'
import { compareVoteShare } from './vote-shares.ts'
import { agreeOnShared, areComplete, compareWords } from './words.ts'

/**
 * Returns the comparisons of two questions of which one implies or counts the other: "how many vacancies" and "a
 * vacancy", an election and its winner, two things at once and one of them. Undefined for all other pairs.
 */
export function compareParts(a: Proposition, b: Proposition): Comparison[] | undefined {
  if (isEventQuestion(a) || isEventQuestion(b)) return undefined
  return (
    compareTallies(a, b) ??
    compareChambers(a, b) ??
    compareNomineePairs(a, b) ??
    compareCoalitions(a, b) ??
    compareConferenceTitle(a, b) ??
    firstOf(RULES, a, b) ??
    (a.build === b.build ? undefined : firstOf(RULES_OF_BUILDS, a, b)) ??
    firstOf(RULES_OF_SEX, a, b)
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

/** Returns a relation of two questions with their entities and the words that they share. */
const related = (a: Proposition, b: Proposition, shared: number, relation: Comparison): Comparison[] => [
  ...compareEntities(a, b),
  agreeOnShared(a, b, shared),
  relation,
]

/** A change of a rate by the central bank beside its level, of which neither implies the other but at one meeting. */
const ofRate: Rule = (a, b) => {
  if (!a.interval || b.interval?.unit !== 'percent' || !isOfFed(a) || !namesFedFunds(b.questionTokens)) return undefined
  const isCount = a.interval.unit !== 'bps'
  if (isCount && !countsMoves(a)) return undefined
  const sides = [showInterval(a.interval), showInterval(b.interval)] as const
  const later = relateOverTime(a, b)
  if (later === 'equal' || later === 'opposite') {
    const agreed = [agreeOnWords(2), agree('level', 'numbers agree', sides), agree('window', 'window near', sides)]
    return later === 'equal' ? agreed : [...agreed, differInPolarity(sides)]
  }
  if (later) return [agreeOnWords(2), veto('level-after-changes', later, sides)]
  if (isCount) return undefined
  const relation = relateToLevel(a, b)
  if (relation === 'equal' || relation === 'opposite') {
    const agreed = [agreeOnWords(2), agree('numbers', 'numbers agree', sides)]
    return relation === 'equal' ? agreed : [...agreed, differInPolarity(sides)]
  }
  return [agreeOnWords(2), veto('rate-beside-change', relation ?? 'overlap', sides)]
}

const isOfFed = ({ questionTokens }: Proposition) => namesFedFunds(questionTokens) || namesFed(questionTokens)

/** An election beside its winner, a referendum beside its result: what is won or passes has taken place. */
const ofOccurrence: Rule = (a, b) => {
  if (a.build !== 'occurrence' || !vocabularyOf(b).predicates.some((key) => RESULTS.has(key))) return undefined
  // a nomination is made before the election
  if (a.qualifiers.stage !== b.qualifiers.stage) return undefined
  const { onlyA, shared } = compareWords(a, b)
  if (!areComplete(shared, onlyA)) return undefined
  return related(a, b, shared, veto('winner-implies-election', 'contains', ['occur', 'win']))
}

const RESULTS: ReadonlySet<string> = new Set(['pass', 'win'])

/** An election that is called beside one that is held: one that is held has been called. */
const ofCalled: Rule = (a, b) => {
  if (a.build !== 'called' || b.build !== 'occurrence') return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const stray = [...onlyA, ...onlyB].filter(({ key }) => !CALLS.has(key))
  if (!areComplete(shared, stray)) return undefined
  return related(a, b, shared, veto('called-beside-held', 'contains', ['called', 'held']))
}

const CALLS = new Set(['announce', 'call', 'hold', 'held', 'trigger'])

/** A win by a margin beside a win, which it implies. */
const ofMargin: Rule = (a, b) => {
  if (a.build !== 'margin' || b.build !== undefined || b.interval || !vocabularyOf(b).predicates.includes('win'))
    return undefined
  // who leads the first round may lose the last one
  if (a.qualifiers.stage !== b.qualifiers.stage) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const stray = onlyA.filter(({ key }) => key !== 'point' && key !== 'percent' && key !== 'vote' && key.length > 1)
  if (!areComplete(shared, [...stray, ...onlyB])) return undefined
  return related(a, b, shared, veto('margin-implies-win', 'inside', [a.title, b.title]))
}

/** A title beside the titles or the playoffs on the way to it: a win of the Super Bowl implies a conference title. */
const ofTitles: Rule = (a, b) => {
  const title = a.questionTokens.find(({ ids }) => ids?.some((id) => titlesWithin.has(id)))
  // who plays for the title has not won it
  if (reachesFinals(a)) return undefined
  const within = title?.ids?.flatMap((id) => titlesWithin.get(id) ?? []) ?? []
  const step =
    title && b.questionTokens.find(({ key, ids = [] }) => key === 'postseason' || ids.some((id) => within.includes(id)))
  if (title && step === undefined && b.qualifiers.reach !== undefined && a.qualifiers.reach === undefined)
    return ofFinals(a, b, title)
  // the playoff of college football has the name of its title
  if (!title || !step) return undefined
  const isEntry = step.key === 'postseason' && vocabularyOf(a).predicates.includes('win')
  if (!isEntry && includesSame(b.questionTokens, title)) return undefined
  const { onlyA, onlyB, shared } = compareWords(a, b)
  const stray = [...onlyA, ...onlyB].filter((token) => token.key !== step.key && !isOfTitle(title)(token))
  if (!areComplete(shared, stray)) return undefined
  return [agreeOnShared(a, b, shared), veto('title-implies-stage', 'inside', [a.title, b.title])]
}

/**
 * Returns the comparisons of winning the title of a league with reaching its finals, which it implies. Undefined for
 * other pairs.
 */
function ofFinals(a: Proposition, b: Proposition, title: Token): Comparison[] | undefined {
  const { onlyA, onlyB, shared } = compareWords(a, b)
  if (shared < settings.words.leastShared || ![...onlyA, ...onlyB].every(isOfTitle(title))) return undefined
  if (!vocabularyOf(a).predicates.includes('win') && !/\b(?:champions?|winner)\b/i.test(a.title)) return undefined
  return [agreeOnShared(a, b, shared), veto('title-implies-stage', 'inside', [a.title, b.title])]
}

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

/** Whether a question is about winning a final, and not the title of a conference by which it is reached. */
const winsFinal = (question: Proposition) =>
  (vocabularyOf(question).predicates.includes('win') || /\b(?:champions?|winner)\b/i.test(question.title)) &&
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
  // when somebody is replaced is no question of the successor
  if (!b.politician || !isExclusive(b) || (b.answer && b.answer.kind !== 'name')) return undefined
  if (isPopular(a) !== isPopular(b)) return undefined
  const { onlyA, shared } = compareWords(a, b)
  const stray = onlyA.filter(({ key }) => key !== 'gender')
  if (!areComplete(shared, stray)) return undefined
  const stages = a.qualifiers.stage !== b.qualifiers.stage
  const relation = stages ? 'overlap' : b.politician.woman ? 'contains' : 'disjoint'
  const others = onlyA.length > stray.length ? [differUnweighed('form', ['gender', 'name'])] : []
  return [...others, ...related(a, b, shared, veto('woman-beside-name', relation, ['a woman', b.title]))]
}

const RULES: readonly Rule[] = [
  ofTitles,
  compareRivalTitles,
  compareFirstWinner,
  compareRecordLevel,
  compareDirection,
  compareYearlyDirection,
  compareSuccession,
  compareElected,
  compareCandidacies,
  compareChamberLeader,
  compareNewHolder,
  compareRivalSeats,
  compareRatePaths,
  ofRate,
  compareVoteShare,
]
const RULES_OF_BUILDS: readonly Rule[] = [
  compareCountWithAny,
  compareSeats,
  ofCalled,
  ofOccurrence,
  ofMargin,
  compareMarginAlone,
  ofJoint,
]
const RULES_OF_SEX: readonly Rule[] = [ofWoman]
