import type { Relation } from '@crossvenue/venues'
import { type Assessment, assess, isSure } from './assess.ts'
import { eachMarketPair } from './block/market-pairs.ts'
import { isOpen } from './compare/answers.ts'
import { relateNames } from './compare/names.ts'
import { relateNumbers } from './compare/number-relations.ts'
import { relateNumbersIn } from './compare/numbers.ts'
import { haveLevelsApart } from './compare/price-sources.ts'
import { isBesideLevel } from './compare/rate-levels.ts'
import { asksForSeatsOfBoth } from './compare/seats-of-chambers.ts'
import { areTwins } from './compare/twins.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { type ContestClaim, compareLists, type ListComparison, type ListedQuestions } from './lists/compare-lists.ts'
import { compareRefs } from './order.ts'
import { type Override, orderOverride, type Rulings } from './overrides/rulings.ts'
import type { Weights } from './score.ts'
import { settings } from './settings.ts'
import { type SiblingKey, siblingKey } from './sibling-key.ts'

/**
 * Two questions of different events with their relation. Assignment then chooses among the matches of all events, so
 * that no market is identical to two markets of one event; the chosen matches become edges.
 */
export interface PropositionMatch {
  a: Proposition
  b: Proposition
  relation: Relation
  confidence: number
  logOdds: number
  /** The two questions in the words that their lists share, if only the lists show that they are the same. */
  listed?: ListedQuestions
}

/** The operator's rulings and the log-odds of comparisons, which decide every pair. */
export interface RulingsAndWeights {
  rulings: Rulings
  weights: Weights
}

/** All relations found between the markets of two events, before assignment looks at other events. */
export interface PairMatches {
  /** Matches with the relation identity or complement. */
  merging: readonly PropositionMatch[]
  /** Matches with another relation. */
  related: readonly PropositionMatch[]
  /** Matches that an operator pinned. */
  pinned: readonly PropositionMatch[]
  /** The claim that the two events are lists of one contest. */
  claim?: ContestClaim
}

/** Whether a relation makes two markets one question: identity or complement. */
export const isMerging = ({ relation }: { relation?: Relation | undefined }): boolean =>
  relation === 'identity' || relation === 'complement'

/**
 * Returns the matches between two events: between their markets, between the two as lists of answers, and between the
 * two events as wholes where their markets have no relation. `a` must sort before `b`. Empty lists where nothing is
 * related.
 */
export function pairEvents(
  a: EventRecord,
  b: EventRecord,
  given: RulingsAndWeights,
  overrides: readonly Override[] = [],
): PairMatches {
  const { rulings } = given
  const assessed = assessing(a, b, given)
  const matches: PropositionMatch[] = []
  eachMarketPair(a, b, (one, other) => {
    if (rulings(one.ref, other.ref) === undefined) matches.push(...matchOf(one, other, assessed))
  })
  const pinned = overrides.flatMap((override) => pin(a, b, override, rulings) ?? [])
  const lists = pairLists(a, b, given, matches)
  const known = [...pinned, ...matches].some(({ relation }) => relation !== 'disjoint')
  const whole = known || rulings(a.eventQuestion.ref, b.eventQuestion.ref) ? [] : wholeEvents(a, b, given, lists.differ)
  return {
    merging: [...matches.filter(isMerging), ...lists.merging],
    related: [...fewOverlaps(matches.filter((match) => !isMerging(match))), ...whole],
    pinned,
    ...(lists.claim && { claim: lists.claim }),
  }
}

/**
 * Returns the matches that follow only from comparing two events as lists of answers; `matches` are those of single
 * questions.
 */
export function pairLists(
  a: EventRecord,
  b: EventRecord,
  { rulings, weights }: RulingsAndWeights,
  matches: readonly PropositionMatch[] = [],
): Pick<PairMatches, 'claim' | 'merging'> & Pick<ListComparison, 'differ'> {
  const identical = new Map<Proposition, Proposition[]>()
  for (const match of matches)
    if (match.relation === 'identity') identical.set(match.a, [...(identical.get(match.a) ?? []), match.b])
  const areOne = (one: Proposition, other: Proposition) => identical.get(one)?.includes(other) ?? false
  const { pairs, claim, differ } = compareLists(a, b, weights, areOne)
  const found = pairs.flatMap(({ assessment, ...pair }): PropositionMatch[] => {
    const { relation, confidence, logOdds } = assessment
    const isOpen = relation && rulings(pair.a.ref, pair.b.ref) === undefined
    return isOpen ? [{ ...pair, relation, confidence, logOdds }] : []
  })
  return { merging: found, ...(claim && { claim }), ...(differ && { differ }) }
}

type Assess = (a: Proposition, b: Proposition) => Assessment

/**
 * Returns a function that assesses two questions. Siblings whose numbers and names have the same relation share one
 * assessment.
 */
function assessing(a: EventRecord, b: EventRecord, { weights }: RulingsAndWeights): Assess {
  const known = new Map<string, Assessment>()
  return (one, other) => {
    // the level of a rate before a meeting is in a table, so each strike has its own relation to a change, and so has a
    // share of votes to a lead; of the seats of two chambers only one number is compared
    if (
      (one.tally && other.tally && !(one.game && other.game)) ||
      areTwins(one, other) ||
      isBesideLevel(one.interval, other.interval) ||
      (one.interval && other.interval && (one.build === 'margin') !== (other.build === 'margin')) ||
      [one, other].some(asksForSeatsOfBoth)
    )
      return assess(one, other, weights)
    const template = templateKey(one, other)
    const siblings = template === undefined ? siblingKey(one, other, a, b) : undefined
    const key = template ?? siblings?.text
    if (key === undefined) return assess(one, other, weights)
    const shared = known.get(key)
    if (shared && (template !== undefined || isShared(shared, siblings))) return shared
    const assessment = assess(one, other, weights)
    known.set(key, assessment)
    return assessment
  }
}

/** Whether siblings that a table may know share an assessment too: that they are unrelated. None shares an identity. */
const isShared = (assessment: Assessment, siblings: SiblingKey | undefined) =>
  !isSure(assessment) || (siblings?.unknown === true && !isMerging(assessment))

/** Returns the key of two markets of template groups; undefined where an assessment holds for these two only. */
function templateKey(a: Proposition, b: Proposition): string | undefined {
  const names = relateNames(a, b)
  if (names === undefined) return undefined
  const groups = `${a.templateGroup ?? a.ref.marketId} ${b.templateGroup ?? b.ref.marketId}`
  return `${groups} ${relateNumbers(a.interval, b.interval)} ${relateNumbersIn(a, b)} ${haveLevelsApart(a, b)} ${names}`
}

function matchOf(
  a: Proposition,
  b: Proposition,
  assessed: Assess,
  least: number = settings.minLogOdds,
): PropositionMatch[] {
  const { relation, confidence, logOdds } = assessed(a, b)
  const isNone = relation === undefined || (relation === 'disjoint' && (isOpen(a) || isOpen(b)))
  return isNone || logOdds < least ? [] : [{ a, b, relation, confidence, logOdds }]
}

/** Keeps only the surest overlaps of two events, because a few are enough to show that they share a topic. */
function fewOverlaps(matches: readonly PropositionMatch[]): PropositionMatch[] {
  const overlaps = matches.filter(({ relation }) => relation === 'overlap')
  const { ofGames, ofEvents } = settings.overlaps
  const most = overlaps[0]?.a.game ? ofGames : ofEvents
  if (overlaps.length <= most) return [...matches]
  const few = new Set(surestFirst(overlaps).slice(0, most))
  return matches.filter((match) => match.relation !== 'overlap' || few.has(match))
}

/**
 * Returns matches sorted by descending log-odds; equal ones by `tie` and then by their ids, so that the order of the
 * input makes no difference.
 */
export function surestFirst(
  matches: readonly PropositionMatch[],
  tie: (x: PropositionMatch, y: PropositionMatch) => number = () => 0,
): PropositionMatch[] {
  return matches.toSorted(
    (x, y) =>
      y.logOdds - x.logOdds ||
      Number(x.relation === 'complement') - Number(y.relation === 'complement') ||
      tie(x, y) ||
      compareRefs(x.a.ref, y.a.ref) ||
      compareRefs(x.b.ref, y.b.ref),
  )
}

/**
 * Returns the match of two events as wholes: two lists that ask the same question may have no listed answer in common.
 * It is an identity only if the questions agree word for word. With `differ` (the markets ask different things about
 * the same answers) it is none.
 */
function wholeEvents(a: EventRecord, b: EventRecord, given: RulingsAndWeights, differ = false): PropositionMatch[] {
  if (!isOpenList(a) || !isOpenList(b)) return []
  return matchOf(a.eventQuestion, b.eventQuestion, assessing(a, b, given), settings.minWholeLogOdds).filter(
    ({ relation }) => relation !== 'disjoint' && !(differ && relation === 'identity'),
  )
}

/** Whether the event is a list with one market per name (candidates, teams, films), and no ladder or game. */
function isOpenList({ markets, nameless, eventQuestion }: EventRecord): boolean {
  if (eventQuestion.game || nameless || eventQuestion.form === 'whether') return false
  return markets.every(({ answer }) => answer === undefined || answer.kind === 'name' || answer.kind === 'catch-all')
}

/** Returns the match that an operator pinned; undefined until both markets exist. */
function pin(one: EventRecord, other: EventRecord, override: Override, rulings: Rulings): PropositionMatch | undefined {
  const { relation, ...ends } = orderOverride(override)
  const [a, b] = [propositionOf(one, ends.a.marketId), propositionOf(other, ends.b.marketId)]
  if (!a || !b || relation === 'none' || rulings(a.ref, b.ref)?.relation === 'none') return undefined
  return { a, b, relation, confidence: 1, logOdds: Number.POSITIVE_INFINITY }
}

const propositionOf = ({ eventQuestion, markets }: EventRecord, marketId?: string): Proposition | undefined =>
  marketId === undefined ? eventQuestion : markets.find(({ ref }) => ref.marketId === marketId)
