import { dayNumber } from '../extract/calendar.ts'
import { compareIntervals, type Interval, isOpposite, type SetRelation } from '../extract/interval.ts'
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
  const { interval: bound, title } = level
  if (!moved || !bound || !isBesideLevel(moved, bound)) return undefined
  if (negated || level.negated || !UPPER.test(title)) return undefined
  if (!isMeeting(change, level) && compareWindows(change.time, level.time) !== 'equal') return undefined
  if (bound.barrier || bound.bare || bound.strikeOnly || moved.bare) return undefined
  const before = levelBefore(change, level)
  if (before === undefined) return undefined
  const [x, y] = [inSteps(moved, (size) => size / STEP), inSteps(bound, (rate) => ((rate - before) * 100) / STEP)]
  return isOpposite(x, y) ? 'opposite' : compareIntervals(x, y)
}

/** Whether one interval is that of a change of a rate, and the other that of a share or rate. */
export const isBesideLevel = (one: Interval | undefined, other: Interval | undefined): boolean =>
  (one?.unit === 'bps' && other?.unit === 'percent') || (one?.unit === 'percent' && other?.unit === 'bps')

const UPPER = /\bupper (?:bound|limit)\b/i

/** Basis points by which the Fed moves its rate at least. */
const STEP = 25

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

/** Returns the upper bound of the rate before the month of a meeting; undefined where the year or the bound is not known. */
function levelBefore(...meeting: readonly Proposition[]): number | undefined {
  const windows = meeting.map(({ time: { window } }) => (window?.yearKnown ? window.from : undefined))
  const [one, other] = windows
  if (one === undefined || other === undefined || Math.max(one, other) > KNOWN) return undefined
  const first = Math.min(one, other)
  return fedFundsLevels.findLast(([day]) => Date.parse(day) / DAY <= first)?.[1]
}

const KNOWN = dayNumber(...levelsKnownUntil)
const DAY = 86_400_000
