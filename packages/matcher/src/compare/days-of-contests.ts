import { dayNumber, yearOf } from '../extract/calendar.ts'
import type { Proposition } from '../extract/proposition.ts'
import { says } from '../extract/says.ts'
import type { Time, Year } from '../extract/time.ts'
import { settings } from '../settings.ts'
import { isContest, isDecided, isElection, namesElection } from './contests.ts'
import { asksIfRun, mustComeFirst } from './predicates.ts'
import { yearNamed } from './times.ts'

/**
 * Whether one question is about an act in a season and the other about it in a year, which has parts of two seasons. A
 * contest is named by either.
 */
export function isSeasonOfAct(a: Proposition, b: Proposition): boolean {
  const inSeason = ({ time: { years } }: Proposition) =>
    years.length > 0 && years.every(({ source }) => source === 'text') ? years.some(({ season }) => season) : undefined
  const [x, y] = [inSeason(a), inSeason(b)]
  if (x === undefined || y === undefined || x === y) return false
  return ![a, b].some((one) => isContest(one) || isDecided(one) || one.leagues.length > 0 || one.interval !== undefined)
}

/**
 * Whether one question ends before the other begins: its deadline passes before the year that the other names, or its
 * listing closes long before that year, or before the season of the other. If it states no year itself, or that in which
 * the season begins, it is about an earlier season.
 */
export function endsBefore(question: Proposition, { time: other }: Proposition): boolean {
  const { time: one } = question
  const { closing, window } = one
  if (window?.kind === 'deadline' && window.yearKnown && window.to <= beginOfYear(other)) return true
  if (closing === undefined) return false
  const seasons = other.years.filter(({ source, season }) => season && source !== 'ticker')
  const year = yearNamed(other)
  // a listing that ends half a year before the year begins is not about it
  const isOpen = window !== undefined || one.years.length > 0 || namesElection(question)
  if (year !== undefined && !isOpen && closing < dayNumber(year, 1, 1) - LONG_BEFORE) return true
  const isOfOther = ({ source, season, value }: Year) =>
    source === 'text' && (season || seasons.some((later) => later.value !== value + 1))
  if (one.years.some(isOfOther)) return false
  return seasons.length > 0 && seasons.every(({ value }) => closing < dayNumber(value - 1, 7, 1))
}

const LONG_BEFORE = 180

/** Returns the first day of the year in which a question has to come true by its title; no day where it names none. */
function beginOfYear(time: Time): number {
  const year = yearNamed(time)
  if (year === undefined) return Number.NEGATIVE_INFINITY
  const from = dayNumber(year, 1, 1)
  // before its year, a deadline is that of a step on the way to a contest of the year
  return time.window?.kind === 'deadline' && time.window.to > from ? from : Number.NEGATIVE_INFINITY
}

/**
 * Whether the question without a year asks for the next contest, or its listing closes in the year of the other's
 * contest or up to 60 days later.
 */
export function closesInYear(a: Proposition, b: Proposition): boolean {
  const [stated, open] = a.time.years.length > 0 ? [a, b] : [b, a]
  const { closing } = open.time
  if (says(open.questionTokens, 'next')) return true
  return (
    closing !== undefined &&
    stated.time.years.some(({ value }) => Math.abs(yearOf(closing - 60) - value) === 0 || yearOf(closing) === value)
  )
}

/**
 * Whether one question is about a step on the way to what the other asks, by a date that may be before it: a winner of
 * 2032 has announced a run, but perhaps not before 2030.
 */
export function isEarlierStep(step: Proposition, goal: Proposition): boolean {
  const { window } = step.time
  const nominated = goal.qualifiers.stage === 'nomination' && step.qualifiers.stage === undefined && asksIfRun(step)
  if (!window?.yearKnown || !(nominated || mustComeFirst(goal, step) || announcesRun(step, goal))) return false
  const from = goal.time.window?.from ?? goal.time.window?.to ?? middleOf(goal.time)
  return from === undefined || window.to <= from
}

/** Whether one question is about the announcement of a candidacy and the other about the candidacy. */
const announcesRun = (step: Proposition, goal: Proposition) =>
  asksIfRun(step) && asksIfRun(goal) && says(step.questionTokens, 'announce') && !says(goal.questionTokens, 'announce')

/** Returns the middle of the year that a question names: what is over before that may still be to come for its contest. */
const middleOf = ({ years: [year] }: Time) => year && dayNumber(year.value - (year.season ? 1 : 0), 7, 1)

/** Whether one question states the day of a contest and the other its year, in which the day lies. */
export function isContestDay(a: Proposition, b: Proposition): boolean {
  if ((a.interval || b.interval) && ![a, b].every(isContest)) return false
  if ((a.time.window === undefined) === (b.time.window === undefined)) return false
  const [dated, named] = a.time.window ? [a, b] : [b, a]
  const { window } = dated.time
  if (window?.from === undefined || window.clock) return false
  const held = yearOf(window.from)
  if (!named.time.years.some(({ value }) => value === held)) return false
  // a cup (some are among the leagues) has many days, and its last one is that of its winner
  const ends = Math.abs((named.time.closing ?? 0) - window.from) <= settings.times.sameDay
  // a party that wins on a day wins an election
  const isWonBy = (one: Proposition) => one.form === 'party' && says(one.questionTokens, 'win')
  const isOfCup = ({ questionTokens }: Proposition) =>
    questionTokens.some(({ ids }) => ids?.some((id) => /^league:.*-cup$/.test(id)))
  return [a, b].every((one) => isContest(one) || isElection(one) || isWonBy(one) || (ends && isOfCup(one)))
}

/**
 * Whether one question is about the winner of a contest and the other about entering it by a deadline, which the winner
 * has done.
 */
export function isBeforeContest(a: Proposition, b: Proposition): boolean {
  const [entry, contest] = [a.time, b.time]
  if (entry.window?.kind !== 'deadline' || contest.window || contest.years.length === 0) return false
  // what is released in a year may be announced after the deadline
  if (!isContest(b) && !isElection(b)) return false
  const { to } = entry.window
  return contest.years.every(({ value }) => dayNumber(value, 7, 1) < to) && mustComeFirst(b, a)
}
