import { dayNumber } from '../extract/calendar.ts'
import { includesKind } from '../extract/entities.ts'
import { namesPolicyRate } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { ruleWords } from '../knowledge/rule-words.ts'

/** Whether the first question is about an office or the seats of a party on a day, and the other about the election of the year. */
export const isHeldOnDay = (held: Proposition, { time, questionTokens }: Proposition) =>
  held.time.window?.kind === 'day' &&
  time.window === undefined &&
  says(questionTokens, 'election') &&
  (held.questionTokens.some(({ key }) => key === 'seat' || key.endsWith(' seats')) ||
    (held.interval === undefined && includesKind(held.questionTokens, 'office'))) &&
  !says(held.questionTokens, 'election')

/**
 * Whether one question is about a decision on rates in a period that ended more than a year before the deadline of the
 * other. Central banks decide all the time, so a deadline counts from its listing.
 */
export function isLongBefore(
  { time: one, interval: x }: Proposition,
  { time: other, interval: y }: Proposition,
): boolean {
  if (x?.unit !== 'bps' || y?.unit !== 'bps' || other.window?.kind !== 'deadline') return false
  const [year] = one.years
  const end = one.window ? one.window.to : year?.source === 'text' ? dayNumber(year.value + 1, 1, 1) : undefined
  return end !== undefined && one.window?.kind !== 'deadline' && other.window.to - end > YEAR
}

/**
 * Whether so much time lies between the days that the states are of different questions: more than a year, or a week for
 * a level of approval and for the first of a ranking, which change all the time.
 */
export function isLongAfter(a: Proposition, b: Proposition): boolean {
  const [x, y] = [a.time.window, b.time.window]
  const limit = isVolatile(a) || isVolatile(b) ? LESS_THAN_WEEK : YEAR
  return x !== undefined && y !== undefined && Math.abs(x.to - y.to) > limit
}

const isVolatile = (one: Proposition) =>
  (isFirstOfRanking(one) && !/\ba (?:best|top)\b/i.test(one.title)) ||
  (one.interval !== undefined && !one.interval.bare && says(one.questionTokens, POLLED))
const POLLED: ReadonlySet<string> = new Set(['approval', 'favorability'])

/** Whether the question is about the first of a ranking. */
export const isFirstOfRanking = ({ questionTokens }: Proposition) => says(questionTokens, FIRST_OF_RANKING)
const FIRST_OF_RANKING: ReadonlySet<string> = new Set(['largest-company', 'top'])

/** Up to this many days two polls are about the same time. */
export const LESS_THAN_WEEK = 6
/** The days of a year, at most. */
export const YEAR = 366

/** Whether the question is about a policy rate that reaches a level, at which it stays until a later meeting. */
export const isRateReached = ({ interval, questionTokens }: Proposition): boolean =>
  interval?.barrier !== undefined && interval.unit === 'percent' && namesPolicyRate(questionTokens)

/**
 * Whether the question is about a state that holds on a day, such as who holds a post. Inflation (per month), weather
 * (per day) and the price of a coin (per hour) are no states.
 */
export function isState({ questionTokens, interval, qualifiers, time: { window } }: Proposition): boolean {
  if (window?.kind !== 'day' || window.clock || !window.yearKnown || qualifiers.stage !== undefined) return false
  if (says(questionTokens, ruleWords.stateOnDay)) return true
  if (includesKind(questionTokens, 'coin')) return false
  return (
    includesKind(questionTokens, 'office') ||
    (interval !== undefined && !interval.bare && includesKind(questionTokens, 'series'))
  )
}
