import { dayNumber, isoDay, minuteOf, monthAndDay, moveToYear, newYorkDay, yearOf } from './calendar.ts'
import { NO_YEAR } from './date-periods.ts'
import { type DateMention, electionDay, weekFrom } from './dates.ts'
import type { Interval } from './interval.ts'
import type { Ticker } from './ticker.ts'

/** The time within which a question has to come true, or the day or period that it is about. */
export interface Window {
  /** deadline: any time up to its end; period: inside it; day: on it. */
  kind: 'deadline' | 'period' | 'day'
  /** Days [from, to); a deadline has no beginning. */
  from?: number
  to: number
  /** False where neither the text nor the venue states the year: the days are of the year 2000. */
  yearKnown: boolean
  /** Whether only the closing of the listing shows the year. */
  yearOfClosing?: true
  /** Whether the day after may be the end too. */
  ambiguousEnd?: true
  /** Absolute minutes [from, to). */
  clock?: { from: number; to?: number }
  source: 'text' | 'ticker'
  /** Whether only the resolution rules state it. */
  ofRules?: true
}

/** The year or season that a contest belongs to: "the 2026 World Cup", "the 2025-26 season". */
export interface Year {
  /** The later year of a season. */
  value: number
  season: boolean
  /** "rules" where only the resolution rules name it. */
  source: 'text' | 'ticker' | 'rules'
  /** The day after the date of a ticker that states more than a year. */
  until?: number
}

/** All that is known about the time of a question: its window, its years and when the listing closes. */
export interface Time {
  window?: Window
  /** The period that a question with a deadline is about: "began in Q4 2030" of what is found by the end of 2031. */
  about?: Pick<Interval, 'low' | 'high'>
  years: readonly Year[]
  /** The day from which the resolution rules count what happens. */
  since?: number
  /** Whether neither the titles nor the resolution rules state a deadline. */
  open?: true
  /** Day on which the venue closes the listing, which is often some time after the question is decided. */
  closing?: number
  /** The instant of that closing in minutes since 1970, where the venue states it. */
  closes?: number
  /** Whether the ticker states that hour too, so that even midnight is the hour at which a number is read. */
  closesAtHour?: true
}

/** The listing's closing time, its ticker and the dates of its event, which complete the dates of the texts. */
export interface TimeHints {
  around?: readonly DateMention[]
  closing?: string | undefined
  ticker?: Ticker | undefined
}

/**
 * Returns the window and years of a question from the dates in its texts. The lists of dates are in order of
 * preference: the first list with a date decides. Years that are not stated come from `hints`. Without any date, no
 * window and no years.
 */
export function resolveTime(mentionLists: readonly (readonly DateMention[])[], hints: TimeHints): Time {
  const closing = hints.closing === undefined ? undefined : newYorkDay(hints.closing)
  const instant = hints.closing?.includes('T') ? Date.parse(hints.closing) / 60_000 : undefined
  const thisYear = yearMeant(mentionLists.flat(), closing ?? hints.ticker?.day, hints.ticker?.year)
  const stated = mentionLists.map((mentions) =>
    mentions.map((mention) => resolveMention(mention, thisYear, closing, hints.ticker)),
  )
  // "this week" without a date leaves the date to the next text
  const fine = stated
    .map((mentions) => mentions.filter((mention) => isFine(mention) && !mention.relative))
    .find((mentions) => mentions.length > 0)
  const around = (hints.around ?? []).map((mention) => resolveMention(mention, thisYear, closing, hints.ticker))
  const window = fine ? withBeginning(withClock(windowOf(fine, closing, instant), stated), around) : undefined
  const years = stated.map(yearsOf).find((list) => list.length > 0) ?? tickerYears(hints.ticker)
  const about =
    window?.kind === 'deadline' ? fine?.find(({ role, unit }) => role === 'in' && unit === 'quarter') : undefined
  return {
    ...(window && { window }),
    ...(about && { about: { low: about.from, high: about.to - 1 } }),
    years,
    ...(closing !== undefined && { closing }),
    ...(instant !== undefined && { closes: instant }),
    ...(isHourOf(hints.ticker, instant) && { closesAtHour: true }),
  }
}

/** Whether a ticker states the hour of an instant: "-31JUL0400" is July 4 at midnight in New York. */
const isHourOf = ({ day, minutes }: Ticker = { series: '' }, instant: number | undefined): boolean =>
  day !== undefined && minutes !== undefined && instant === minuteOf(day, minutes, 'et')

/**
 * Returns the window with the hour of another text about the same day: "on Jul 4, 2026" in an event "on Jul 4, 2026 at
 * 5pm EDT".
 */
function withClock(window: Window | undefined, stated: readonly (readonly DateMention[])[]): Window | undefined {
  if (window?.kind !== 'day' || window.clock) return window
  const timed = stated.flat().find(({ clock, from, to }) => clock && from === window.from && to === window.to)
  return timed?.clock ? { ...window, clock: minutesOf(timed.from, timed.clock) } : window
}

/**
 * Returns the window of a deadline as the month at whose end it lies, if another text names that month: "by Mar 31, 2027"
 * under "How high will it get in March?" So is a month the last of a quarter: "in Mar 2027" under "Q1 2027".
 */
function withBeginning(window: Window | undefined, around: readonly DateMention[]): Window | undefined {
  const { kind, from = 0, to: end } = window ?? {}
  if (!window || kind === 'day' || (kind === 'period' && window.to - from > 31)) return window
  const longer = kind === 'deadline' ? 'month' : 'quarter'
  const whole = around.find(({ role, unit, to }) => role === 'in' && unit === longer && to === end)
  return whole ? { ...window, kind: 'period', from: whole.from } : window
}

const minutesOf = (
  day: number,
  { from, to, zone }: NonNullable<DateMention['clock']>,
): NonNullable<Window['clock']> => ({
  from: minuteOf(day, from, zone),
  ...(to !== undefined && { to: minuteOf(day, to, zone) }),
})

const BEFORE_CLOSE = /\b(?:up or down\b\W+|price up in (?:the )?next )(?:(\d+) ?min|(hour))/

/** Matches a deadline that only the closing of the listing dates. */
const BEFORE_ELECTION = /\bbefore (?:the )?election(?: day)?(?= ?\?|$)|^before (?:the )?election(?: day)?(?=,? will )/
/** A listing about the days before an election closes at most this many days from it. */
const AT_ELECTION = 2

/**
 * Returns the window of a question that the end of its listing dates, by its normalised title: "Up or Down - 15 mins" ->
 * the 15 minutes before the hour of its ticker or, without one, its closing; "before the election" -> until the day of
 * elections near it. Undefined for other titles.
 */
export function windowBeforeClose(text: string, { closing, closes }: Time, ticker?: Ticker): Window | undefined {
  const [, stated, hourly] = BEFORE_CLOSE.exec(text) ?? []
  const length = stated ?? (hourly ? '60' : undefined)
  const held = closing !== undefined && BEFORE_ELECTION.test(text) ? electionDay(yearOf(closing)) : undefined
  if (closing !== undefined && held !== undefined && Math.abs(closing - held) <= AT_ELECTION)
    return { kind: 'deadline', to: held, yearKnown: true, source: 'text' }
  const { day = closing, minutes } = ticker ?? {}
  const to = ticker?.day !== undefined && minutes !== undefined ? minuteOf(ticker.day, minutes, 'et') : closes
  if (length === undefined || day === undefined || to === undefined) return undefined
  const clock = { from: to - Number(length), to }
  return { kind: 'day', from: day, to: day + 1, yearKnown: true, clock, source: 'text' }
}

/**
 * Returns a time with its period replaced by the last day of the period, for numbers that are read when the period
 * ends; with `ofYear`, a year alone too. Times without a period are returned unchanged.
 */
export function asLastDay(time: Time, ofYear = false): Time {
  const { window, years } = time
  const [year] = years
  if (ofYear && !window && years.length === 1 && year?.source === 'text' && !year.season) {
    const to = dayNumber(year.value + 1, 1, 1)
    return { ...time, window: { kind: 'day', from: to - 1, to, yearKnown: true, source: 'text' } }
  }
  if (window?.kind !== 'period' || window.clock) return time
  return { ...time, window: { ...window, kind: 'day', from: window.to - 1 } }
}

const isFine = ({ unit, role }: DateMention) =>
  (unit !== 'year' && unit !== 'season') || role === 'by' || role === 'before'

/**
 * Returns a date with its year. For a date without a year, this is the year in which it is nearest to the closing of
 * the listing.
 */
function resolveMention(
  mention: DateMention,
  thisYear: number | undefined,
  closing: number | undefined,
  ticker: Ticker | undefined,
): DateMention {
  if (mention.relative) return resolveRelative(mention, thisYear)
  if (mention.year !== undefined) return mention
  const end = closing ?? ticker?.day
  const year = end !== undefined ? nearestYear(mention, end) : ticker?.year
  if (year === undefined) return mention
  const from = moveToYear(mention.from, year)
  // the end is right where its February has 28 days
  const to = moveToYear(mention.to, year + yearOf(mention.to) - yearOf(mention.from))
  const dated = {
    ...mention,
    year,
    closes: true as const,
    from: mention.unit === 'week' ? to - 7 : Math.min(from, to - 1),
    to,
  }
  return mention.ofWeek ? weekFrom(dated) : dated
}

function nearestYear({ role, from, to }: DateMention, closing: number): number {
  const around = yearOf(closing)
  const isDeadline = role === 'by' || role === 'before'
  const distance = (year: number) => {
    const gap = closing - moveToYear(to - 1, year + yearOf(to - 1) - yearOf(from))
    // a deadline later in the year of the closing is meant sooner than one that passed long before
    const latest = isDeadline && year === around ? LATE_DEADLINE : LATE
    return gap < -latest ? 10_000 - gap : Math.abs(gap)
  }
  return [around, around - 1, around + 1].reduce((best, year) => (distance(year) < distance(best) ? year : best))
}

/** The days by which a date may be after the closing of its listing, and those for a deadline within the same year. */
const LATE = 45
const LATE_DEADLINE = 100

/**
 * Returns the year that "this year" means: that of the deadline stated beside it, else that of the ticker or of the
 * closing time. A ticker states when the market ends, which for a year is often the day after it.
 */
function yearMeant(
  mentions: readonly DateMention[],
  end: number | undefined,
  tickerYear: number | undefined,
): number | undefined {
  const until = mentions.find(({ role, year, relative }) => (role === 'by' || role === 'before') && year && !relative)
  if (until) return yearOf((until.role === 'before' ? until.from : until.to) - 1)
  const year = end === undefined ? undefined : yearOf(end - NEW_YEAR)
  return end !== undefined && tickerYear === yearOf(end) ? year : (tickerYear ?? year)
}

/** A listing that closes in the first days of a year, up to this many, is about the year before. */
const NEW_YEAR = 2

function resolveRelative(mention: DateMention, year: number | undefined): DateMention {
  if (mention.relative !== 'year') return mention
  const { relative, ...rest } = mention
  const from = dayNumber(year ?? NO_YEAR, 1, 1)
  const to = dayNumber((year ?? NO_YEAR) + 1, 1, 1)
  const known = { ...rest, ...(year !== undefined && { year }) }
  return mention.unit === 'day' ? { ...known, from: to - 1, to } : { ...known, from, to }
}

function windowOf(
  mentions: readonly DateMention[],
  closing: number | undefined,
  instant: number | undefined,
): Window | undefined {
  const best =
    mentions.find(({ role }) => role === 'by' || role === 'before') ??
    mentions.find(({ clock }) => clock) ??
    mentions.find(({ role }) => role !== 'after')
  if (!best) return undefined
  const { role, unit, from, to, year, clock, closes } = best
  const common = { yearKnown: year !== undefined, source: 'text' as const, ...(closes && { yearOfClosing: closes }) }
  // a listing that closes when the first day of a month begins ends with the month before: "by Jan 1, 2031"
  if (role === 'by' && unit === 'day' && monthAndDay(from).endsWith('-01') && instant === minuteOf(from, 0, 'et'))
    return { kind: 'deadline', to: from, ...common, ambiguousEnd: true }
  if (role === 'by')
    return { kind: 'deadline', to, ...common, ...(unit === 'day' && best.ambiguousEnd && { ambiguousEnd: true }) }
  // "by 2028" means the end of 2028 if the listing closes then
  if (best.ambiguousEnd && unit !== 'day' && closing !== undefined && Math.abs(closing - to) <= 2)
    return { kind: 'deadline', to, ...common }
  // "by March" of a listing that closes within March, such as at a meeting, ends then
  if (best.ambiguousEnd && unit === 'month' && closing !== undefined && closing - from > 2 && closing < to)
    return { kind: 'deadline', to: closing + 1, ...common }
  if (role === 'before')
    return { kind: 'deadline', to: from, ...common, ...(best.ambiguousEnd && { ambiguousEnd: true }) }
  const minutes = clock && minutesOf(from, clock)
  return { kind: unit === 'day' ? 'day' : 'period', from, to, ...common, ...(minutes && { clock: minutes }) }
}

function yearsOf(mentions: readonly DateMention[]): Year[] {
  return mentions
    .filter((mention) => !isFine(mention) && mention.year !== undefined)
    .map(({ year = 0, unit }) => ({ value: year, season: unit === 'season', source: 'text' as const }))
}

function tickerYears(ticker: Ticker | undefined): Year[] {
  const { year, month, day } = ticker ?? {}
  if (year === undefined) return []
  const until = day !== undefined ? day + 1 : month !== undefined ? dayNumber(year, month + 1, 1) : undefined
  return [{ value: year, season: false, source: 'ticker', ...(until !== undefined && { until }) }]
}

/** Returns the window and years of a question as text for people; undefined where it has neither. */
export function showTime({ window, years }: Time): string | undefined {
  const parts = years.map(
    ({ value, season, source }) =>
      `${season ? `${value - 1}-${value % 100}` : value}${source === 'ticker' ? ' (ticker)' : ''}`,
  )
  if (window) parts.push(showWindow(window))
  return parts.length > 0 ? parts.join(', ') : undefined
}

function showWindow({ from, to, yearKnown }: Window): string {
  const show = yearKnown ? isoDay : monthAndDay
  if (from === undefined) return `before ${show(to)}`
  return to - from === 1 ? show(from) : `${show(from)} to ${show(to - 1)}`
}
