import { dayNumber } from '../extract/calendar.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { isDecided } from './contests.ts'
import { endOf } from './open-times.ts'
import { isOffice, isPost } from './posts.ts'
import { asksIfHeld } from './predicates.ts'
import { YEAR } from './states-on-days.ts'

/**
 * Whether one question asks if somebody takes an office in a year, and the other who is next, whenever that is. The year
 * of an election is that of the next holder.
 */
export const comesInYear = (one: Proposition, next: Proposition) =>
  one.time.years.some(({ source }) => source === 'text') &&
  next.time.years.length === 0 &&
  !isNext(one) &&
  isNext(next) &&
  [one, next].every((side) => !isDecided(side) && !side.title.includes('lection') && side.questionTokens.some(isOffice))

/** Whether the question is about the next of several: the next mayor, the next election. */
export const isNext = ({ questionTokens }: Proposition): boolean => says(questionTokens, 'next')

/**
 * Returns the relation of a question who is the next holder of a post in a year, or before a day, to one who is next,
 * whose listing stays open long after that: the year of its ticker is only the end of the listing. Undefined for other
 * pairs.
 */
export function compareNext(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [endOf(a), endOf(b)]
  const [end, open] = x === undefined ? [y, a.time] : [x, b.time]
  if (end === undefined || (x === undefined) === (y === undefined)) return undefined
  if (![a, b].every((one) => isNextOf(one) && !isDecided(one))) return undefined
  const last = open.closing ?? Math.max(...open.years.map(({ value }) => dayNumber(value, 1, 1)))
  return end + CLOSES_AFTER >= last ? undefined : y === undefined ? 'inside' : 'contains'
}

/**
 * Whether one question asks who is the next holder of a post, in a listing whose ticker states only how long it stays
 * open, and the other whether the present holder stays or leaves by an earlier time.
 */
export const isNextWhenever = ({ time, ...next }: Proposition, holder: Proposition): boolean =>
  time.years.length > 0 &&
  time.years.every(({ source, value }) => source === 'ticker' && value > (endYearOf(holder) ?? value)) &&
  time.window?.source !== 'text' &&
  says(next.questionTokens, 'next') &&
  next.questionTokens.some(isPost) &&
  says(holder.questionTokens, ruleWords.endOfPost)

const endYearOf = ({ time: { years } }: Proposition) => years.find(({ source }) => source === 'text')?.value

const isNextOf = (one: Proposition) =>
  (isNext(one) || one.qualifiers.first !== undefined) && one.questionTokens.some(isPost)

/** The days after its deadline within which a listing closes. */
const CLOSES_AFTER = 60

/** Whether the question is about the next election, which is the same for all listings. */
export const isNextElection = ({ questionTokens }: Proposition) =>
  says(questionTokens, 'next') && says(questionTokens, 'election')

/**
 * Whether one question asks who is the next holder of a post and has its deadline or closes up to a year before
 * the day on which the other asks who holds it: who is chosen may hold it then.
 */
export function isChosenBeforeDay(next: Proposition, holder: Proposition): boolean {
  const { window } = holder.time
  const { closing, window: comes } = next.time
  const until = comes ? (comes.kind === 'deadline' && comes.yearKnown ? comes.to : undefined) : closing
  if (window?.kind !== 'day' || !window.yearKnown || until === undefined) return false
  if (window.to <= until || window.to - until > YEAR) return false
  return isNext(next) && asksIfHeld(holder) && holder.questionTokens.some(isPost)
}
