import { includesKind, isOfKind, kindOf } from '../extract/entities.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { QualifierKey } from '../extract/qualifiers.ts'
import { says } from '../extract/says.ts'
import { isOneOfSources } from '../extract/source.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { runoffStates } from '../knowledge/second-rounds.ts'
import { teamsLeft } from '../knowledge/stages.ts'
import { wordSet } from '../knowledge/word-set.ts'
import { type Feature, settings } from '../settings.ts'
import { isOpen } from './answers.ts'
import { agree, type Comparison, differUnweighed, missing, veto } from './comparison.ts'
import { namesElection } from './contests.ts'
import { areOfMargins, isShareOfVotes, mayLose } from './counted-votes.ts'
import { areEventsAlike } from './event-tokens.ts'
import { areOfTwoTerms } from './linked-contests.ts'
import { relateStages } from './nominations.ts'
import { isExclusive } from './one-winner.ts'
import { isPresident } from './posts.ts'
import { asksIfRun } from './predicates.ts'
import { haveLevelsApart } from './price-sources.ts'
import { compareRanks, relateTops } from './ranks.ts'
import {
  isElectedInRound,
  isFirstInPrimary,
  mayWinBefore,
  qualifiesByPlace,
  winsAtOnce,
  winsRunoff,
} from './second-rounds.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns one comparison for each kind of qualifier (stage, office, chamber, share ...) that one of two questions or
 * both state. With `only`, other kinds are ignored.
 */
export function compareQualifiers(a: Proposition, b: Proposition, only?: ReadonlySet<QualifierKey>): Comparison[] {
  const keys = [...new Set([...Object.keys(a.qualifiers), ...Object.keys(b.qualifiers)])].sort() as QualifierKey[]
  if (keys.length === 0) return []
  const [first, second] = [qualifiesByPlace(a, b), qualifiesByPlace(b, a)]
  if (first || second)
    return [veto('one-sided-qualifier', first ? 'inside' : 'contains', [a.qualifiers.place, b.qualifiers.place])]
  const ranked = only ? undefined : compareRanks(a.qualifiers, b.qualifiers)
  const rest = keys
    .filter((key) => only?.has(key) ?? !(ranked && (key === 'place' || key === 'top' || key === 'reach')))
    .filter((key) => key !== 'order' || (a.qualifiers.order && b.qualifiers.order && !areEventsAlike(a, b)))
    .flatMap((key) => compareQualifier(key, a, b) ?? [])
  return ranked ? [ranked, ...rest] : rest
}

function compareQualifier(key: QualifierKey, a: Proposition, b: Proposition): Comparison | undefined {
  const [x, y] = [a.qualifiers[key], b.qualifiers[key]]
  const sides = [x, y] as const
  /** The question without the qualifier, the other one, and the relation of the two if that is narrower, or wider. */
  const [open, narrow, narrower, wider] =
    x === undefined ? ([a, b, 'contains', 'inside'] as const) : ([b, a, 'inside', 'contains'] as const)
  // a candidate for a nomination may not receive it
  if (key === 'stage' && x === 'nomination' && y === x && asksIfRun(a) !== asksIfRun(b))
    return veto('candidate-beside-nominee', asksIfRun(a) ? 'contains' : 'inside', sides, key)
  // who wins the election in its first round has won the first round, too
  if (key === 'stage' && x === 'first-round' && y === x && isElectedInRound(a) !== isElectedInRound(b))
    return veto('in-round', isElectedInRound(a) ? 'inside' : 'contains', sides, key)
  if (x === y) return agree(key, 'scope agrees', sides)
  if (key === 'source' && haveLevelsApart(a, b)) return differUnweighed(key, sides)
  if (key === 'source' && !(x && y) && isOneOfSources(x ?? y)) return veto('one-sided-qualifier', 'overlap', sides, key)
  if (key === 'stage' && x && y) return veto('other-qualifier', relateStages(a, b), sides, key)
  if (x !== undefined && y !== undefined) return veto('other-qualifier', qualifierRelation(key, x, y), sides, key)
  // who qualifies from a group is several teams
  if (key === 'group' && (isOpen(a) || isOpen(b))) return veto('one-sided-qualifier', 'overlap', sides, key)
  // the winner of a group reaches the next stage
  if (key === 'group' && PLAYS_ON.has(open.qualifiers.reach ?? ''))
    return veto('group-winner-advances', narrower, sides, key)
  if (key === 'group' && leftGroup(narrow, open)) return veto('one-sided-qualifier', wider, sides, key)
  // the number of seats in all districts is not about one district
  if (key === 'district' && open.build === 'count') return veto('other-qualifier', 'unrelated', sides, key)
  // "51" may be the season without the word: "Survivor 51"
  if (key === 'season' && says(open.questionTokens, x ?? y ?? '')) return agree(key, 'scope agrees', sides)
  if (key === 'season' && isOtherNumber(open, x ?? y)) return veto('other-season', 'unrelated', sides, key)
  // being among the first of a final implies being in the final
  if (key === 'reach' && open.qualifiers.top !== undefined) return undefined
  if (key === 'top' && open.qualifiers.reach !== undefined) return veto('one-sided-qualifier', narrower, sides, key)
  // a ranking after a round is not the final ranking
  if (key === 'round' && a.qualifiers.top && b.qualifiers.top) return veto('ranking-after-round', 'overlap', sides, key)
  // the first of all picks is the first of its position
  if (key === 'place' && FIRST_OF_KIND.test(open.title))
    return veto('one-sided-qualifier', narrow.qualifiers.place === '1' ? narrower : 'overlap', sides, key)
  // a fight that ends in the first round ends
  if (key === 'round' && IN_ROUND.test(narrow.title)) return veto('in-round', narrower, sides)
  // only the first two of a round reach the next one
  if (key === 'stage' && missesRunoff(narrow) && isOfElection(a) && isOfElection(b) && isExclusive(open))
    return veto('one-sided-qualifier', 'disjoint', sides, key)
  const isOfOne = a.qualifiers.special === b.qualifiers.special
  if (key === 'stage' && isOfOne && isRunoffSet(narrow) && asksForWin(open)) return undefined
  // who leaves otherwise than by death has left, and who resigns has not died
  if (key === 'without' && WAYS_OUT.test(x ?? y ?? ''))
    return leavesByChoice(open) ? undefined : veto('one-sided-qualifier', narrower, sides, key)
  if (key === 'special' && areOfTwoTerms(a, b)) return veto('other-qualifier', 'unrelated', sides, key)
  const feature = `${key} missing`
  if (isFeature(feature)) return missing(key, feature, sides)
  // most storms of a year come in their season, so that their numbers differ little
  if (key === 'months' && (narrow.interval || says(open.questionTokens, 'season'))) return undefined
  // entering the tournament comes before reaching the final, and that before winning
  if (
    key === 'stage' &&
    !isShareOfVotes(open) &&
    (winsAtOnce(narrow) || (isOfOne && winsRunoff(narrow) && asksForWin(open)))
  )
    return veto('in-round', narrower, sides, key)
  const enters =
    ((key === 'reach' || key === 'top') && (isEntry(open) || asksIfRun(open))) ||
    (key === 'top' && isListed(open)) ||
    (key === 'stage' && asksIfRun(open))
  // a winner has reached the final and was nominated; for other predicates, and the margin of a win, this is not known
  const isSure = (key !== 'reach' && key !== 'stage') || enters
  const isApart =
    assertsOther(open) || isOfOtherParty(open, a, b) || isOfParty(open) || areOfElectors(a, b) || areOfMargins(a, b)
  const mayDiffer = (!isSure && isApart) || isFirstInPrimary(narrow) || (key === 'reach' && mayWinBefore(open, narrow))
  // the votes of a primary or a first round are others than those of the election
  if (mayDiffer || (key === 'stage' && [a, b].every(isShareOfVotes)) || (key === 'place' && mayBeSecond(open, a, b)))
    return veto('one-sided-qualifier', 'overlap', sides, key)
  // who leaves other than by death leaves; the winner among the others need not be the winner
  if (key === 'without' && !open.interval && !isExclusive(open))
    return veto('one-sided-qualifier', narrower, sides, key)
  return veto('one-sided-qualifier', oneSided(key, x ?? y ?? '', (x !== undefined) !== enters), sides, key)
}

/** Whether a list asks who wins the runoff of an election, which is then certain to be held and decides the election. */
const isRunoffSet = ({ title }: Proposition) => title.includes('unoff') && RUNOFF_SET.test(title)
const RUNOFF_SET = /^who (?:will )?wins? [^?]*\belection runoff\b/i
const asksForWin = ({ title, questionTokens }: Proposition) =>
  /\belection\b/i.test(title) && says(questionTokens, 'win') && !/\b(?:most votes|primary|nominat)/i.test(title)

/** Matches the death of a holder, which a question may leave out among the ends of a post. */
const WAYS_OUT = /^(?:(?:by|due to|her|his|natural|their|through) )*(?:death|dying)\b/

/** Whether the question asks for a way to leave a post of which one does not die. */
const leavesByChoice = (question: Proposition) =>
  vocabularyOf(question).predicates.some((key) => key === 'resign' || key === 'retire' || key === 'fire')

/** Whether the nomination is that of another party than the winner's: who wins need not have been its nominee. */
function isOfOtherParty({ politician }: Proposition, a: Proposition, b: Proposition): boolean {
  const parties = [a, b].flatMap(({ questionTokens }) =>
    questionTokens.flatMap(({ ids = [] }) => ids.filter((id) => kindOf(id) === 'party')),
  )
  return politician !== undefined && parties.length > 0 && !parties.includes(politician.party)
}

/** Whether the question is about a primary in a state where a second round follows if nobody has a majority. */
const isOfRunoffs = ({ qualifiers, questionTokens }: Proposition) =>
  qualifiers.stage !== undefined && questionTokens.some(({ ids }) => ids?.some((id) => runoffStates.has(id)))

/** Whether the question names the nomination, and not the primary that may decide it. */
const isNomination = ({ title }: Proposition) => NOMINATION.test(title) && !PRIMARY.test(title)
const NOMINATION = /\bnomin/i
const PRIMARY = /\bprimar/i

/** Whether the winner is a party, with any nominee: "Will a Democrat win Ohio?" */
const isOfParty = ({ answer, build, questionTokens }: Proposition) =>
  answer?.kind === 'name' && answer.tokens.length > 0
    ? answer.tokens.every((token) => isOfKind(token, 'party'))
    : build === 'some' && includesKind(questionTokens, 'party')

/** Whether both are about the votes of one state for president: who wins the state need not have won its primary. */
const areOfElectors = (a: Proposition, b: Proposition) =>
  [a, b].every(
    ({ questionTokens }) =>
      includesKind(questionTokens, 'state') &&
      (questionTokens.some(isPresident) ||
        (!includesKind(questionTokens, 'office') && (isOfNomination(a) || isOfNomination(b)))),
  )

const isOfNomination = ({ qualifiers }: Proposition) => qualifiers.stage === 'nomination'

/** Whether the question is about a place in the first round of an election with which nobody takes part in the second one. */
const missesRunoff = ({ qualifiers: { stage, place } }: Proposition) =>
  stage === 'first-round' && place !== undefined && Number(place) > 2
const isOfElection = (one: Proposition) => namesElection(one) || includesKind(one.eventTokens, 'office')

const isOfDay = ({ time: { window } }: Proposition) => window?.kind === 'day'

/** Whether what the question without a place asks may come true for the second or third. */
const mayBeSecond = (open: Proposition, a: Proposition, b: Proposition) =>
  // who is second on one day may be the first on another one
  (isOfDay(a) !== isOfDay(b) && !isOfElection(open)) ||
  // who qualifies or is endorsed may come in second, and so may who has few votes or forms a government
  (vocabularyOf(open).predicates.length > 0 && assertsOther(open)) ||
  mayLose(open) ||
  // the winner of a group may end in any place of the cup
  a.qualifiers.group !== b.qualifiers.group ||
  vocabularyOf(open).names.has('government') ||
  // the second of a primary may win the runoff that some states hold, and with it the nomination
  (isNomination(open) && [a, b].some((one) => one.qualifiers.place === '2' && isOfRunoffs(one)))

const isEntry = (proposition: Proposition) => {
  const { predicates } = vocabularyOf(proposition)
  return !predicates.includes('win') && predicates.some((key) => ENTRIES.has(key))
}

const ENTRIES: ReadonlySet<string> = new Set(['participate', 'postseason', 'qualify'])

/** Whether the question is about entering a chart or list, which has more places than the first ones. */
const isListed = ({ questionTokens }: Proposition) =>
  says(questionTokens, ruleWords.entering) && !says(questionTokens, 'win')

/** Whether the question asserts something other than a win or a confirmation. */
const assertsOther = (proposition: Proposition) => {
  const { predicates } = vocabularyOf(proposition)
  return predicates.length > 0 ? !predicates.some((key) => CHOSEN.has(key)) : !isExclusive(proposition)
}

/** Predicates that imply a nomination. */
const CHOSEN: ReadonlySet<string> = new Set(['confirm', 'win'])

/** Matches the first player of a position in a draft: "the first quarterback drafted". */
const FIRST_OF_KIND =
  /\b(?:first|1st) (?!overall\b|pick\b|round\b)[\w-]+ (?:[\w-]+ )?(?:drafted|picked|selected|taken)\b/i

const IN_ROUND = /\bin (?:the )?(?:round \d|(?:first|second|third|fourth|fifth) round)/i

/** Whether one question is about qualifying from a group and the other about a later stage, or winning: a finalist has left its group. */
const leftGroup = (one: Proposition, other: Proposition) =>
  isEntry(one) &&
  (orderOf(other.qualifiers.reach) >= orderOf('quarterfinal') || vocabularyOf(other).predicates.includes('win'))

/** The stages behind the groups, which the winner of a group reaches. */
const PLAYS_ON = new Set(['knockout', 'round of 32', 'round of 16'])

/**
 * Whether the title has a number that is not the season of the other question: "Survivor 52" beside "Survivor Season
 * 51".
 */
const isOtherNumber = ({ interval }: Proposition, number: string | undefined) =>
  interval?.bare === true && interval.low === interval.high && interval.low !== Number(number)

const isFeature = (name: string): name is Feature => name in settings.weights

function qualifierRelation(key: QualifierKey, x: string, y: string): SetRelation | 'unrelated' {
  if (key === 'place') return 'disjoint'
  if (key === 'top') return relateTops(x, y)
  if (key === 'reach') return orderOf(x) > orderOf(y) ? 'inside' : 'contains'
  return MAY_BOTH_HOLD.has(key) || key === 'source' || key === 'order' ? 'overlap' : 'unrelated'
}

/** Returns the place of a stage in the order in which a team reaches it: 1 for "knockout", 5 for "final"; 0 for others. */
const orderOf = (stage = ''): number =>
  stage === 'knockout' || stage === 'runoff' ? 1 : teamsLeft.has(stage) ? 6 - Math.log2(teamsLeft.get(stage) ?? 0) : 0

/**
 * Kinds of qualifiers for which two questions may both come true if they have two different values, or if only one has
 * a value.
 */
const MAY_BOTH_HOLD: ReadonlySet<string> = wordSet('clause condition half inning map tenure without')

/**
 * Returns the relation that remains if only one question has a qualifier: a winner was nominated, the first half is not
 * the whole game.
 */
function oneSided(key: QualifierKey, value: string, onA: boolean): SetRelation | 'unrelated' {
  if (key === 'top' || key === 'reach') return onA ? 'contains' : 'inside'
  if (key === 'first' || key === 'months') return onA ? 'inside' : 'contains'
  if (key === 'stage') return value !== 'nomination' && value !== 'shortlist' ? 'overlap' : onA ? 'contains' : 'inside'
  if (key === 'place') return 'disjoint'
  return MAY_BOTH_HOLD.has(key) || key === 'series' || key === 'group' || key === 'split' ? 'overlap' : 'unrelated'
}
