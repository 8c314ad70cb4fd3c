import { dayNumber } from './calendar.ts'
import { memoize } from './memoize.ts'

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
  /** Whether the period itself may be included or not: "by March" and "by 2028" are used in both senses. */
  ambiguousEnd?: true
  /** The period of "this year" and the like; its days follow from other texts or from the closing time. */
  relative?: 'week' | 'month' | 'year'
  /** Wall-clock minutes of the first day. */
  clock?: { from: number; to?: number; zone: 'et' | 'utc' }
}

/** The dates found in a text, and the text without them. */
export interface DatesRead {
  mentions: readonly DateMention[]
  /** The text without its dates and their prepositions. */
  rest: string
}

/** The year that days get while their year is not known; a leap year, so that February 29 exists. */
export const NO_YEAR = 2000

const MONTH =
  '(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch(?! madness))?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const DAY = '[0-3]?\\d(?:st|nd|rd|th)?(?![\\d%]|:\\d|\\.\\d|[a-z]|\\s?(?:am|pm)\\b)'
const YEAR = '(?:19[6-9]\\d|20\\d\\d|2100)(?![\\da-z]|\\.\\d)'
const LEAD =
  '(?:\\b(?<lead>(?:on|in|by|during) or before|in or by|no later than|by|before|until|till|prior to|ahead of|through|thru|in|during|within|throughout|on|at|as of|of|for|from|after|since|following|between|and|to)\\s+)?'
const EDGE =
  '(?:the\\s+)?(?:\\b(?<mid>mid)(?:-|\\s)|(?<edge>end|close|start|beginning) of\\s+(?:the\\s+)?)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?'
const BODIES = [
  '(?<iso>(?:19|20)\\d\\d-\\d\\d-\\d\\d)(?:[t ]\\d\\d:\\d\\d[\\d:.]*z?)?',
  `(?<m1>${MONTH})\\s*(?<d1>${DAY})(?:\\s?(?:-|to|through)\\s?(?<m1b>${MONTH}\\s+)?(?<d1b>${DAY}))?(?:,?\\s+(?<y1>${YEAR}))?`,
  `(?<![\\d.])(?<d2>${DAY})\\s+(?:of\\s+)?(?<m2>${MONTH})(?:,?\\s+(?<y2>${YEAR}))?`,
  `(?<m3>${MONTH}),?\\s+(?:of\\s+)?(?<y3>${YEAR})`,
  `q(?<q4>[1-4])\\b(?:,?\\s+(?:of\\s+)?(?<y4>${YEAR}))?`,
  `(?<nth>first|second|third|fourth|[1-4](?:st|nd|rd|th))\\s(?<part>quarter|half)\\s(?:of\\s)?(?<yn>${YEAR})`,
  `h(?<half>[12])\\s+(?<yh>${YEAR})`,
  '(?<y5>20\\d\\d)\\s?[-/ ]\\s?(?<y5b>(?:20)?\\d\\d)(?![\\d-])',
  '(?<y6>20\\d\\d)(?<y6b>\\d\\d)(?!\\d)',
  `(?<mm>[01]?\\d)/(?<dd>[0-3]?\\d)/(?<y7>${YEAR})`,
  `(?<y8>${YEAR})`,
  `(?<m9>${MONTH})`,
  '(?<relative>this (?:year|month|week)|(?<=end of |end of the )(?:year|month|week)|year end|eoy)\\b',
]
const CLOCK =
  '(?:,?\\s+(?:at\\s+)?(?<c1>\\d{1,2}:\\d\\d(?=\\s?(?:utc|gmt)\\b)|\\d{1,2}(?::\\d\\d)?(?:\\s?(?:am|pm)|(?=\\s?-\\s?\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm))))(?:\\s?-\\s?(?<c2>\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)))?(?:\\s?(?<zone>[ecmp][sd]?t|utc|gmt)\\b)?)?'
/** Matches a part that every date has; looking for it is quicker than looking for dates. */
const MAY_MATCH = new RegExp(`(?:19|20|21)\\d\\d|q[1-4]\\b|${MONTH}|year|month|week|eoy`)
const DATES = new RegExp(`${LEAD}${EDGE}(?:${BODIES.join('|')})${CLOCK}`, 'g')
const ZONED = / (?:e[sd]?t|utc|gmt)\b/
/** Matches an hour that is written before its day: "At 3 PM ET on July 4". */
const HOUR_FIRST = new RegExp(
  `\\s(?:at\\s)?(\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?(?<=m|:\\d\\d)\\s?(?:e[sd]?t|utc|gmt)),?\\s(?:on\\s)?(${MONTH}\\s${DAY}(?:,?\\s${YEAR})?)`,
  'g',
)
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
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
    since: 'after',
    following: 'after',
  }),
)
/** Matches words and signs behind which a four-digit number is a price and not a year. */
const PRICE_BEFORE = /(?:[$£€<>=]|\b(?:reach|hit|hits|dip to|above|below|over|under|than|least|most|near))\s*$/
/** Matches words behind which the bare name of a month ("may", "march", "june") is no verb and no given name. */
const MONTH_BEFORE = /(?:^|\b(?:this|next|last|early|mid|late|may|s)\s+)$/
const MONTH_AFTER =
  /^\s*(?:[?:,)]|(?:fomc\s+)?meeting|cpi|jobs|inflation|unemployment|rates?|decision|nonfarm|payrolls)/

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1

/** Returns the dates and periods that a normalised text mentions, if any, and the text without them. */
export const readDates = memoize((whole: string): DatesRead => {
  const text = ZONED.test(whole) ? whole.replace(HOUR_FIRST, ' on $2 $1') : whole
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
    const spans = previous && (open === 'between' || open === 'from' || gap === '-' || lead === 'to')
    if (previous && spans && /^-?$/.test(gap) && previous.unit === mention.unit) {
      mentions[mentions.length - 1] = span(previous, mention)
    } else {
      mentions.push(mention)
      // "and" and "to" belong to a date only inside a span, elsewhere they stay in the text
      const before = EDITION.test(match[0]) && mention.role === 'in' ? BEFORE_EDITION : ''
      rest += `${gap} ${lead === 'and' || lead === 'to' ? lead : before} `
    }
    open = lead
    end = match.index + match[0].length
  }
  return { mentions, rest: (rest + text.slice(end)).replace(/\s+/g, ' ').trim() }
})

function span(first: DateMention, last: DateMention): DateMention {
  const year = last.year ?? first.year
  const from = first.year === undefined && last.year !== undefined ? moveToYear(first.from, last.year) : first.from
  return { role: 'in', unit: 'range', from, to: last.to, ...(year !== undefined && { year }) }
}

/** Returns the day number (days since 1970) of the same month and day in another year. */
export function moveToYear(day: number, year: number): number {
  const date = new Date(day * 86_400_000)
  return dayNumber(year, date.getUTCMonth() + 1, date.getUTCDate())
}

function mentionOf(match: RegExpExecArray, text: string): DateMention | undefined {
  const groups = match.groups ?? {}
  const period = periodOf(groups, text, match)
  if (!period) return undefined
  const { unit, from, to, year } = period
  const lead = groups.lead ?? ''
  const known = {
    ...(year !== undefined && { year }),
    ...(groups.relative && { relative: relativeUnit(groups.relative) }),
  }
  // "before the 2031 season" and "by the 2030-31 trade deadline" name an edition and no deadline
  const named = (unit === 'year' || unit === 'season') && EDITION.test(match[0]) && NAME_AFTER.test(behind(text, match))
  const role = named ? 'in' : (ROLES.get(lead) ?? 'in')
  if (named && US_ELECTION.test(behind(text, match)) && year !== undefined) {
    const held = electionDay(year)
    return { role: 'before', unit: 'day', from: held, to: held + 1, ...known }
  }
  if (groups.edge === 'end' || groups.edge === 'close') {
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
  // "by March" and "by 2025" mean the beginning of the period, "through March" and "in or before March" its end; a day
  // itself is included
  const whole = /^(?:thr|in or|during or)/.test(lead)
  const bound = role === 'by' && unit !== 'day' && !whole ? 'before' : role
  const plain = unit === 'day' && role === 'in' ? 'on' : bound
  const wide = unit !== 'day' && (plain === 'after' || plain === 'on') ? 'in' : plain
  const ambiguousEnd = role === 'by' && !lead.startsWith('in or') && (unit === 'month' || unit === 'year')
  return { role: wide, unit, from, to, ...known, ...(ambiguousEnd && { ambiguousEnd }), ...(clock && { clock }) }
}

/** Returns the day of elections in the United States: the Tuesday after the first Monday of November. */
function electionDay(year: number): number {
  const first = dayNumber(year, 11, 2)
  // day 0 was a Thursday
  return first + ((9 - ((first + 4) % 7)) % 7)
}

/** The word that stays where a title says "before the 2031 season", which is not "in 2031". */
const BEFORE_EDITION = 'beforehand'
const US_ELECTION = /^ (?:us )?(?:mid-?terms?\b|presidential election|us election)/
const behind = (text: string, match: RegExpExecArray) => text.slice(match.index + match[0].length)
const EDITION = /^\s*(?:by|before|until|till|prior to|ahead of|through) the (?:19|20)\d\d/
const NAME_AFTER = /^ (?!(?:and|or|if|in|at|on|for|to|with|does|is|will)\b)[a-z]/

type Period = Pick<DateMention, 'unit' | 'from' | 'to' | 'year'>

function period(unit: DateMention['unit'], stated: string | number | undefined, month: number, months: number): Period {
  const year = stated === undefined ? undefined : Number(stated)
  const base = year ?? NO_YEAR
  const from = dayNumber(base, month, 1)
  return { unit, from, to: dayNumber(base, month + months, 1), ...(year !== undefined && { year }) }
}

function day(stated: string | undefined, month: number, date: number): Period | undefined {
  if (month < 1 || month > 12 || date < 1 || date > 31) return undefined
  const year = stated === undefined ? undefined : Number(stated)
  const from = dayNumber(year ?? NO_YEAR, month, date)
  return { unit: 'day', from, to: from + 1, ...(year !== undefined && { year }) }
}

function periodOf(g: Record<string, string | undefined>, text: string, match: RegExpExecArray): Period | undefined {
  if (g.iso) {
    const [year, month = 0, date = 0] = g.iso.split('-').map(Number)
    return day(String(year), month, date)
  }
  if (g.m1 && g.d1) {
    const first = day(g.y1, monthOf(g.m1), Number.parseInt(g.d1, 10))
    if (!first || !g.d1b) return first
    const last = day(g.y1, monthOf(g.m1b ?? g.m1), Number.parseInt(g.d1b, 10))
    return last && last.to > first.from ? { ...first, unit: 'range', to: last.to } : first
  }
  if (g.d2 && g.m2) return day(g.y2, monthOf(g.m2), Number.parseInt(g.d2, 10))
  if (g.m3) return period('month', g.y3, monthOf(g.m3), 1)
  if (g.q4) return period('quarter', g.y4, Number(g.q4) * 3 - 2, 3)
  if (g.nth && g.part) return partOfYear(g.nth, g.part, g.yn)
  if (g.half) return period('half', g.yh, g.half === '1' ? 1 : 7, 6)
  if (g.y5 && g.y5b) return season(g.y5, g.y5b)
  if (g.y6 && g.y6b) return season(g.y6, g.y6b)
  if (g.mm && g.dd) return day(g.y7, Number(g.mm), Number(g.dd))
  const before = text.slice(0, match.index + match[0].search(/[a-z]*\d|\S+$/))
  if (g.y8) return PRICE_BEFORE.test(before) ? undefined : period('year', g.y8, 1, 12)
  if (g.m9) {
    const after = text.slice(match.index + match[0].length)
    const bound = g.lead !== undefined || g.edge !== undefined || MONTH_BEFORE.test(text.slice(0, match.index))
    return bound || MONTH_AFTER.test(after) ? period('month', undefined, monthOf(g.m9), 1) : undefined
  }
  if (g.relative) return { unit: relativeUnit(g.relative), from: 0, to: 0 }
  return undefined
}

/** Returns the period of "the fourth quarter of 2026"; undefined where there is none, such as a third half. */
function partOfYear(nth: string, part: string, year: string | undefined): Period | undefined {
  const number = ['first', 'second', 'third', 'fourth'].indexOf(nth) + 1 || Number.parseInt(nth, 10)
  if (part === 'quarter') return period('quarter', year, number * 3 - 2, 3)
  return number <= 2 ? period('half', year, number === 1 ? 1 : 7, 6) : undefined
}

function relativeUnit(words: string): 'week' | 'month' | 'year' {
  return words.includes('week') ? 'week' : words.includes('month') ? 'month' : 'year'
}

/** Returns the season that two years name: "2025-26", "202526". Undefined for a month: "2026-06". */
function season(first: string, second: string): Period | undefined {
  const year = Number(first)
  const next = Number(second.slice(-2))
  if (next === (year + 1) % 100) {
    return { unit: 'season', from: dayNumber(year, 7, 1), to: dayNumber(year + 1, 7, 1), year: year + 1 }
  }
  return period('year', year, 1, 12)
}

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
