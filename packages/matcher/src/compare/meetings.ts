import { dayNumber, yearOf } from '../extract/calendar.ts'
import { namesFedFunds, namesPolicyRate } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Time } from '../extract/time.ts'

/**
 * Whether both questions are about the same meeting of a central bank: one states its days or the last of them, the
 * other the month, in which there is only one meeting, or its last day.
 */
export function isMeeting(a: Proposition, b: Proposition): boolean {
  const [x, y] = [a.time.window, b.time.window]
  if (x?.from === undefined || y?.from === undefined) return false
  const [shorter, longer] = x.to - x.from <= y.to - y.from ? [x, y] : [y, x]
  const [from = 0, length] = [longer.from, longer.to - (longer.from ?? 0)]
  if (shorter.to - (shorter.from ?? 0) > DAYS || length > 31 || length === 1) return false
  if (!namesPolicyRate(a.questionTokens) || !namesPolicyRate(b.questionTokens)) return false
  return length > DAYS ? (shorter.from ?? 0) >= from && shorter.to <= longer.to : shorter.to === longer.to
}

/** A meeting lasts up to this many days. */
const DAYS = 2

/**
 * Returns the relation of a decision of a central bank in a month, by whose closing its day is known, to a deadline within
 * the month. Undefined for other pairs, and where the deadline comes first.
 */
export function relateToMeeting(a: Proposition, b: Proposition): 'inside' | 'contains' | undefined {
  if (!namesPolicyRate(a.questionTokens) || !namesPolicyRate(b.questionTokens)) return undefined
  return isDecidedBy(a.time, b.time) ? 'inside' : isDecidedBy(b.time, a.time) ? 'contains' : undefined
}

function isDecidedBy({ window: month, closing }: Time, { window: end }: Time): boolean {
  if (month?.kind !== 'period' || end?.kind !== 'deadline' || closing === undefined || !end.yearKnown) return false
  const { from = 0, to } = month
  return to - from <= 31 && end.to <= to && from <= closing && closing < end.to
}

/**
 * Whether one question is about the rate after the December meeting of a central bank and the other about that at the
 * end of the year, which is the same.
 */
export function isLastMeeting(
  { time: { window: meeting }, interval, questionTokens }: Proposition,
  { time: { window: end } }: Proposition,
): boolean {
  if (meeting?.kind !== 'day' || end?.kind !== 'day' || !meeting.yearKnown || !end.yearKnown) return false
  const isLevel = interval?.unit === 'percent' && namesFedFunds(questionTokens)
  const newYear = dayNumber(yearOf(end.from ?? 0) + 1, 1, 1)
  // a meeting of the next year may set another rate
  return isLevel && end.to === newYear && meeting.to <= newYear && newYear - meeting.to < 31
}
