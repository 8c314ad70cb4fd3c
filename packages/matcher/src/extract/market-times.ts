import type { UnifiedEvent } from '@crossvenue/venues'
import { dayNumber, newYorkDay } from './calendar.ts'
import { criterionOf } from './criterion.ts'
import { type DateMention, readDates } from './dates.ts'
import type { EventContext } from './event.ts'
import type { ReadText } from './read.ts'
import { normalise } from './text.ts'
import type { Ticker } from './ticker.ts'
import { resolveTime, type Time, type Window, type Year } from './time.ts'

/**
 * Returns the time of one market, from its title, its label (`name`), its event, its ticker and its resolution rules.
 * Memoized per event, because all strikes of a ladder and all questions without a date have the same time.
 */
export function timesOfMarket(
  { event: { description }, title: event, subtitle, game, times }: EventContext,
  title: ReadText,
  name: ReadText,
  market: UnifiedEvent['markets'][number],
  ticker: Ticker | undefined,
): Time {
  const label = name.dates.length > 0 ? name.text : ''
  const stated = title.dates.length > 0 || label !== '' ? `${title.text}\n${label}` : ''
  const closing = market.resolutionDate
  const dated = [title, name, event, subtitle].some(({ dates }) => dates.length > 0)
  const rules = game ? undefined : (market.description ?? description)
  const fromRules = rules === undefined ? undefined : criterionOf(rules)
  const [ruled] =
    dated && market.description !== undefined && fromRules?.deadlines.length === 1 ? fromRules.deadlines : []
  const criterion = dated ? undefined : fromRules
  const until = criterion?.deadlines[0]
  const edition = criterion?.edition
  const end = dated ? endOfListing(title, name, fromRules?.text, closing) : undefined
  const since = fromRules?.since
  const key = `${since} ${end}\n${ruled ? `${ruled.role} ${ruled.from} ${ruled.to}` : ''}\n${stated}\n${closing}\n${ticker?.day}\n${ticker?.year}\n${ticker?.month}\n${until ? `${until.role} ${until.to}` : criterion != null}\n${edition?.to}`
  const known = times.get(key)
  if (known) return known
  const resolved = resolveTime(
    [
      ...bindDates(title, name, isOfLaterYear(title, event, closing) ? { ...event, dates: [] } : event, subtitle),
      until ? [until] : edition ? [edition] : [],
    ],
    {
      closing,
      ticker,
      around: event.dates,
    },
  )
  const read = withoutSlip(edition && !until ? { ...resolved, years: resolved.years.map(asOfRules) } : resolved, end)
  const other = ruled && otherDeadline(read, ruled, title.text)
  const next = ruled && endsDayLater(read, ruled)
  const settled: Time = next
    ? { ...read, window: next }
    : other
      ? { ...read, window: other, years: read.years.filter(({ value }) => other.to <= dayNumber(value, 1, 1)) }
      : !criterion
        ? read
        : until && read.window
          ? { ...read, window: { ...read.window, ofRules: true } }
          : { ...read, open: true }
  const time = since === undefined ? settled : { ...settled, since }
  times.set(key, time)
  return time
}

/**
 * Whether a market of "this year" closes in a year before the deadline in the title of its event, which is then that of
 * a later market: a venue names a growing event after its newest market.
 */
function isOfLaterYear(title: ReadText, event: ReadText, closing: string | undefined): boolean {
  const end = closing === undefined ? undefined : newYorkDay(closing)
  if (end === undefined || !title.dates.some(({ relative, unit }) => relative === 'year' && unit !== 'day'))
    return false
  return event.dates.some(
    ({ role, relative, year, to }) =>
      (role === 'by' || role === 'before') && year && !relative && to - end > LONG_AFTER,
  )
}

/** More days than a listing may close early where its question is decided before the end of the year. */
const LONG_AFTER = 350
/** More days than the end of a deadline and that of its words differ. */
const A_MONTH = 31

/** Returns the end of a time in the label or the rules that ends when the listing closes; undefined where there is none. */
function endOfListing({ dates }: ReadText, name: ReadText, rules: string | undefined, closing: string | undefined) {
  const last = closing === undefined ? undefined : newYorkDay(closing)
  // most deadlines end near the closing, so their rules need not be read again
  const mayBeSlip = (mention: DateMention) =>
    (mention.role === 'by' || mention.role === 'before') &&
    (mention.year === undefined || (last ?? 0) - endOf(mention) >= LONG_AFTER - A_MONTH)
  if (last === undefined || !dates.some(mayBeSlip)) return undefined
  const stated = [...name.dates, ...(rules === undefined ? [] : readDates(normalise(rules)).mentions)]
  const ends = stated.flatMap((mention) => (mention.year === undefined ? [] : [endOf(mention)]))
  return ends.find((end) => Math.abs(end - last) <= SAME_DEADLINE)
}

/** Returns the day until which something has to come true by a mention: "before 2031" ends where the year begins. */
const endOf = ({ role, from, to }: DateMention) => (role === 'before' ? from : to)

/**
 * Returns a time with the end that label or rules state, if the deadline in the title passed about a year before: venues
 * list a question again and forget to change the year in its title.
 */
function withoutSlip(time: Time, end: number | undefined): Time {
  const { window } = time
  if (end === undefined || window?.kind !== 'deadline' || !window.yearKnown || end - window.to < LONG_AFTER) return time
  return { ...time, window: { ...window, to: end } }
}

const asOfRules = (year: Year): Year => (year.source === 'text' ? { ...year, source: 'rules' } : year)

/** A deadline in the last weeks of a year is that of a listing about the year: its last meeting, its last week. */
const LONG_BEFORE = 45
const IN_YEAR = /\b(?:in|during) 20\d\d\b|\bthis year\b/

/** Returns the deadline of the resolution rules if the title has another one: the market settles by its rules. */
function otherDeadline({ window, years }: Time, ruled: DateMention, title: string): Window | undefined {
  const { window: settles } = resolveTime([[ruled]], {})
  if (settles?.kind !== 'deadline') return undefined
  // "in 2031" in the title, and a day of 2031 in the rules
  const [year] = IN_YEAR.test(title) ? years : []
  if (!window && year && !year.season && year.source === 'text') {
    const left = dayNumber(year.value + 1, 1, 1) - settles.to
    // before the year, it is the edition of a contest: "run for the nomination in 2032", before 2032
    return left > LONG_BEFORE ? settles : undefined
  }
  if (window?.kind !== 'deadline') return undefined
  // only the rules know the year
  if (!window.yearKnown) return settles
  // the rules know the day of a meeting of which the title states the month
  const same = title.includes(' meeting') ? 0 : SAME_DEADLINE
  return Math.abs(window.to - settles.to) > same ? settles : undefined
}

/**
 * Returns the window with an ambiguous end if the title says "before March 31" and the resolution rules include March
 * 31.
 */
function endsDayLater({ window }: Time, ruled: DateMention): Window | undefined {
  const { window: settles } = resolveTime([[ruled]], {})
  if (window?.kind !== 'deadline' || settles?.kind !== 'deadline' || !window.yearKnown) return undefined
  return settles.to - window.to === 1 ? { ...window, ambiguousEnd: true } : undefined
}

/**
 * Deadlines at most this many days apart are the same: "before Jan 1" and "by Dec 31, 11:59 PM", also in another time
 * zone.
 */
const SAME_DEADLINE = 2

/**
 * Returns the dates of title, label, event title and subtitle. A date of the label takes its preposition from the
 * title: "launch a token by ___? - March 31".
 */
function bindDates(title: ReadText, name: ReadText, event: ReadText, subtitle: ReadText): (readonly DateMention[])[] {
  const lead = /\b(by|before|in|on)\s*(?:_+|\.\.\.)/.exec(`${title.text} ${event.text}`)?.[1]
  const bind = (mention: DateMention): DateMention => {
    if (mention.unit === 'year' || mention.unit === 'season' || mention.clock) return mention
    if (lead === 'by' && mention.role === 'on') return { ...mention, role: 'by' }
    return lead === 'before' && mention.role === 'on' ? { ...mention, role: 'before' } : mention
  }
  return [title.dates.map(bind), name.dates.map(bind), event.dates, subtitle.dates]
}
