import {
  compareIntervals,
  type Interval,
  isOpposite,
  type SetRelation,
  showInterval,
  type Unit,
} from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
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
import { vocabularyOf } from './vocabulary.ts'

/**
 * Returns the relation of two intervals, or why there is none ("missing", "other unit"). Undefined where neither is
 * more than a plain number, or both are the same one.
 */
export function relateNumbers(a: Interval | undefined, b: Interval | undefined) {
  const stated = a ?? b
  if (!a || !b) return stated === undefined || stated.bare ? undefined : isAny(stated) ? 'missing any' : 'missing'
  if (a.bare && b.bare) return a.low === b.low ? undefined : 'other bare'
  if ((a.barrier === undefined) !== (b.barrier === undefined)) return `barrier ${barrierRelation(a, b)}` as const
  if (a.barrier !== b.barrier) return 'other barrier'
  if (a.unit && b.unit && a.unit !== b.unit && !(isCount(a.unit) || isCount(b.unit))) return 'other unit'
  const [x, y] = [countedMove(a, b), countedMove(b, a)]
  if (!x || !y) return 'other unit'
  return isOpposite(x, y) ? 'opposite' : compareIntervals(x, y)
}

/** Beside a number of cuts a cut of any size is one at least, and none is 0; undefined of one that has a size. */
function countedMove(interval: Interval, other: Interval): Interval | undefined {
  if (interval.unit !== 'bps' || other.unit !== undefined) return interval
  const { low, high } = interval
  if (low === 0 && high === 0) return { low, high, whole: true }
  const any = (low === undefined && high === 0) || (high === undefined && low === 0)
  return any ? { low: 1, whole: true } : undefined
}

/** "At least one": what comes true at all comes true once. */
const isAny = ({ low, high, lowOpen }: Interval) => low === 1 && high === undefined && !lowOpen

/** Sums and counts are often written without their unit, or as plain counts. */
const isCount = (unit: Unit) => unit === 'count'

/**
 * Returns the comparison of the intervals of two questions: "above 90" beside "above 100". Empty where neither has one.
 */
export function compareNumbers(a: Proposition, b: Proposition): Comparison[] {
  const relation = relateNumbers(a.interval, b.interval)
  if (relation === undefined) return []
  const sides = showBoth(showNumbers, a, b)
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
      return [agree('numbers', 'numbers agree', sides), differInPolarity(sides)]
    case 'equal':
      return [agree('numbers', 'numbers agree', sides)]
    case 'disjoint':
      // in a year a bank may do both
      return [veto('other-numbers', isMove(a) && isMove(b) ? 'overlap' : 'disjoint', sides)]
    default:
      return [veto('other-numbers', relation, sides)]
  }
}

/** A step of a rate up or down within more than a month. */
function isMove({ interval, time: { window, years } }: Proposition): boolean {
  if (interval?.unit !== 'bps' || (interval.low === 0 && interval.high === 0)) return false
  return window === undefined ? years.length > 0 : window.from === undefined || window.to - window.from > 31
}

const ofBarrier = (relation: SetRelation, sides: ComparedValues) => veto('barrier-beside-close', relation, sides)

/** Standing above a line when it is read means having touched it, not the other way round. */
function barrierRelation(a: Interval, b: Interval): 'inside' | 'contains' | 'overlap' {
  const relation = compareIntervals(a, b)
  if (a.barrier && b.barrier === undefined)
    return relation === 'contains' || relation === 'equal' ? 'contains' : 'overlap'
  return relation === 'inside' || relation === 'equal' ? 'inside' : 'overlap'
}

/** Compares a question that states a number with one that states none: a word that is said ten times is said. */
function ofMissing(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const [x, y] = [vocabularyOf(a), vocabularyOf(b)]
  if (!x.names.has('say') || !y.names.has('say')) {
    // who wins so many seats or votes need not win; whatever else comes true so many times comes true
    const wins = x.predicates.includes('win') || y.predicates.includes('win')
    if (wins || a.qualifiers.place || b.qualifiers.place) return [missing('numbers', 'numbers missing', sides)]
    return [differ('numbers', 'numbers missing', sides, 1, a.interval ? 'inside' : 'contains')]
  }
  if (relateNumbers(a.interval, b.interval) === 'missing any') return [agree('numbers', 'numbers agree', sides)]
  return [veto('said-so-often', a.interval ? 'inside' : 'contains', sides)]
}

/** Plain numbers are words of their titles; here it only counts whether they are answers of one question. */
function ofBareNumbers(a: Proposition, b: Proposition, sides: ComparedValues): Comparison[] {
  const counted = a.answer?.kind === 'number' || b.answer?.kind === 'number' || askHowMany(a, b)
  return [veto('other-plain-number', counted ? 'disjoint' : 'unrelated', sides)]
}

/** "Will 54 senators vote for ...?": so many and no more. */
const COUNTS = /^Will \d+ [A-Za-z]{3,}s\b/

/** Whether the titles of both questions begin with "how many". */
export const askHowMany = (a: Proposition, b: Proposition): boolean => COUNTS.test(a.title) && COUNTS.test(b.title)

const showNumbers = ({ interval }: Proposition) => interval && showInterval(interval)
