import { dayNumber } from '../extract/calendar.ts'
import type { Proposition } from '../extract/proposition.ts'
import { showTime, type Time } from '../extract/time.ts'
import { type Comparison, showBoth, veto } from './comparison.ts'
import { isContest, isDecided, namesElection } from './contests.ts'
import { isFirstOfRanking, LESS_THAN_WEEK } from './states-on-days.ts'

/**
 * Returns the veto for two questions of which one is dated by its ticker alone ("-32DEC31") and the other states a year
 * or a deadline that the date contradicts. The date of a contest may be that of an award long after it, so there only a
 * far one counts. Undefined for all other pairs.
 */
export function compareTickerDates(a: Proposition, b: Proposition): Comparison | undefined {
  const [x, y] = [tickerDateOf(a.time), tickerDateOf(b.time)]
  if ((x === undefined) === (y === undefined)) return undefined
  const [until = 0, other] = x === undefined ? [y, a] : [x, b]
  const held = [a, b].some((one) => isContest(one) || isDecided(one) || namesElection(one))
  const relation = relateDate(until, other.time, held, isFirstOfRanking(a) && isFirstOfRanking(b))
  if (!relation) return undefined
  const sides = showBoth(showTime, a.time, b.time)
  if (relation === 'unrelated') return veto('other-year', relation, sides)
  const isOfFirst = x !== undefined
  return veto('deadline-beside-none', (relation === 'earlier') === isOfFirst ? 'inside' : 'contains', sides)
}

/** Returns the end of the date of a ticker, if that alone dates the question. */
function tickerDateOf({ window, years }: Time): number | undefined {
  const [year] = years
  return window || years.length !== 1 ? undefined : year?.until
}

/** Returns how a date is related to the time of another question; undefined where both may be about one time. */
function relateDate(until: number, { window, years }: Time, held: boolean, ranked: boolean) {
  if (window) {
    // a ranking "this week" is not that of another day
    if (ranked && window.kind === 'day' && Math.abs(until - window.to) > LESS_THAN_WEEK) return 'unrelated'
    if (held || window.kind !== 'deadline' || !window.yearKnown || window.yearOfClosing) return undefined
    if (Math.abs(until - window.to) <= ABOUT) return undefined
    return until < window.to ? 'earlier' : 'later'
  }
  const [year] = years
  if (!year || years.length > 1 || year.season || year.source !== 'text') return undefined
  const [from, to] = [dayNumber(year.value, 1, 1), dayNumber(year.value + 1, 1, 1)]
  const isOther = until > to + (held ? LONG_AFTER : ABOUT) || until <= from + 1 - (held ? LONG_AFTER : 0)
  return isOther ? 'unrelated' : undefined
}

/** A number is published, and a listing closed, at most so many days after the year that it is about. */
const ABOUT = 100
/** The award of a year is given at most so many days before it begins or after it ends. */
const LONG_AFTER = 184
