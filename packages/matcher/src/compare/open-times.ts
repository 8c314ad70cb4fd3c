import { dayNumber, isoDay } from '../extract/calendar.ts'
import { isMonth } from '../extract/dates.ts'
import type { SetRelation } from '../extract/interval.ts'
import type { Proposition } from '../extract/proposition.ts'
import { settings } from '../settings.ts'
import { type Comparison, veto } from './comparison.ts'
import { isContest, isDecided } from './contests.ts'

/**
 * Returns the relation of a "when" market without its answer ("When will it happen?") to another question. Its deadline is
 * not stated, but what happens until its listing closes has happened before a later deadline. Undefined for other pairs.
 */
export function compareUnanswered(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [isUnanswered(a), isUnanswered(b)]
  if (!x && !y) return undefined
  if (x && y && a.time.closing === b.time.closing) return undefined
  if (x && isOverBefore(a, b)) return 'inside'
  return y && isOverBefore(b, a) ? 'contains' : 'overlap'
}

/** Whether the listing of one question closes days before the time that the other states ends, or before its listing. */
function isOverBefore({ time: { closing = NEVER } }: Proposition, other: Proposition): boolean {
  const end = isUnanswered(other) ? other.time.closing : endOf(other)
  return end !== undefined && closing + settings.times.sameDay < end
}

const isUnanswered = ({ ref, form, answer, time: { window } }: Proposition) =>
  ref.marketId !== undefined && form === 'time' && answer === undefined && window === undefined

/** Returns the day after the deadline or the year that a question states; undefined where it states none. */
export function endOf({ time: { window, years } }: Proposition): number | undefined {
  if (window) return window.yearKnown ? window.to : NEVER
  const [year] = years.filter(({ source }) => source !== 'ticker')
  return year && (year.season ? NEVER : dayNumber(year.value + 1, 1, 1))
}
const NEVER = Number.POSITIVE_INFINITY

/**
 * Returns the relation of a question with a deadline to one whose resolution rules state no end and whose listing
 * closes much later: "by June 30" is inside "at any time". Undefined for other pairs.
 */
export function compareOpen(a: Proposition, b: Proposition): SetRelation | undefined {
  const [stated, other] = a.time.window ? [a, b] : [b, a]
  const { window } = stated.time
  const { open, closing, years } = other.time
  if (!open || !window?.yearKnown || window.kind !== 'deadline' || closing === undefined) return undefined
  // a contest is decided on its day, so a deadline changes nothing
  if (isContest(stated) || isContest(other) || isDecided(stated) || isDecided(other)) return undefined
  if (closing < window.to + LONG_AFTER || years.some(({ source }) => source === 'text')) return undefined
  return stated === a ? 'inside' : 'contains'
}

/**
 * Returns the relation of a question who is the first of several, whenever that is, to one with a deadline: the first
 * may come later, and one of the others may come before. Undefined for other pairs.
 */
export function compareFirst(a: Proposition, b: Proposition): SetRelation | undefined {
  const [stated, open] = a.time.window ? [a, b] : [b, a]
  const { window } = stated.time
  const { closing, years } = open.time
  if (
    open.qualifiers.first === undefined ||
    window?.kind !== 'deadline' ||
    years.some(({ source }) => source === 'text')
  )
    return undefined
  if (stated.qualifiers.first === undefined) return closing === undefined || closing > window.to ? 'overlap' : undefined
  // both are about the first, who may come after the deadline
  if (!window.yearKnown || window.ofRules || (closing !== undefined && closing <= window.to + LONG_AFTER))
    return undefined
  return stated === a ? 'inside' : 'contains'
}

/**
 * Returns the relation of a question about any time ("Will Ann ever be elected?") to one with a date or a year, which is
 * inside it. Undefined for other pairs.
 */
export function compareEver(a: Proposition, b: Proposition): SetRelation | undefined {
  const [x, y] = [saysEver(a), saysEver(b)]
  const [ever, dated] = x ? [a, b] : [b, a]
  if (x === y || ever.time.window || hasYear(ever) || !(dated.time.window || hasYear(dated))) return undefined
  return x ? 'contains' : 'inside'
}

/** Matches "ever" for "at any time", but not in "the first ever" and "the highest ever recorded". */
const EVER = /(?<!\b(?:first|most|[a-z]+est)[ -])\bever (?!(?:made|measured|recorded|seen)\b)(?=[a-z])/

const saysEver = ({ title }: Proposition) => title.includes('ever ') && EVER.test(title)

const hasYear = ({ time: { years } }: Proposition) => years.some(({ source }) => source === 'text')

/**
 * Returns the relation of two questions about something before an event, of which one has a deadline too: "before GTA
 * VI and before 2031" is inside "before GTA VI". Undefined for other pairs.
 */
export function compareBefore(a: Proposition, b: Proposition): SetRelation | undefined {
  const { window } = a.time.window ? a.time : b.time
  if (window?.kind !== 'deadline' || ![a, b].every(endsWithEvent)) return undefined
  return a.time.window ? 'inside' : 'contains'
}

/** Whether one question ends with an event and the other with a date, of which either may come first. */
export function isBeforeOtherEvent(a: Proposition, b: Proposition): boolean {
  const [open, dated] = endsWithEvent(a) ? [a, b] : [b, a]
  const isDated = dated.time.window?.kind === 'deadline' || (!dated.time.window && hasYear(dated))
  return isDated && !open.time.window && endsWithEvent(open) && !endsWithEvent(dated)
}

const BEFORE_NAME = / before (?:the )?(\p{Lu}[\p{L}\d]*)/u

/** Whether a question ends with an event that it names: "before Ann Roe resigns" and not "before May". */
function endsWithEvent({ title }: Proposition): boolean {
  const [, name] = BEFORE_NAME.exec(title) ?? []
  return name !== undefined && !isMonth(name)
}

const LONG_AFTER = 180

/** Returns a veto where the listing of the question without a window closes before the window of the other begins. */
export function compareClosing(a: Proposition, b: Proposition): Comparison[] {
  const [stated, open] = a.time.window ? [a, b] : [b, a]
  const { window } = stated.time
  const { closing } = open.time
  if (open.time.window) return []
  if (!window?.yearKnown || closing === undefined) return []
  const begins = window.from ?? window.to - 400
  if (closing >= begins - 3) return []
  // whatever comes true until the listing closes has come true before a later deadline
  const relation = window.kind !== 'deadline' ? 'unrelated' : stated === a ? 'contains' : 'inside'
  return [veto('closes-before', relation, [isoDay(begins), isoDay(closing)])]
}

/**
 * Returns a veto where only one question asks if somebody is announced as something and its listing closes long before
 * that of the other one: the announcement has to come until then, and a later one settles only the other.
 */
export function compareAnnouncement(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [a, b].map(({ title }) => ANNOUNCED.test(title))
  const [announced, other] = x ? [a, b] : [b, a]
  const { closing } = announced.time
  if (x === y || closing === undefined || (other.time.closing ?? 0) <= closing + LONG_AFTER) return []
  return [veto('closes-before', x ? 'inside' : 'contains', [isoDay(closing), isoDay(other.time.closing ?? 0)])]
}

const ANNOUNCED = /\b(?:announced|confirmed|named|revealed|unveiled) (?:as|to be)\b/i
