import { dayNumber, yearOf } from '../extract/calendar.ts'
import { namesFedFunds, namesPolicyRate } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'

/**
 * Whether both questions are about the same meeting of a central bank: one states the day, the other the month, in
 * which there is only one meeting.
 */
export function isMeeting(a: Proposition, b: Proposition): boolean {
  const [x, y] = [a.time.window, b.time.window]
  if (x?.from === undefined || y?.from === undefined || x.kind === y.kind) return false
  if (!namesPolicyRate(a.questionTokens) || !namesPolicyRate(b.questionTokens)) return false
  const [day, month] = x.kind === 'day' ? [x, y] : [y, x]
  return month.to - (month.from ?? 0) <= 31 && (day.from ?? 0) >= (month.from ?? 0) && day.to <= month.to
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
  return isLevel && end.to === newYear && newYear - meeting.to < 31
}
