import { dayNumber, moveToYear } from './calendar.ts'
import { daysTo, NO_YEAR, type Period, periodOf, relativeUnit } from './date-periods.ts'
import { memoize } from './memoize.ts'
import { singleSpaced } from './text.ts'

/** The role of a date in a text: "by June 30", "before 2027", "in May", "on May 14", "after March 1". */
type DateRole = 'by' | 'before' | 'in' | 'on' | 'after'

/**
 * A date or period in a text: "by June 30", "in May". Days are numbers since 1970, [from, to), in the year 2000 if the
 * text has no year.
 */
export interface DateMention {
  role: DateRole
  unit: 'day' | 'range' | 'week' | 'month' | 'quarter' | 'half' | 'year' | 'season'
  from: number
  to: number
  /** Absent where the text has none. */
  year?: number
  /** Whether only the closing of the listing shows the year. */
  closes?: true
  /** Whether the period itself may be included or not: "by March" and "by 2028" are used in both senses. */
  ambiguousEnd?: true
  /** The period of "this year" and the like; its days follow from other texts or from the closing time. */
  relative?: 'week' | 'month' | 'year'
  /** A day without a year of which the week is meant; whether a week begins on it, the year shows. */
  ofWeek?: true
  /** Wall-clock minutes of the first day. */
  clock?: { from: number; to?: number; zone: 'et' | 'utc' }
}

/** The dates found in a text, and the text without them. */
export interface DatesRead {
  mentions: readonly DateMention[]
  /** The text without its dates and their prepositions. */
  rest: string
}

const MONTH =
  '(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch(?! madness))?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const ALL_MONTH = new RegExp(`^${MONTH}$`)

/** Whether a word is the name of a month: "May", "Sept.", and not "Marco" or "Augustus". */
export const isMonth = (word: string) => ALL_MONTH.test(word.toLowerCase())

const DAY = '[0-3]?\\d(?:st|nd|rd|th)?(?![\\d%]|:\\d|\\.\\d|[a-z]|\\s?(?:am|pm)\\b)'
const YEAR = '(?:19[6-9]\\d|20\\d\\d|2100)(?![\\da-z]|\\.\\d)'
const LEAD =
  '(?:\\b(?:at any (?:point|time) |any ?time |some ?time )?(?<lead>(?:on|in|by|during) or before|on or after|in or by|not? later than|by|before|until|till|prior to|ahead of|through|thru|in|during|within|throughout|on|at|as of|of|for|from|after|since|following|between|and|or|to)\\s+)?'
const EDGE =
  '(?:the\\s+)?(?:\\b(?<mid>mid)(?:-|\\s)|(?<edge>\\b(?:end|close|start|beginning)) of\\s+(?:the\\s+)?|(?<week>week (?:beginning|commencing|ending|of|starting))\\s+(?:on\\s+)?|month of\\s+|(?<=\\b(?:before|by|during|for|in|since|to|until|within)\\s+(?:the\\s+)?(?<!of the ))(?:calendar\\s+)?year\\s+(?=20))?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?'
/** The last two digits of each year and of the one after it: "202526" is a season, "202500" a number. */
const SUCCESSIVE = `(?:${Array.from({ length: 99 }, (_, year) => [year, year + 1].map((one) => String(one).padStart(2, '0')).join('')).join('|')})`
const BODIES = [
  '(?<iso>(?:19|20)\\d\\d-\\d\\d-\\d\\d)(?:[t ]\\d\\d:\\d\\d[\\d:.]*z?)?',
  `(?<=between )(?<m0>${MONTH})\\s(?<d0>${DAY}) and (?<d0b>${DAY})(?:,?\\s+(?<y0>${YEAR}))?`,
  `(?<m1>${MONTH})\\s*(?<d1>${DAY})(?:\\s?(?:-|to|through)\\s?(?<m1b>${MONTH}\\s+)?(?<d1b>${DAY}))?(?:,?\\s+(?<y1>${YEAR}))?`,
  `(?<![\\d.])(?<d2>${DAY})\\s+(?:of\\s+)?(?<m2>${MONTH})(?:,?\\s+(?<y2>${YEAR}))?`,
  `(?<m3>${MONTH}),?\\s+(?:of\\s+)?(?<y3>${YEAR})`,
  `q(?<q4>[1-4])\\b(?:,?\\s+(?:of\\s+)?(?<y4>${YEAR}))?`,
  `(?:(?<q5>[1-4])q|(?<h5>[12])h)\\s?(?<yq>${YEAR})`,
  `(?<months>(?:first|last) (?:3|6|three|six) months) of (?<ym>${YEAR})`,
  `(?<nth>first|second|third|fourth|[1-4](?:st|nd|rd|th))\\s(?<part>quarter|half)\\s(?:of\\s)?(?<yn>${YEAR})`,
  `h(?<half>[12])\\s+(?<yh>${YEAR})`,
  `(?<y10>${YEAR})\\s(?!may\\b)(?<m10>${MONTH})(?!\\s?\\d)`,
  '(?<y5>20\\d\\d)(?:[-/ ]|\\s[-/]\\s?(?=20))(?<y5b>(?:20)?\\d\\d)(?![\\d-])',
  `(?<!\\d)(?<y6>20\\d\\d)(?<y6b>\\d\\d)(?!\\d)(?<=${SUCCESSIVE})`,
  `(?<![\\d/])(?<mm>[01]?\\d)/(?<dd>[0-3]?\\d)/(?<y7>${YEAR}|\\d\\d(?![\\d/]))`,
  `(?<!\\d\\.|\\d|[$£€]\\d{4} ?- ?)(?<y8>${YEAR})`,
  `(?<m9>${MONTH})`,
  '(?<relative>this (?:year|month|week)|(?<=end of |end of the )(?:year|month|week)|(?<over>year[- ]end|eoy|(?<=\\bthe )year (?:ends|is (?:out|over))))\\b',
]
/** Matches the beginnings of all bodies, which rules out most places at once. */
const BEGINS =
  '(?=\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|h[12]|first|second|third|fourth|last|this|year|month|week|eoy)'
const CLOCK =
  '(?:,?\\s+(?:at\\s+)?(?<c1>\\d{1,2}:\\d\\d(?=\\s?(?:utc|gmt)\\b)|(?:0\\d|1[2-9]|2[0-3]):\\d\\d(?=\\s?[ecmp][sd]?t\\b)|\\d{1,2}(?::\\d\\d)?(?:\\s?(?:am|pm)|(?=\\s?-\\s?\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm))))(?:\\s?-\\s?(?<c2>\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)))?(?:\\s?(?<zone>[ecmp][sd]?t|utc|gmt)\\b)?)?'
/** Matches a part that every date has; looking for it is quicker than looking for dates. */
const MAY_MATCH = new RegExp(`(?:19|20|21)\\d\\d|q[1-4]\\b|\\d/\\d|${MONTH}|year|month|week|eoy`)
/**
 * A date begins with a word or a number, never within a word, which is quicker than to try each letter. A number behind
 * a currency sign is none.
 */
const DATES = new RegExp(
  `(?:(?<![a-z$£€])|(?<![$£€] ?)(?=\\d))${LEAD}${EDGE}${BEGINS}(?:${BODIES.join('|')})${CLOCK}`,
  'g',
)
const ZONED = / (?:e[sd]?t|utc|gmt)\b/
/** Matches an hour that is written before its day: "At 3 PM ET on July 4". */
const HOUR_FIRST = new RegExp(
  `\\s(?:at\\s)?(\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?(?<=m|:\\d\\d)\\s?(?:e[sd]?t|utc|gmt)),?\\s(?:on\\s)?(${MONTH}\\s${DAY}(?:,?\\s${YEAR})?)`,
  'g',
)
const ZONE = '(?:e[sd]?t|eastern time|utc|gmt)'
const BY_HOUR = / (?:by|before) (?:\d|midnight|noon)/
/** Matches an hour by which something has to come true; only its day counts. */
const LAST_HOUR = new RegExp(
  `\\s(by|before) (?:\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?\\s?${ZONE}|(?:midnight|noon)(?:\\s${ZONE})?),?\\s(?:on\\s)?(?=${MONTH}\\s\\d)`,
  'g',
)
const ROLES: ReadonlyMap<string, DateRole> = new Map(
  Object.entries({
    by: 'by',
    'on or before': 'by',
    'in or before': 'by',
    'in or by': 'by',
    'by or before': 'by',
    'during or before': 'by',
    'no later than': 'by',
    until: 'by',
    till: 'by',
    through: 'by',
    thru: 'by',
    before: 'before',
    'prior to': 'before',
    'ahead of': 'before',
    on: 'on',
    at: 'on',
    'as of': 'on',
    after: 'after',
    'on or after': 'after',
    since: 'after',
    following: 'after',
  }),
)
/** Returns the dates and periods that a normalised text mentions, if any, and the text without them. */
export const readDates = memoize((whole: string): DatesRead => {
  const until = BY_HOUR.test(whole) ? whole.replace(LAST_HOUR, ' $1 ') : whole
  const text = ZONED.test(until) ? until.replace(HOUR_FIRST, ' on $2 $1') : until
  const mentions: DateMention[] = []
  let rest = ''
  let end = 0
  let open: string | undefined
  for (const match of MAY_MATCH.test(text) ? text.matchAll(DATES) : []) {
    const lead = match.groups?.lead
    const mention = mentionOf(match, text)
    if (!mention) continue
    const gap = text.slice(end, match.index).trim()
    const previous = mentions.at(-1)
    const spans =
      previous &&
      (open === 'between' ||
        open === 'from' ||
        gap === '-' ||
        lead === 'to' ||
        (lead === 'or' && isNext(previous, mention)))
    if (previous && spans && /^[-,]?$/.test(gap) && previous.unit === mention.unit) {
      mentions[mentions.length - 1] = span(previous, mention)
    } else {
      mentions.push(mention)
      // "and", "or" and "to" belong to a date only inside a span, elsewhere they stay in the text
      const before = EDITION.test(match[0]) && mention.role === 'in' ? BEFORE_EDITION : ''
      rest += `${gap} ${lead === 'and' || lead === 'or' || lead === 'to' ? lead : before} `
    }
    open = lead
    end = match.index + match[0].length
  }
  return { mentions, rest: singleSpaced(rest + text.slice(end)).trim() }
})

/** Whether one month follows the other, so that "in May or June" is one period. */
const isNext = (first: DateMention, last: DateMention) =>
  first.role === 'in' && first.unit === 'month' && moveToYear(first.to, NO_YEAR) === moveToYear(last.from, NO_YEAR)

function span(first: DateMention, last: DateMention): DateMention {
  const year = last.year ?? first.year
  const moved = (day: number, stated: number | undefined) =>
    stated === undefined && year !== undefined ? moveToYear(day, year) : day
  const { from, to } = daysTo(moved(first.from, first.year), moved(last.to, last.year), last.year)
  return { role: 'in', unit: 'range', from, to, ...(year !== undefined && { year }) }
}

function mentionOf(match: RegExpExecArray, text: string): DateMention | undefined {
  const groups = match.groups ?? {}
  const period = periodOf(groups, text, match)
  if (!period) return undefined
  const { unit, from, to, year } = groups.week?.endsWith('ending') ? weekUntil(period) : period
  const lead = groups.lead ?? ''
  const known = {
    ...(year !== undefined && { year }),
    ...(groups.relative && { relative: relativeUnit(groups.relative) }),
  }
  // "before the 2031 season" and "by the 2030-31 trade deadline" name an edition and no deadline
  const [edition, article] = unit === 'year' || unit === 'season' ? (EDITION.exec(match[0]) ?? []) : []
  const named = edition !== undefined && (article ? NAME_AFTER : EDITION_AFTER).test(behind(text, match))
  const role = named ? 'in' : (ROLES.get(lead) ?? 'in')
  if (named && US_ELECTION.test(behind(text, match)) && year !== undefined) {
    const held = electionDay(year)
    return { role: 'before', unit: 'day', from: held, to: held + 1, ...known }
  }
  if (groups.edge === 'end' || groups.edge === 'close' || groups.over) {
    if (role === 'by' || role === 'before') return { role: 'by', unit: 'day', from: to - 1, to, ...known }
    // "in 2026, at the end of" and "end of May" mean the last day of the period
    return { role: 'on', unit: 'day', from: to - 1, to, ...known }
  }
  if (groups.edge) return { role: role === 'by' ? 'before' : role, unit: 'day', from, to: from + 1, ...known }
  if (groups.mid && (role === 'by' || role === 'before')) {
    const half = unit === 'year' ? dayNumber(year ?? NO_YEAR, 7, 1) : from + Math.floor((to - from) / 2)
    return { role: 'by', unit: 'day', from: half - 1, to: half, ...known }
  }
  const clock = clockOf(groups)
  // "before Dec 31 at 4pm" leaves most of the day, and "by Jan 1 at 12:00 AM" nothing of it
  if (clock && unit === 'day' && (role === 'by' || role === 'before'))
    return { role: clock.from === 0 ? 'before' : 'by', unit, from, to, ...known }
  // "by March" and "by 2025" mean the beginning of the period, "through March" and "in or before March" its end; a day
  // itself is included
  const whole = /^(?:thr|in or|during or)/.test(lead)
  const bound = role === 'by' && unit !== 'day' && !whole ? 'before' : role
  const plain = unit === 'day' && role === 'in' ? 'on' : bound
  const wide = unit !== 'day' && (plain === 'after' || plain === 'on') ? 'in' : plain
  const ambiguousEnd = role === 'by' && !lead.startsWith('in or') && (unit === 'month' || unit === 'year')
  // "until March 31" may include the day or not
  if (UNTIL.has(lead) && unit === 'day' && !clock)
    return { role: 'before', unit, from, to, ...known, ambiguousEnd: true }
  const mention = {
    role: wide,
    unit,
    from,
    to,
    ...known,
    ...(ambiguousEnd && { ambiguousEnd }),
    ...(clock && { clock }),
  }
  if (!groups.week || unit !== 'day') return mention
  const ofWeek = { ...mention, role: wide === 'on' ? ('in' as const) : wide }
  return year === undefined ? { ...ofWeek, ofWeek: true } : weekFrom(ofWeek)
}

const UNTIL: ReadonlySet<string> = new Set(['until', 'till'])

/** Returns the seven days up to a day: "the week ending May 11". Other periods are returned unchanged. */
const weekUntil = (day: Period): Period => (day.unit === 'day' ? { ...day, unit: 'week', from: day.to - 7 } : day)

/**
 * Returns the seven days from a day: "the week of May 5". On a day on which no week begins it is this day: "the week of
 * Saturday, May 10" is that of a chart.
 */
export function weekFrom(day: DateMention): DateMention {
  const { ofWeek: _, ...rest } = day
  return WEEK_BEGINS.has(weekdayOf(day.from)) ? { ...rest, unit: 'week', to: day.from + 7 } : rest
}

/** Sunday and Monday. */
const WEEK_BEGINS: ReadonlySet<number> = new Set([0, 1])
/** Day 0 was a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7

/** Returns the day of elections in the United States: the Tuesday after the first Monday of November. */
export function electionDay(year: number): number {
  const first = dayNumber(year, 11, 2)
  return first + ((9 - weekdayOf(first)) % 7)
}

/** The word that stays where a title says "before the 2031 season", which is not "in 2031". */
const BEFORE_EDITION = 'beforehand'
const US_ELECTION = /^ (?:us )?(?:mid-?terms?\b|presidential election|us election)/
const behind = (text: string, match: RegExpExecArray) => text.slice(match.index + match[0].length)
const EDITION = /^\s*(?:by|before|until|till|prior to|ahead of|through) (the )?(?:19|20)\d\d/
const NAME_AFTER = /^ (?!(?:and|or|if|in|at|on|for|to|with|does|is|will)\b)[a-z]/

/** Matches what has an edition each year, also without "the": "before 2031 regular season". */
const EDITION_AFTER = /^ (?:[a-z]+ ){0,2}(?:draft|midterms|olympics|playoffs|season|trade deadline|world cup)\b/

/** Hours by which the clocks of America are behind those of New York, by the first letter of the zone. */
const HOURS_BEHIND: ReadonlyMap<string, number> = new Map(Object.entries({ c: 1, m: 2, p: 3 }))

function clockOf(g: Record<string, string | undefined>): DateMention['clock'] | undefined {
  if (!g.c1) return undefined
  const zone = g.zone === 'utc' || g.zone === 'gmt' ? 'utc' : 'et'
  const behind = HOURS_BEHIND.get(g.zone?.charAt(0) ?? '') ?? 0
  const to = g.c2 === undefined ? undefined : minutes(g.c2, '') + 60 * behind
  const half = g.c2?.match(/am|pm/)?.[0] ?? ''
  const from = minutes(g.c1, half) + 60 * behind
  if (to === undefined) return { from, zone }
  return { from, to: to <= from ? to + 1440 : to, zone }
}

function minutes(text: string, half: string): number {
  const [, hour = '0', minute = '0'] = text.match(/(\d{1,2})(?::(\d\d))?/) ?? []
  const stated = text.match(/am|pm/)?.[0] ?? half
  const hours = stated === '' ? Number(hour) : (Number(hour) % 12) + (stated === 'pm' ? 12 : 0)
  return hours * 60 + Number(minute)
}
