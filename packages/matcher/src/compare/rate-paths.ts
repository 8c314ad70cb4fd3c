import { dayNumber, monthAndDay, yearOf } from '../extract/calendar.ts'
import { MONTHS } from '../extract/date-periods.ts'
import { compareIntervals, type Interval, type SetRelation } from '../extract/interval.ts'
import { namesPolicyRate } from '../extract/policy-rates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { agree, type Comparison, veto } from './comparison.ts'
import { compareEntities } from './entities.ts'
import { ofQuestion } from './facts.ts'
import { boundOf, daysOfMeeting, levelBefore, stepsFrom, stepsOf } from './rate-levels.ts'
import { agreeOnTopic } from './words.ts'

/** The decisions on a rate at several meetings in turn; without moves it is only known that they differ. */
interface RatePath {
  /** The months of the meetings, counted from the year 0; NaN for one that is not named. */
  months: readonly number[]
  /** 1 for a hike, 0 for no change, -1 for a cut. */
  moves?: readonly number[]
}

/**
 * Compares the decisions of several meetings in turn ("Pause-Cut-Cut (Mar-Apr-Jun)") with others, with the decision of
 * one meeting and with the level after it. Undefined where neither question is about such decisions.
 */
export function compareRatePaths(a: Proposition, b: Proposition): Comparison[] | undefined {
  const path = pathOf(a)
  if (!path || !namesPolicyRate(b.questionTokens)) return undefined
  const other = pathOf(b)
  const relation = other ? relatePaths(path, other) : relateToMeeting(path, b)
  if (relation === undefined) return undefined
  const sides = [a.title, b.title] as const
  const compared =
    relation === 'equal' ? agree('level', 'numbers agree', sides) : veto('decisions-in-turn', relation, sides)
  return [...compareEntities(a, b), agreeOnTopic(a, b, 0), compared]
}

const pathOf = ofQuestion(({ title, time: { window }, questionTokens }: Proposition): RatePath | undefined => {
  const named = MONTHS_IN_TURN.exec(title)?.[1]
  if (named === undefined || !window?.yearKnown || !namesPolicyRate(questionTokens)) return undefined
  const months = monthsUntil(named.split(DASH), monthOf(window.to - 1))
  if (/\bdecide differently\b/i.test(title)) return { months }
  const moves = MOVES_IN_TURN.exec(title)?.[0]
    .split(DASH)
    .map((name) => MOVES.get(name.toLowerCase()) ?? 0)
  if (!moves || moves.length === months.length) return moves && { months, moves }
  const [first = Number.NaN, last = Number.NaN] = months
  const isRange = months.length === 2 && moves.length > 2
  return isRange
    ? { months: moves.map((_, at) => (at === 0 ? first : at + 1 < moves.length ? Number.NaN : last)), moves }
    : undefined
})

const DASH = /[-–—]/
const MONTH = `(?:${MONTHS.join('|')})[a-z]{0,6}`
const MONTHS_IN_TURN = new RegExp(`\\((${MONTH}(?:[-–—]${MONTH})+)(?: 20\\d\\d)?\\)`, 'i')
const MOVES_IN_TURN = /\b(?:pause|hold|cut|hike)(?:[-–—](?:pause|hold|cut|hike))+\b/i

const MOVES: ReadonlyMap<string, number> = new Map([
  ['cut', -1],
  ['hike', 1],
])

/** Returns the month of a day, counted from the year 0. */
const monthOf = (day: number) => yearOf(day) * 12 + Number(monthAndDay(day).slice(0, 2)) - 1

/** Returns the months with these names in turn, of which the last is known up to its year. */
function monthsUntil(names: readonly string[], end: number): number[] {
  const months: number[] = []
  let next = end + 1
  for (const name of names.toReversed()) {
    const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase())
    next -= 1 + ((next - 1 - month) % 12)
    months.unshift(next)
  }
  return months
}

/** Returns the relation of the decisions at two rows of meetings; undefined where they have no meeting in common. */
function relatePaths(one: RatePath, other: RatePath): SetRelation | undefined {
  const isSame =
    one.months.length === other.months.length && [0, -1].every((at) => one.months.at(at) === other.months.at(at))
  if (isSame && one.moves && other.moves) return one.moves.join() === other.moves.join() ? 'equal' : 'disjoint'
  const shared = one.months.filter((month) => other.months.some((same) => same === month))
  if (shared.length === 0) return undefined
  const [all, allOfOther] = [shared.length === one.months.length, shared.length === other.months.length]
  if (!one.moves || !other.moves) return !one.moves && !other.moves && all && allOfOther ? 'equal' : 'overlap'
  const moveIn = ({ months, moves }: RatePath, month: number) => moves?.[months.indexOf(month)]
  if (shared.some((month) => moveIn(one, month) !== moveIn(other, month))) return 'disjoint'
  if (all) return 'contains'
  return allOfOther ? 'inside' : 'overlap'
}

/** Returns the relation of decisions in turn to the decision of one of their meetings, or to the level after it. */
function relateToMeeting({ months, moves }: RatePath, question: Proposition): SetRelation | undefined {
  const [first, last] = daysOfMeeting(question) ?? []
  if (first === undefined || last === undefined) return question.interval?.unit === 'bps' ? 'overlap' : undefined
  const at = months.indexOf(monthOf(last))
  const bound = boundOf(question)
  if (at < 0) return undefined
  if (!moves || question.negated) return 'overlap'
  if (bound) {
    const [start = 0] = months
    const before = levelBefore(dayNumber(Math.floor(start / 12), (start % 12) + 1, 1))
    return before === undefined ? 'overlap' : partOf(sumOf(moves.slice(0, at + 1)), stepsFrom(bound, before))
  }
  const { interval } = question
  return interval?.unit === 'bps' && !interval.bare ? partOf(sumOf([moves[at] ?? 0]), stepsOf(interval)) : undefined
}

/** Returns the relation of some of the decisions to a question: what they imply, their whole row implies too. */
function partOf(moved: Interval, stated: Interval): SetRelation {
  const relation = compareIntervals(moved, stated)
  return relation === 'equal' || relation === 'inside' ? 'inside' : relation === 'disjoint' ? 'disjoint' : 'overlap'
}

/** Returns by how many steps some decisions move the rate together: a cut is one of at least one step. */
function sumOf(moves: readonly number[]): Interval {
  const [cuts, hikes] = [-1, 1].map((direction) => moves.filter((move) => move === direction).length)
  return {
    unit: 'bps',
    whole: true,
    ...(!cuts && { low: hikes ?? 0 }),
    ...(!hikes && { high: 0 - (cuts ?? 0) }),
  }
}
