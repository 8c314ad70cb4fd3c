import { dayNumber } from '../extract/calendar.ts'
import { type Interval, opposite, relateIntervals, type SetRelation, withBounds } from '../extract/interval.ts'
import { namesRateOfFed } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { fedFundsLevels, levelsKnownUntil } from '../knowledge/policy-rate-levels.ts'
import { ofQuestion } from './facts.ts'
import { isMeeting } from './meetings.ts'
import { YEAR } from './states-on-days.ts'
import { compareWindows, windowOf } from './times.ts'

/**
 * Returns the relation of a change of the Fed's rate at a meeting to the upper bound of the rate after the same meeting:
 * with 3.75% before it, "above 3.75%" is a hike. Undefined for other pairs, and where the bound before is not known.
 */
export function relateToLevel(change: Proposition, level: Proposition): SetRelation | 'opposite' | undefined {
  const { interval: moved, negated } = change
  const bound = boundOf(level)
  if (!moved || !bound || negated || moved.bare || !isAtMeeting(change, level)) return undefined
  const [one, other] = [change, level].map(({ time: { window } }) => (window?.yearKnown ? window.from : undefined))
  if (one === undefined || other === undefined) return undefined
  const before = levelBefore(Math.min(one, other), Math.max(one, other))
  const x = stepsOf(moved)
  if (before === undefined)
    return Math.max(one, other) <= KNOWN + REVERSAL ? relateWithoutReversal(x, stepsFrom(bound, lastLevel)) : undefined
  return relateIntervals(x, stepsFrom(bound, before))
}

/** Whether a change is made at the very meeting after which a level is read. */
const isAtMeeting = (change: Proposition, level: Proposition): boolean =>
  isMeeting(change, level) || compareWindows(change.time, level.time) === 'equal'

/**
 * Returns the relation of a change soon after the last known level to a level: the Fed does not raise its rate months
 * after a cut, so before a hike the rate is at least at the last known level. Undefined where that does not decide.
 */
function relateWithoutReversal(move: Interval, level: Interval): SetRelation | undefined {
  const [x, y] = (move.high ?? 0) < 0 ? [opposite(move), opposite(level)] : [move, level]
  if (x.low === undefined || x.low <= 0) return undefined
  if (y.high !== undefined) return y.high < x.low ? 'disjoint' : undefined
  return y.low !== undefined && y.low <= x.low ? 'inside' : undefined
}

/** Returns the interval of a question about the upper bound of the rate after a meeting; undefined for other questions. */
export function boundOf({ interval, negated, title }: Proposition): Interval | undefined {
  if (interval?.unit !== 'percent' || negated || interval.barrier || interval.bare || interval.strikeOnly)
    return undefined
  return UPPER.test(title) ? interval : undefined
}

/** Whether one interval is that of a change of a rate, or a count of changes, and the other that of a share or rate. */
export const isBesideLevel = (one: Interval | undefined, other: Interval | undefined): boolean =>
  (one?.unit === 'percent' && isOfChanges(other)) || (other?.unit === 'percent' && isOfChanges(one))

const isOfChanges = (interval: Interval | undefined) =>
  interval?.unit === 'bps' || (interval?.whole === true && interval.unit === undefined)

const UPPER = /\bupper (?:bound|limit)\b/i

/** Basis points by which the Fed moves its rate at least. */
const STEP = 25

/** The days within which the Fed does not go back from cuts to hikes: its last moves were always further apart. */
const REVERSAL = 120

/** Returns an interval of levels as steps from a level. */
export const stepsFrom = (bound: Interval, level: number): Interval =>
  inSteps(bound, (rate) => ((rate - level) * 100) / STEP)

/** Returns the sizes of a change of the rate in steps. */
export const stepsOf = (moved: Interval): Interval => inSteps(moved, (size) => size / STEP)

/** Returns an interval as one of whole steps: "more than 0.3 steps" is "at least 1 step". */
function inSteps({ low, high, lowOpen, highOpen }: Interval, stepsOf: (bound: number) => number): Interval {
  const steps = (bound: number) => Number(stepsOf(bound).toFixed(6))
  return {
    unit: 'bps',
    whole: true,
    ...(low !== undefined && { low: lowOpen ? Math.floor(steps(low)) + 1 : Math.ceil(steps(low)) }),
    ...(high !== undefined && { high: highOpen ? Math.ceil(steps(high)) - 1 : Math.floor(steps(high)) }),
  }
}

/**
 * Returns the upper bound of the rate on the first of some days; undefined where the last of them comes after the
 * decisions that are known.
 */
export const levelBefore = (first: number, last = first): number | undefined =>
  last > KNOWN ? undefined : levels.findLast(({ day }) => day <= first)?.level

/** Whether the Fed is known to have moved its rate within some days, up (1) or down (-1). */
const hasMoved = (direction: number, from: number, to: number): boolean =>
  levels.some(
    ({ day, level }, at) => day > from && day <= to && direction * (level - (levels[at - 1]?.level ?? level)) > 0,
  )

const KNOWN = dayNumber(...levelsKnownUntil)
const levels = fedFundsLevels.map(([day, level]) => ({ day: Date.parse(day) / 86_400_000, level }))
const lastLevel = levels.at(-1)?.level ?? 0

/**
 * Returns the interval of the first of two questions about the upper bound of the Fed's rate with bounds that the rate
 * can have, which are multiples of 0.25 %: "above 4.00%" is "4.25% or higher". Other intervals are returned unchanged.
 */
export function asRate(interval: Interval | undefined, a: Proposition, b: Proposition): Interval | undefined {
  if (interval?.unit !== 'percent' || interval.bare || !(UPPER.test(a.title) || UPPER.test(b.title))) return interval
  if (!namesRateOfFed(a.questionTokens) || !namesRateOfFed(b.questionTokens)) return interval
  const { lowOpen: _, highOpen: __, low: ___, high: ____, ...rest } = interval
  return { ...withBounds(stepsFrom(interval, 0), (steps) => (steps * STEP) / 100), ...rest }
}

/**
 * Returns the relation of changes of the Fed's rate within a time to the upper bound of the rate after a meeting in it or
 * later: with 3.75% on January 1, "above 3.75%" in September implies a hike in the year. Undefined for other pairs, and
 * where the bound at the beginning is not known.
 */
export function relateOverTime(change: Proposition, level: Proposition): SetRelation | 'opposite' | undefined {
  const [bound, span, meeting] = [boundOf(level), windowOf(change.time), daysOfMeeting(level)]
  if (!bound || change.negated || !span?.yearKnown || !meeting) return undefined
  const [first, last] = meeting
  if (isAtMeeting(change, level) || first < (span.from ?? 0)) return undefined
  if (last >= span.to) return last - span.to <= YEAR ? 'overlap' : undefined
  const start = span.from === undefined ? undefined : levelBefore(span.from)
  if (countsMoves(change)) return start === undefined ? undefined : relateCount(change, stepsFrom(bound, start))
  const before = levelBefore(first, last)
  const move = directionOf(change.interval)
  if (move === undefined) return undefined
  const isLast = span.to - last <= LAST && !hasMoved(move, span.from ?? first - YEAR, first)
  if (move !== 0 && before !== undefined && isLast)
    return relateIntervals(stepsOf(change.interval ?? { whole: true }), stepsFrom(bound, before))
  const base = start ?? (span.from === undefined ? before : undefined)
  return base === undefined ? undefined : relateMove(move, stepsFrom(bound, base))
}

/** Meetings are further apart than this number of days. */
const LAST = 31

/** Returns the first and the last day of the time in which a meeting is held; undefined for longer times. */
export function daysOfMeeting({ time: { window } }: Proposition): readonly [first: number, last: number] | undefined {
  if (!window?.yearKnown || window.from === undefined || window.to - window.from > LAST) return undefined
  return [window.from, window.to - 1]
}

/** Returns 1 for a hike of any size, -1 for a cut, 0 for no change; undefined for changes of a certain size. */
function directionOf(moved: Interval | undefined): -1 | 0 | 1 | undefined {
  if (!moved || moved.bare) return undefined
  const { low, high } = stepsOf(moved)
  if (low === 0 && high === 0) return 0
  if (low === 1 && high === undefined) return 1
  return low === undefined && high === -1 ? -1 : undefined
}

/** Returns the relation of a move at some time before a meeting to the level after it, in steps from the level before. */
function relateMove(move: -1 | 0 | 1, level: Interval): SetRelation {
  const { low, high } = move < 0 ? opposite(level) : level
  if (move === 0) return (low ?? 0) <= 0 && (high ?? 0) >= 0 ? 'inside' : 'disjoint'
  return low !== undefined && low >= 1 ? 'contains' : 'overlap'
}

/**
 * Returns the relation of a number of cuts to the level after a meeting within their time: after at most 2 cuts, of one
 * step each, the rate is no more than 2 steps lower. Hikes count the other way.
 */
function relateCount({ interval, title }: Proposition, level: Interval): SetRelation {
  const most = interval?.high
  const { low, high } = HIKES.test(title) ? opposite(level) : level
  if (most === undefined) return 'overlap'
  if (high !== undefined) return high < 0 - most ? 'disjoint' : 'overlap'
  return low !== undefined && low <= 0 - most ? 'inside' : 'overlap'
}

/** Whether the question counts cuts or hikes of a rate: "Will 2 rate cuts happen", "no Fed hikes". */
export const countsMoves = ofQuestion(
  ({ interval, title }: Proposition) => interval?.whole === true && interval.unit === undefined && COUNTED.test(title),
)

const COUNTED =
  /\b(?:no|\d+)\+? (?:Fed )?(?:interest )?(?:rate )?(?:cut|hike)s?\b|\b(?:cut|hike)s? (?:interest )?(?:rates )?\d+\+? times\b/i
const HIKES = /\bhikes?\b/i
