import { type Interval, opposite, relateIntervals, type SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { ofQuestion } from './facts.ts'
import { boundOf, hasMoved, isAtMeeting, levelBefore, stepsFrom, stepsOf } from './rate-levels.ts'
import { YEAR } from './states-on-days.ts'
import { windowOf } from './times.ts'

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
