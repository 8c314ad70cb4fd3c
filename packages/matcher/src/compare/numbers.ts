import { includesKind } from '../extract/entities.ts'
import { asReached, type Interval, type SetRelation, showInterval } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { isAct, totalWeight } from '../extract/tokens.ts'
import { commodities } from '../knowledge/traded-series.ts'
import { settings } from '../settings.ts'
import { agree, type ComparedValues, type Comparison, differInPolarity, showBoth, veto } from './comparison.ts'
import { isDecided, namesElection } from './contests.ts'
import { isOfElectors, isShareOfVotes } from './counted-votes.ts'
import { hasName } from './has-name.ts'
import { relateResults } from './margins.ts'
import { isMargin, ofMissing } from './missing-numbers.ts'
import { isNone, relateNumbers } from './number-relations.ts'
import { asRate } from './rate-levels.ts'
import { compareWindows } from './times.ts'
import { compareWords } from './words.ts'

/**
 * Returns the relation of the intervals of two questions as `relateNumbers` does, where the rest of the questions may say
 * how their numbers are read: as levels to be reached, or as whole numbers.
 */
export function relateNumbersIn(a: Proposition, b: Proposition) {
  const whole = a.terms?.whole ?? b.terms?.whole
  if (arePrices(a, b)) return relateNumbers(asPrice(asLevel(a, b)), asPrice(asLevel(b, a)))
  return relateNumbers(asRate(asWhole(asLevel(a, b), whole), a, b), asRate(asWhole(asLevel(b, a), whole), b, a))
}

/** Whether both are about a commodity whose numbers without a unit are its price: "silver settles 80-90". */
const arePrices = (a: Proposition, b: Proposition) =>
  [a, b].every(({ interval }) => interval?.unit === undefined && interval?.whole === true) &&
  (SETTLES.test(a.title) || SETTLES.test(b.title)) &&
  [a, b].every(({ questionTokens }) => questionTokens.some(({ ids }) => ids?.some((id) => commodities.has(id))))
const SETTLES = /\b(?:close|price|settle|trade)[ds]?\b/i
const asPrice = (interval: Interval | undefined) => interval && { ...interval, whole: false }

/**
 * Returns the comparison of the intervals of two questions: "above 90" beside "above 100". Empty where neither has one.
 */
export function compareNumbers(a: Proposition, b: Proposition): Comparison[] {
  const relation = relateNumbersIn(a, b)
  const sides = showBoth(showNumbers, a, b)
  // how many seats a party wins is not whether it wins
  if (relation === undefined && asksHowMany(a) !== asksHowMany(b) && [a, b].every(isDecided))
    return [veto('votes-beside-win', 'overlap', sides)]
  if (relation === undefined) return []
  const [x, y] = [resultOf(a), resultOf(b)]
  if (x !== undefined && y !== undefined && x !== y) return [veto('votes-beside-margin', relateResults(a, b), sides)]
  // the number of cuts says nothing about hikes
  if (movesOf(a) * movesOf(b) < 0 && (isCounted(a) || isCounted(b))) return [veto('other-direction', 'overlap', sides)]
  const falls = relation !== 'equal' && a.interval && b.interval && (mayFallTo(a) || mayFallTo(b))
  if (falls || isCountOfPart(a, b) || isCountOfPart(b, a)) return [veto('other-numbers', 'overlap', sides)]
  // no change in a year excludes one in a month of it, and not the other way round
  const isExcluded = relation === 'disjoint' || (relation === 'opposite' && compareWindows(a.time, b.time) !== 'equal')
  if (isExcluded && (isNoneWithin(a, b) || isNoneWithin(b, a))) return [veto('change-beside-none', 'disjoint', sides)]
  switch (relation) {
    case 'missing':
    case 'missing any':
      return ofMissing(a, b, sides)
    case 'other bare':
      return ofBareNumbers(a, b, sides)
    case 'barrier inside':
    case 'barrier contains':
    case 'barrier overlap':
      return [veto('barrier-beside-close', relation.slice('barrier '.length) as SetRelation, sides)]
    case 'other barrier':
      return [veto('other-direction', 'overlap', sides)]
    case 'other unit':
      return [veto('other-unit', 'overlap', sides)]
    case 'opposite':
      return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
    case 'equal':
      return [agree('numbers', 'numbers agree', sides)]
    case 'disjoint':
      if (isNumberOfName(a) !== isNumberOfName(b)) return [veto('other-numbers', 'overlap', sides)]
      if (x === 'lead' && y === 'lead' && (isOfElection(a) || isOfElection(b)))
        return [veto('other-margin', 'disjoint', sides)]
      // over a longer time, a central bank may both cut and raise its rate
      return [veto('other-numbers', isMove(a) && isMove(b) ? 'overlap' : 'disjoint', sides)]
    default:
      return [veto('other-numbers', areNone(a, b) ? 'overlap' : relation, sides)]
  }
}

/** Whether a rating may fall to the level that it hits: presidents have had ratings of 40% and more. */
const mayFallTo = ({ interval, title }: Proposition) =>
  interval?.barrier === 'up' && interval.unit === 'percent' && (interval.low ?? 0) <= 40 && HITS_RATING.test(title)
const HITS_RATING = /\b(?:approval|rating)s? hits? \d/i

const asksHowMany = ({ build, interval }: Proposition) => build === 'count' && interval === undefined

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
function asLevel({ interval, time: { window }, terms, title }: Proposition, other: Proposition): Interval | undefined {
  if (!interval || interval.barrier || interval.bare || !other.interval?.barrier || CLOSES.test(title)) return interval
  if (window?.kind !== 'deadline' && !AT_ANY_TIME.test(terms?.criterion ?? '')) return interval
  return asReached(interval)
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

/**
 * Whether the first question counts only some of the things that the other one counts, by a number with an upper bound: "3
 * cuts at emergency meetings" beside "4 cuts". More of the part than of all is impossible.
 */
function isCountOfPart(part: Proposition, all: Proposition): boolean {
  const [x, y] = [part.interval, all.interval]
  if (!x || !y || movesOf(part) * movesOf(all) < 0 || ![x, y].every(isNumberOfThings)) return false
  if ((x.high === undefined && y.high === undefined) || askHowMany(part, all)) return false
  if (y.high !== undefined && (x.low ?? 0) > y.high) return false
  const { onlyA, onlyB } = compareWords(part, all)
  // "of the FBI" and "control" make nothing fewer, and "reach space" does
  const adds = hasName(onlyA.filter(({ key }) => !/^\d/.test(key)))
  const narrows = movesOf(part) === 0 ? adds && onlyA.some(({ key }) => key === 'hit' || isAct(key)) : hasName(onlyA)
  return narrows && totalWeight(onlyB) < settings.words.complete && !isBehindName(part)
}

const isNumberOfThings = ({ whole, unit, barrier }: Interval) => whole && !unit && !barrier

/** Whether one question counts no changes of a rate and the other asks for no change at a meeting, in either direction. */
const areNone = (a: Proposition, b: Proposition) =>
  isCounted(a) !== isCounted(b) && [a, b].every(({ interval }) => interval && isNone(interval))

/** Whether the question is about a change of a rate within more than a month. */
function isMove({ interval, time: { window, years } }: Proposition): boolean {
  if (interval?.unit !== 'bps' || isNone(interval)) return false
  return window === undefined ? years.length > 0 : window.from === undefined || window.to - window.from > 31
}

/**
 * Compares two plain numbers in titles. If they are answers to one question, they exclude each other; else they are
 * parts of different names.
 */
function ofBareNumbers(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const counted = a.answer?.kind === 'number' || b.answer?.kind === 'number' || askHowMany(a, b)
  return [veto('other-plain-number', counted ? 'disjoint' : 'unrelated', sides)]
}

/** Whether the only number of a question belongs to a name: "Flight 12". */
const isNumberOfName = (one: Proposition) => one.interval?.bare === true && isBehindName(one)
/** Whether the number stands behind a word with a capital: "Flight 12", "a Category 4 hurricane". */
const isBehindName = ({ interval, title }: Proposition) => BEHIND_NAME.exec(title)?.[1] === String(interval?.low)
const BEHIND_NAME = /(?<!^)\b\p{Lu}\p{L}{2,} (\d+)\b/u

/** Matches titles that begin with an exact number of things: "Will 54 senators vote for ...?" */
const COUNTS = /^Will \d+ [A-Za-z]{3,}s\b/

/** Whether the titles of both questions begin with a number of things: "Will 54 senators vote for ...?" */
export const askHowMany = (a: Proposition, b: Proposition): boolean => COUNTS.test(a.title) && COUNTS.test(b.title)

const showNumbers = ({ interval }: Proposition) => interval && showInterval(interval)
