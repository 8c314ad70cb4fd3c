import { dayNumber } from '../extract/calendar.ts'
import { type Interval, opposite, relateIntervals, type SetRelation, withBounds } from '../extract/interval.ts'
import { namesRateOfFed } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { fedFundsLevels, levelsKnownUntil } from '../knowledge/policy-rate-levels.ts'
import { isMeeting } from './meetings.ts'
import { compareWindows } from './times.ts'

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
export const isAtMeeting = (change: Proposition, level: Proposition): boolean =>
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
export const hasMoved = (direction: number, from: number, to: number): boolean =>
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
