import type { Relation } from '@crossvenue/venues'
import { type Assessment, assess } from './assess.ts'
import { eachMarketPair } from './block/market-pairs.ts'
import { relateNames } from './compare/names.ts'
import { relateNumbers } from './compare/numbers.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { type ContestClaim, compareLists, type ListComparison, type ListedQuestions } from './lists/compare-lists.ts'
import { compareRefs } from './order.ts'
import { type Override, orderOverride, type Rulings } from './overrides/rulings.ts'
import type { Weights } from './score.ts'
import { settings } from './settings.ts'

/**
 * Two questions of different events with the relation found between them. Assignment chooses among the matches of all
 * events, so that no market is identical to two markets of one event; the chosen ones become edges.
 */
export interface PropositionMatch {
  a: Proposition
  b: Proposition
  relation: Relation
  confidence: number
  logOdds: number
  /** The two answers as their lists align them, if the questions by themselves do not show that they are the same. */
  listed?: ListedQuestions
}

/** The operator's rulings and the weights of comparisons, by which all pairs are decided. */
export interface RulingsAndWeights {
  rulings: Rulings
  weights: Weights
}

/** All matches found between two events, before assignment looks at other events. */
export interface PairMatches {
  /** Identities and complements. */
  merging: readonly PropositionMatch[]
  /** All other relations. */
  related: readonly PropositionMatch[]
  /** Pairs that an operator pinned. */
  pinned: readonly PropositionMatch[]
  /** That the two are lists of one contest. */
  claim?: ContestClaim
}

/** Whether a relation makes two markets one question: identity or complement. */
export const isMerging = ({ relation }: { relation: Relation }): boolean =>
  relation === 'identity' || relation === 'complement'

/**
 * Returns the matches between two events: of their markets, of the two as lists of answers, and of the two as wholes
 * where their markets show nothing. `a` must sort before `b`. Empty lists where nothing is related.
 */
export function pairEvents(
  a: EventRecord,
  b: EventRecord,
  given: RulingsAndWeights,
  overrides: readonly Override[] = [],
): PairMatches {
  const { rulings } = given
  const assessed = assessing(given)
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

/** Returns the matches that follow only from comparing two events as lists; `matches` are those of single questions. */
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

/** Assesses the questions of two events, siblings once for each way that their numbers and names may lie. */
function assessing({ weights }: RulingsAndWeights): Assess {
  const known = new Map<string, Assessment>()
  return (a, b) => {
    const names = relateNames(a, b)
    if (names === undefined) return assess(a, b, weights)
    const key = `${a.templateGroup ?? a.ref.marketId} ${b.templateGroup ?? b.ref.marketId} ${relateNumbers(a.interval, b.interval)} ${names}`
    const assessment = known.get(key) ?? assess(a, b, weights)
    known.set(key, assessment)
    return assessment
  }
}

function matchOf(
  a: Proposition,
  b: Proposition,
  assessed: Assess,
  least: number = settings.minLogOdds,
): PropositionMatch[] {
  const { relation, confidence, logOdds } = assessed(a, b)
  return relation === undefined || logOdds < least ? [] : [{ a, b, relation, confidence, logOdds }]
}

/** Keeps the surest few overlaps of two events, which are enough to show that they share a topic. */
function fewOverlaps(matches: readonly PropositionMatch[]): PropositionMatch[] {
  const overlaps = matches.filter(({ relation }) => relation === 'overlap')
  const { ofGames, ofEvents } = settings.overlaps
  const most = overlaps[0]?.a.game ? ofGames : ofEvents
  if (overlaps.length <= most) return [...matches]
  const few = new Set(surestFirst(overlaps).slice(0, most))
  return matches.filter((match) => match.relation !== 'overlap' || few.has(match))
}

/** Returns matches sorted by descending log-odds, the same for any order of the input. */
export function surestFirst(matches: readonly PropositionMatch[]): PropositionMatch[] {
  return matches.toSorted(
    (x, y) =>
      y.logOdds - x.logOdds ||
      Number(x.relation === 'complement') - Number(y.relation === 'complement') ||
      compareRefs(x.a.ref, y.a.ref) ||
      compareRefs(x.b.ref, y.b.ref),
  )
}

/**
 * Two events may ask the same without sharing a listed answer. Where their questions agree word for word, and nothing
 * closer is known of their markets, the events are one as a whole, unless their markets ask different things (`differ`) of
 * the same answers.
 */
function wholeEvents(a: EventRecord, b: EventRecord, given: RulingsAndWeights, differ = false): PropositionMatch[] {
  if (!isOpenList(a) || !isOpenList(b)) return []
  return matchOf(a.eventQuestion, b.eventQuestion, assessing(given), settings.minWholeLogOdds).filter(
    ({ relation }) => relation !== 'disjoint' && !(differ && relation === 'identity'),
  )
}

/** An event with one market per name: candidates, teams, films; not a ladder, not a game. */
function isOpenList({ markets, nameless, eventQuestion }: EventRecord): boolean {
  if (eventQuestion.game || nameless || eventQuestion.form === 'whether') return false
  return markets.every(({ answer }) => answer === undefined || answer.kind === 'name' || answer.kind === 'catch-all')
}

/** Returns the match that an operator pinned; a pin of a market that is not there waits. */
function pin(one: EventRecord, other: EventRecord, override: Override, rulings: Rulings): PropositionMatch | undefined {
  const { relation, ...ends } = orderOverride(override)
  const [a, b] = [propositionOf(one, ends.a.marketId), propositionOf(other, ends.b.marketId)]
  if (!a || !b || relation === 'none' || rulings(a.ref, b.ref)?.relation === 'none') return undefined
  return { a, b, relation, confidence: 1, logOdds: Number.POSITIVE_INFINITY }
}

const propositionOf = (
  { eventQuestion, markets }: EventRecord,
  marketId: string | undefined,
): Proposition | undefined =>
  marketId === undefined ? eventQuestion : markets.find(({ ref }) => ref.marketId === marketId)
