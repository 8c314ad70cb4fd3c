import { includesKind } from '../extract/entities.ts'
import {
  compareIntervals,
  compareScales,
  type Interval,
  isOpposite,
  type SetRelation,
  showInterval,
  type Unit,
} from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { numerals } from '../knowledge/numerals.ts'
import {
  agree,
  type ComparedValues,
  type Comparison,
  differ,
  differInPolarity,
  missing,
  showBoth,
  veto,
} from './comparison.ts'
import { namesElection } from './contests.ts'
import { isOfElectors, isShareOfVotes } from './counted-votes.ts'
import { relateResults } from './margins.ts'
import { compareWindows } from './times.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns the relation of two intervals, or a text that says why there is none ("missing", "other unit"). Undefined
 * where neither is more than a plain number in a title, or both are the same plain number.
 */
export function relateNumbers(a: Interval | undefined, b: Interval | undefined) {
  const stated = a ?? b
  if (!a || !b) return stated === undefined || stated.bare ? undefined : isAny(stated) ? 'missing any' : 'missing'
  if (a.bare && b.bare) return a.low === b.low ? undefined : 'other bare'
  if ((a.barrier === undefined) !== (b.barrier === undefined)) return `barrier ${barrierRelation(a, b)}` as const
  if (a.barrier !== b.barrier) return 'other barrier'
  if (a.unit && b.unit && a.unit !== b.unit && !(isCount(a.unit) || isCount(b.unit))) return 'other unit'
  const [x, y] = [countedMove(a, b), countedMove(b, a)]
  if (x.scale && y.scale && x.scale !== y.scale) return compareScales(x, y)
  const relation = compareIntervals(x, y)
  // a cut of 50 bps is one of the cuts of any size
  const sized = x !== a && isSized(a) ? 'inside' : y !== b && isSized(b) ? 'contains' : undefined
  if (sized) return relation === 'equal' || relation === sized ? sized : relation === 'disjoint' ? relation : 'overlap'
  return isOpposite(x, y) ? 'opposite' : relation
}

/**
 * Returns a rate change as a number of changes, for the comparison with "how many cuts": a cut is at least one, no change
 * is 0. Returns other intervals unchanged.
 */
function countedMove(interval: Interval, other: Interval): Interval {
  if (interval.unit !== 'bps' || other.unit !== undefined) return interval
  const { low, high } = interval
  if (low === 0 && high === 0) return { low, high, whole: true }
  return { low: 1, whole: true }
}

/** Whether a rate change has a size; "a cut" and "no change" have none. */
const isSized = ({ low, high }: Interval) => !(low === undefined && high === 0) && !(high === undefined && low === 0)

/** Whether the interval is "at least one", which every question states that comes true at all. */
const isAny = ({ low, high, lowOpen, whole }: Interval) =>
  high === undefined && (lowOpen ? low === 0 && whole : low === 1)

/**
 * Whether the unit is that of a count. It may stand for any other unit, because sums and counts are often written
 * without their unit.
 */
const isCount = (unit: Unit) => unit === 'count'

/**
 * Returns the relation of the intervals of two questions as `relateNumbers` does, where the rest of the questions may say
 * how their numbers are read: as levels to be reached, or as whole numbers.
 */
export function relateNumbersIn(a: Proposition, b: Proposition) {
  const whole = a.terms?.whole ?? b.terms?.whole
  return relateNumbers(asWhole(asReached(a, b), whole), asWhole(asReached(b, a), whole))
}

/**
 * Returns the comparison of the intervals of two questions: "above 90" beside "above 100". Empty where neither has one.
 */
export function compareNumbers(a: Proposition, b: Proposition): Comparison[] {
  const relation = relateNumbersIn(a, b)
  if (relation === undefined) return []
  const sides = showBoth(showNumbers, a, b)
  const [x, y] = [resultOf(a), resultOf(b)]
  if (x !== undefined && y !== undefined && x !== y) return [veto('votes-beside-margin', relateResults(a, b), sides)]
  // the number of cuts says nothing about hikes
  if (movesOf(a) * movesOf(b) < 0 && (isCounted(a) || isCounted(b))) return [veto('other-direction', 'overlap', sides)]
  switch (relation) {
    case 'missing':
    case 'missing any':
      return ofMissing(a, b, sides)
    case 'other bare':
      return ofBareNumbers(a, b, sides)
    case 'barrier inside':
      return [ofBarrier('inside', sides)]
    case 'barrier contains':
      return [ofBarrier('contains', sides)]
    case 'barrier overlap':
      return [ofBarrier('overlap', sides)]
    case 'other barrier':
      return [veto('other-direction', 'overlap', sides)]
    case 'other unit':
      return [veto('other-unit', 'overlap', sides)]
    case 'opposite':
      // no change in a year excludes one in a month of it, and not the other way round
      if (compareWindows(a.time, b.time) !== 'equal' && (isNoneWithin(a, b) || isNoneWithin(b, a)))
        return [veto('change-beside-none', 'disjoint', sides)]
      return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
    case 'equal':
      return [agree('numbers', 'numbers agree', sides)]
    case 'disjoint':
      if (x === 'lead' && y === 'lead' && (isOfElection(a) || isOfElection(b)))
        return [veto('other-margin', 'disjoint', sides)]
      if (isNoneWithin(a, b) || isNoneWithin(b, a)) return [veto('change-beside-none', 'disjoint', sides)]
      // over a longer time, a central bank may both cut and raise its rate
      return [veto('other-numbers', isMove(a) && isMove(b) ? 'overlap' : 'disjoint', sides)]
    default:
      return [veto('other-numbers', relation, sides)]
  }
}

/** Returns what the number of an election result is: a lead, electoral votes or a share of the votes. */
function resultOf(proposition: Proposition): 'electors' | 'lead' | 'share' | 'votes' | undefined {
  if (isMargin(proposition)) return LEAD_IN_VOTES.test(proposition.title) ? 'votes' : 'lead'
  if (isOfElectors(proposition)) return 'electors'
  return isShareOfVotes(proposition) ? 'share' : undefined
}
const isOfElection = (one: Proposition) => namesElection(one) || includesKind(one.questionTokens, 'party')
const LEAD_IN_VOTES = /\d (?:or (?:fewer|less|more) )?(?:(?:electoral|popular) )?votes\b/i

/**
 * Returns the interval of a question as a level to be reached, if that of the other question is one and the level may
 * hold at any time: "have 500 million subscribers before 2031" beside "hit 500 million subscribers by Dec 31, 2030".
 */
function asReached(
  { interval, time: { window }, terms, title }: Proposition,
  other: Proposition,
): Interval | undefined {
  if (!interval || interval.barrier || interval.bare || !other.interval?.barrier || CLOSES.test(title)) return interval
  if (window?.kind !== 'deadline' && !AT_ANY_TIME.test(terms?.criterion ?? '')) return interval
  const { low, high, lowOpen, highOpen: _, ...rest } = interval
  const opens = lowOpen && rest.unit === 'percent' && { lowOpen }
  if (low !== undefined && (high === undefined || high === low)) return { ...rest, low, barrier: 'up', ...opens }
  return low === undefined && high !== undefined ? { ...rest, high, barrier: 'down' } : interval
}

const CLOSES = /\b(?:clos|settl)/i
const AT_ANY_TIME =
  /\bat any (?:time|point)\b|\b(?:in|for|on) any (?:day|week|month|quarter)\b|\bany\b[^.]*\bcandle\b[^.]*\b(?:high|low)\b/i

/** Returns the interval as one of whole numbers where the rules of a question say that these are published. */
const asWhole = (interval: Interval | undefined, whole: true | undefined) =>
  interval && whole && !interval.bare ? { ...interval, whole } : interval

/** Returns -1 for a question about cuts of a rate, 1 for one about hikes, and 0 for all others. */
function movesOf({ interval, title }: Proposition): number {
  if (!interval) return 0
  if (interval.unit === 'bps')
    return Math.sign((interval.low ?? 0) + (interval.high ?? 0)) || (interval.high === 0 ? -1 : 1)
  return CUTS.test(title) ? -1 : HIKES.test(title) ? 1 : 0
}
const CUTS = /\bcuts?\b/i
const HIKES = /\bhikes?\b/i
const isCounted = ({ interval }: Proposition) => interval?.unit !== 'bps'

/** Whether a question counts no changes of a rate within a time in which the other asks for one. */
const isNoneWithin = (none: Proposition, move: Proposition) =>
  isCounted(none) &&
  none.interval?.high === 0 &&
  move.interval?.unit === 'bps' &&
  WITHIN.has(compareWindows(none.time, move.time))
const WITHIN: ReadonlySet<string> = new Set(['contains', 'equal'])

/** Whether the question is about a change of a rate within more than a month. */
function isMove({ interval, time: { window, years } }: Proposition): boolean {
  if (interval?.unit !== 'bps' || (interval.low === 0 && interval.high === 0)) return false
  return window === undefined ? years.length > 0 : window.from === undefined || window.to - window.from > 31
}

const ofBarrier = (relation: SetRelation, sides: ComparedValues) => veto('barrier-beside-close', relation, sides)

/**
 * Returns the relation of a level that has to be reached with a number that is read at the end: being above the level
 * at the end implies reaching it, not the other way round.
 */
function barrierRelation(a: Interval, b: Interval): 'inside' | 'contains' | 'overlap' {
  const relation = compareIntervals(a, b)
  if (a.barrier && b.barrier === undefined)
    return relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
  return relation === 'inside' || relation === 'equal' ? 'inside' : 'overlap'
}

/** Compares a question that states a number with one that states none: "says it ten times" is inside "says it". */
function ofMissing(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const [x, y] = [vocabularyOf(a), vocabularyOf(b)]
  if (!x.names.has('say') || !y.names.has('say')) {
    // a number of seats or votes does not imply a win, but a margin does; any other act that is done several times is done
    const [stated, other] = a.interval ? [a, b] : [b, a]
    const wins = x.predicates.includes('win') || y.predicates.includes('win') || other.qualifiers.stage === 'nomination'
    // "no medals" beside "at least two medals": the negation is compared by itself, so this is the relation to "medals"
    if (other.negated && !stated.negated && stated.interval && !isAny(stated.interval)) {
      const none = relateToNone(stated, other)
      if (none === 'equal') return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
      // the second negation leaves the relation to "no medals" as it is
      if (none) return [veto('some-beside-none', a.interval ? none : 'inside', sides), differInPolarity(sides)]
      return [
        veto(
          'some-beside-none',
          (stated.interval.low ?? 0) < 1 ? 'overlap' : a.interval ? 'inside' : 'contains',
          sides,
        ),
      ]
    }
    const thing = stated.interval && countedAgainst(stated, other)
    if (thing === 'any') return [agree('numbers', 'numbers agree', sides)]
    if (thing === 'none') return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
    if (thing === 'some') return [differ('numbers', 'numbers missing', sides, 1, a.interval ? 'inside' : 'contains')]
    if (wins && countsVotes(stated)) return [veto('votes-beside-win', 'overlap', sides)]
    if (!isMargin(stated) && (wins || a.qualifiers.place || b.qualifiers.place))
      return [missing('numbers', 'numbers missing', sides)]
    const relation = stated.interval && mayBeNone(stated) ? 'overlap' : a.interval ? 'inside' : 'contains'
    return [differ('numbers', 'numbers missing', sides, 1, relation)]
  }
  if (relateNumbers(a.interval, b.interval) === 'missing any') return [agree('numbers', 'numbers agree', sides)]
  return [veto('said-so-often', a.interval ? 'inside' : 'contains', sides)]
}

/** Returns how a number of things that may be 0 lies to "no things": "fewer than 3 rockets" contains "no rockets". */
function relateToNone(stated: Proposition, other: Proposition): 'equal' | 'contains' | undefined {
  const { interval, title } = stated
  const thing = mayBeNone(stated) ? COUNTED.exec(title)?.[1] : undefined
  if (!thing || !new RegExp(`\\bno ${thing}`, 'i').test(other.title)) return undefined
  return interval?.high === 0 ? 'equal' : 'contains'
}

/** Matches a number with the beginning of the name of the counted things. */
const COUNTED = new RegExp(
  `(?:^|[ <>≤≥])(?:[\\d.]+(?:(?:[-–]| to | or | and )[\\d.]+)?|${numerals.join('|')})\\+?(?: or (?:more|fewer|less))?(?: of)? ([a-z]{2,}?)(?:s|es)?\\b`,
  'i',
)

/**
 * How a question that counts things lies to one that asks whether there is any: "at least one seat" (any), "0 seats"
 * (none) or "at least 30 seats" (some) beside "any seats". Undefined for other pairs.
 */
function countedAgainst({ title, interval }: Proposition, other: Proposition): 'any' | 'none' | 'some' | undefined {
  if (!interval?.whole || interval.unit) return undefined
  const thing = COUNTED.exec(title)?.[1]
  const [, article] = (thing && new RegExp(`\\b(an?|any|no|some) ${thing}`, 'i').exec(other.title)) || []
  if (article === undefined) return undefined
  if (interval.low === 0 && interval.high === 0) return 'none'
  if (isAny(interval)) return 'any'
  return (interval.low ?? 0) >= 1 && article.toLowerCase() === 'any' ? 'some' : undefined
}

/** Whether a question about counted things may come true without any of them: "fewer than 3 rockets". */
const mayBeNone = ({ interval, title }: Proposition): boolean =>
  interval?.whole === true && (interval.low ?? 0) <= 0 && !interval.unit && !interval.barrier && !OF_LENGTH.test(title)
const OF_LENGTH = /\b(?:days?|hours?|minutes?|months?|points?|rounds?|weeks?|years?)\b/i

const isMargin = ({ build }: Proposition) => build === 'margin'
/** Whether the question is about a number of votes or seats, which may be too few to win or more than enough. */
const countsVotes = (one: Proposition) => !isMargin(one) && COUNTS_VOTES.test(one.title)
const COUNTS_VOTES = /\b(?:delegates|electors|majority of (?:the )?(?:popular )?vote|seats|votes?)\b/i

/**
 * Compares two plain numbers in titles. If they are answers to one question, they exclude each other; else they are
 * parts of different names.
 */
function ofBareNumbers(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const counted = a.answer?.kind === 'number' || b.answer?.kind === 'number' || askHowMany(a, b)
  return [veto('other-plain-number', counted ? 'disjoint' : 'unrelated', sides)]
}

/** Matches titles that begin with an exact number of things: "Will 54 senators vote for ...?" */
const COUNTS = /^Will \d+ [A-Za-z]{3,}s\b/

/** Whether the titles of both questions begin with a number of things: "Will 54 senators vote for ...?" */
export const askHowMany = (a: Proposition, b: Proposition): boolean => COUNTS.test(a.title) && COUNTS.test(b.title)

const showNumbers = ({ interval }: Proposition) => interval && showInterval(interval)
