import { dayNumber, monthAndDay, moveToYear, yearOf } from '../extract/calendar.ts'
import { NO_YEAR } from '../extract/date-periods.ts'
import { compareIntervals, type Interval, type SetRelation } from '../extract/interval.ts'
import type { Time, Window, Year } from '../extract/time.ts'
import { settings } from '../settings.ts'

/**
 * The relation of two windows or years. `near`: a day or so apart; `missing`: one question states none; `apart`: no day
 * in common.
 */
export type TimeRelation = SetRelation | 'near' | 'missing' | 'apart'

/**
 * Returns the relation of the windows of questions A and B as sets of days: "before July 1" is inside "before September
 * 1".
 */
export function compareWindows(a: Time, b: Time): TimeRelation {
  // before Jul 1   ----------|
  // before Sep 1   ---------------------|      inside
  // in 2026            |------------------|    "before 2027" and "in 2026" end alike: equal
  const [x, y] = [windowOf(a), windowOf(b)]
  if (!x || !y) return 'missing'
  const [p, q] = sameYear(x, y)
  if (p.clock && q.clock) return compareClocks(p.clock, q.clock)
  if (p.clock || q.clock) {
    if (readWhenItCloses(p, b) || readWhenItCloses(q, a)) return 'equal'
    if (readAnotherHour(p, q, b) || readAnotherHour(q, p, a)) return 'overlap'
    // a minute after midnight is another day in another time zone
    return p.kind === q.kind && Math.abs(p.to - q.to) <= 1 ? 'missing' : 'apart'
  }
  const unstated = x.yearOfClosing || y.yearOfClosing
  if (x.yearKnown !== y.yearKnown && !unstated && (endsWithYear(x) || endsWithYear(y))) return ofUnknownYear(x, y)
  if (mayOpenLater(x, y) || mayOpenLater(y, x)) return 'overlap'
  if (endsBeforeYear(x, b) || endsBeforeYear(y, a)) return 'apart'
  if (p.kind === 'deadline' && q.kind === 'deadline') {
    // deadlines that only the resolution rules state may differ by a day between venues
    if (p.ofRules && q.ofRules && Math.abs(p.to - q.to) <= 1) return 'equal'
    const end = (p.ambiguousEnd && q.to === p.to + 1) || (q.ambiguousEnd && p.to === q.to + 1) ? 'equal' : undefined
    const relation = end ?? (p.to === q.to ? 'equal' : p.to < q.to ? 'inside' : 'contains')
    const about = relateAbout(a, b)
    return relation === 'equal' ? about : about === 'equal' || about === relation ? relation : 'overlap'
  }
  if (p.from === q.from && p.to === q.to) return 'equal'
  if (p.kind === 'deadline' || q.kind === 'deadline') return againstDeadline(p, q)
  const [from1 = p.to - 1, from2 = q.to - 1] = [p.from, q.from]
  if (p.to <= from2 || q.to <= from1) return 'apart'
  // weeks that are stated by their first and last day share only this day, so they are different weeks
  if (Math.min(p.to, q.to) - Math.max(from1, from2) === 1 && Math.min(p.to - from1, q.to - from2) >= WEEK)
    return 'apart'
  if (p.to === q.to && p.kind === 'period' && q.kind === 'period' && isFromListing(from1 > from2 ? p : q)) return 'near'
  if (from1 >= from2 && p.to <= q.to) return 'inside'
  if (from1 <= from2 && p.to >= q.to) return 'contains'
  return 'overlap'
}

/** Returns the relation of the periods that two questions with deadlines are about; not to name one is to be about any. */
const relateAbout = (a: Time, b: Time): SetRelation =>
  a.about || b.about ? compareIntervals(aboutOf(a), aboutOf(b)) : 'equal'

const aboutOf = ({ about, years }: Time): Interval => {
  const named = years.flatMap(({ source, value }) => (source === 'text' ? [value] : []))
  if (about || named.length === 0) return { ...about, whole: true }
  return { low: dayNumber(Math.min(...named), 1, 1), high: dayNumber(Math.max(...named) + 1, 1, 1) - 1, whole: true }
}

/** Whether a window ends before the year that the other question states, and at whose end its deadline lies. */
const endsBeforeYear = ({ to, yearKnown }: Window, other: Time): boolean => {
  const year = yearNamed(other)
  if (!yearKnown || !other.window?.yearKnown || year === undefined) return false
  return to <= dayNumber(year, 1, 1) && other.window.to === dayNumber(year + 1, 1, 1)
}

/** Returns the year that is the only one in a title, and no season; undefined for other times. */
export const yearNamed = ({ years: [year, ...others] }: Time): number | undefined =>
  year?.source === 'text' && !year.season && others.length === 0 ? year.value : undefined

/**
 * Whether the market of a deadline, of which only the closing shows the year, may have opened too late for most of a year
 * before it: "by March 31" of a listing that closes in 2031 beside "in 2030".
 */
const mayOpenLater = (x: Window, y: Window) =>
  x.kind === 'deadline' && x.yearOfClosing && y.yearKnown && y.to < x.to && y.from !== undefined && y.to - y.from > 360

/** Whether it is a deadline at the end of a year that is not stated: "by the end of the year". */
const endsWithYear = ({ kind, to, yearKnown }: Window) => !yearKnown && kind === 'deadline' && to === NEXT_YEAR
const NEXT_YEAR = dayNumber(NO_YEAR + 1, 1, 1)

/**
 * Returns the relation of a deadline at the end of an unknown year to a window of a known one. The end of a year comes no
 * later than that of any year for which a market is open.
 */
function ofUnknownYear(x: Window, y: Window): TimeRelation {
  const known = x.yearKnown ? x : y
  if (known.kind !== 'deadline' || !monthAndDay(known.to).startsWith('01-01')) return 'overlap'
  return x.yearKnown ? 'contains' : 'inside'
}

/**
 * Returns the relation of two windows that end alike by the days from which their rules count; undefined where these are
 * near each other, or only one is stated.
 */
export function relateBeginnings({ since: x }: Time, { since: y }: Time): SetRelation | undefined {
  if (x === undefined || y === undefined || Math.abs(x - y) <= A_MONTH) return undefined
  return x > y ? 'inside' : 'contains'
}

const [WEEK, A_MONTH] = [5, 31]

/**
 * Whether a period is counted from the listing of its market: a year is, its last quarter and a month are not. A longer
 * period that begins within a month begins with its listing.
 */
export const isFromListing = ({ from, to }: Window): boolean =>
  from !== undefined && to - from > settings.times.shortPeriod && /^01-01|-(?!01)..$/.test(monthAndDay(from))

/** Whether one window is an hour ("at 12pm") and the other a day whose listing closes at this minute. */
function readWhenItCloses({ kind, clock }: Window, other: Time): boolean {
  return clock !== undefined && clock.to === undefined && other.window?.kind === kind && clock.from === other.closes
}

/** Whether one window is an hour and the other a day whose listing closes within the day at another hour. */
function readAnotherHour({ clock }: Window, { kind, from = 0 }: Window, { closes }: Time): boolean {
  if (!clock || clock.to !== undefined || kind !== 'day' || closes === undefined || MIDNIGHTS.has(closes % 1440))
    return false
  return Math.abs(closes - clock.from) >= HOUR && Math.abs(closes - (from * 24 + 12) * HOUR) <= 24 * HOUR
}

/**
 * Whether the listings of two questions about one day close within the day at different hours, at which a price is read.
 */
export function closeAtOtherHours(a: Time, b: Time): boolean {
  const { window, closes: x } = a
  const from = window?.kind === 'day' && window.yearKnown ? window.from : undefined
  if (from === undefined || x === undefined || b.closes === undefined || Math.abs(x - b.closes) < HOUR) return false
  return [a, b].every(
    ({ closes = 0, closesAtHour }) =>
      (closesAtHour || !MIDNIGHTS.has(closes % 1440)) && Math.abs(closes - (from * 24 + 17) * HOUR) <= 13 * HOUR,
  )
}

/**
 * Minutes of a day in UTC at which a day ends in UTC, London or New York, and noon. Closing times at these minutes
 * state only a date.
 */
const MIDNIGHTS = new Set([0, 239, 240, 299, 300, 720, 1439])

/**
 * Returns the relation of two questions whether somebody still holds a post on a date: the later date is inside the
 * earlier one, because a former holder hardly ever returns. Undefined where one has no date.
 */
export function compareHeld(a: Time, b: Time): SetRelation | undefined {
  if (!a.window || !b.window || a.window.kind === 'period' || b.window.kind === 'period') return undefined
  const [p, q] = sameYear(a.window, b.window)
  // who holds a post through May 31 holds it on June 1
  if (p.kind !== q.kind && heldOn(p) === heldOn(q)) return 'equal'
  return p.to === q.to ? 'equal' : p.to > q.to ? 'inside' : 'contains'
}

/** Returns the day on which a post has to be held: the day itself, or the one on which a deadline ends. */
const heldOn = ({ kind, to }: Window) => (kind === 'day' ? to - 1 : to)

function againstDeadline(p: Window, q: Window): TimeRelation {
  if (p.to === q.to) return p.kind === 'day' || q.kind === 'day' ? 'near' : 'equal'
  const [deadline, other, flip] = p.kind === 'deadline' ? [p, q, true] : [q, p, false]
  // as between two deadlines of rules, a day is no difference
  if (deadline.ofRules && other.kind === 'period' && other.to - deadline.to === 1) return 'equal'
  if (deadline.ambiguousEnd && other.kind === 'period' && other.to === deadline.to + 1) return 'equal'
  if (other.to < deadline.to) return flip ? 'contains' : 'inside'
  if (other.from !== undefined && other.from >= deadline.to) return 'apart'
  // the deadline ends within the period; what comes true before the period settles only the deadline
  if (!isFromListing(other)) return 'overlap'
  return flip ? 'inside' : 'contains'
}

/** Length in minutes of an hour: "3AM ET" without an end names the hour that begins then. */
const HOUR = 60

function compareClocks(p: NonNullable<Window['clock']>, q: NonNullable<Window['clock']>): TimeRelation {
  if (p.from === q.from && p.to === q.to) return 'equal'
  const [endP, endQ] = [p.to ?? p.from + HOUR, q.to ?? q.from + HOUR]
  if (p.from === q.from && endP === endQ) return 'equal'
  return p.from < endQ && q.from < endP ? 'overlap' : 'apart'
}

/** Returns the window of a question; a year alone is a window of the whole year. Undefined where it has neither. */
export function windowOf({ window, years }: Time): Window | undefined {
  if (window) return window
  const [year] = years
  if (!year || years.some(({ value }) => value !== year.value) || year.season || year.source !== 'text')
    return undefined
  return {
    kind: 'period',
    from: dayNumber(year.value, 1, 1),
    to: dayNumber(year.value + 1, 1, 1),
    yearKnown: true,
    source: 'text',
  }
}

/** Returns the length of the period in days; undefined where the question states none. */
export function lengthOf({ window, years }: Time): number | undefined {
  if (window) return window.from === undefined ? undefined : window.to - window.from
  return years.some(({ source, season }) => source === 'text' && !season) ? 365 : undefined
}

const FIRST_DAY = dayNumber(NO_YEAR, 1, 1)
const LEAP_DAY = dayNumber(NO_YEAR, 2, 29)

/** Returns both windows in the year 2000 if one of them has no year, so that only month and day are compared. */
function sameYear(x: Window, y: Window): [Window, Window] {
  if (x.yearKnown === y.yearKnown) return [x, y]
  const plain = (window: Window): Window => {
    if (!window.yearKnown) return window
    const moved = moveToYear(window.to - 1, NO_YEAR) + 1
    const other = window === x ? y : x
    // what ends on the first day of a year ends with the year before: "by June 30" beside "by Jan 1, 2031"
    const isOfYearBefore = moved === FIRST_DAY + 1 && other.to !== moved && window.kind !== 'period'
    const last = isOfYearBefore ? NEXT_YEAR + 1 : moved
    // the year 2000 has a February 29, which the other year may not have
    const to = last === LEAP_DAY && (x.to === LEAP_DAY + 1 || y.to === LEAP_DAY + 1) ? LEAP_DAY + 1 : last
    const { clock, ...rest } = window
    if (window.from === undefined) return { ...rest, to }
    const years = yearOf(to - 1) - yearOf(window.to - 1)
    return { ...rest, to, from: moveToYear(window.from, yearOf(window.from) + years) }
  }
  const [p, q] = [plain(x), plain(y)]
  const { clock: _, ...bareP } = p
  const { clock: __, ...bareQ } = q
  return [bareP, bareQ]
}

/**
 * Returns how near the years of two contests are: "the 2025-26 season" is equal to 2026 and near 2025. "missing" where
 * either states no year.
 */
export function compareYears(a: readonly Year[], b: readonly Year[]): 'equal' | 'near' | 'missing' | 'apart' {
  if (a.length === 0 || b.length === 0) return 'missing'
  const pairs = a.flatMap((x) => b.map((y) => compareYear(x, y)))
  return pairs.includes('equal') ? 'equal' : pairs.includes('near') ? 'near' : 'apart'
}

function compareYear(x: Year, y: Year): 'equal' | 'near' | 'apart' {
  if (x.value === y.value) return 'equal'
  const [early, late] = x.value < y.value ? [x, y] : [y, x]
  if (late.value - early.value > 1) return 'apart'
  // a season may be named by its first year; the year of a ticker may be that of an award or of the listing
  const season = late.season && !early.season
  const given = (late.source === 'ticker') !== (early.source === 'ticker') && !early.season && !late.season
  return season || given ? 'near' : 'apart'
}
