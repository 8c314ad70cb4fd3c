import { numberedCeremonies, superBowl, termsOfOffice, zerothCongress } from '../knowledge/editions.ts'
import { dayNumber, monthAndDay, yearOf } from './calendar.ts'
import type { DateMention } from './dates.ts'

const ORDINAL = /\d(?:st|nd|rd|th) |\bthe [6-9]\d [a-z]/

const NUMBERED = numberedCeremonies.map(
  ({ names, zeroth }) =>
    [
      // "the 97 Oscars" are no number of awards
      new RegExp(`\\b(\\d{2,3})(?:st|nd|rd|th|(?<=\\bthe [6-9]\\d)) (?:annual )?(?=${names.join('|')})`),
      zeroth,
    ] as const,
)
const SUPER_BOWL = new RegExp(`(?<=\\b(?:${superBowl.names.join('|')}) )([lxvi]+|\\d\\d)\\b`)
const SUPER_BOWLS = new RegExp(SUPER_BOWL, 'g')
const ROMAN: ReadonlyMap<string, number> = new Map(Object.entries({ i: 1, v: 5, x: 10, l: 50 }))

/** Matches the beginning of a term, which is quicker to see than whose term it is. */
const SPAN = / (?:first|1st) (?:\d+ )?(?:day|week|month|year)/
const LATER_TERM = '(?:second |2nd |current )?'
const FIRST_TERM = '(?:first |1st )'
/** Matches the number of a first term of unknown days, which is the only one so far. */
const FIRST_OF_TERMS = /\b1st (?=term conclude\b)/
const IN_OFFICE = /term\b|presidency\b|administration\b/
const TERMS = termsOfOffice.map(({ holder, begins, ends, first }) => ({
  holder,
  pattern: new RegExp(
    `\\b(?:during|throughout|by the end of|before the end of|within|in|before) (?:his|her|(?:the )?(?:president )?(?:donald )?${holder}s?) ${first ? FIRST_TERM : LATER_TERM}(?:presidential )?(?:term|presidency)\\b(?: in office| as president)?(?: (?:conclude|ends|is over|is up)\\b)?|\\b(?:during|throughout|under|(?:by|before) the end of) (?:the )?${first ? FIRST_TERM : '(?:second )?'}${holder} administration\\b|\\bbefore the ${first ? FIRST_TERM : LATER_TERM}term (?:conclude|ends)\\b`,
  ),
  days: new RegExp(
    `\\b(?:during|in|within) (?:his |her |the |(?:president )?${holder} )?(?:first|1st) 100 days(?: (?:in office|as president|of (?:his|her|the|${holder}s) (?:administration|presidency|(?:2nd |second )?term)))?`,
  ),
  // whose term it is shows by name or where the holder is the subject: "Will Trump visit Peru in his first 6 months?"
  span: new RegExp(
    `^([^?]*?) (?:during|in|within) (?:(?<=^(?:will )?(?:president )?(?:donald )?${holder} .*)his|(?:president )?(?:donald )?${holder}) (?:first|1st) (?:(\\d+) )?(day|week|month|year)s?(?: in office| as president)?(?= ?(?:[?(]|$))`,
  ),
  begins: dayNumber(...begins),
  ends: dayNumber(...ends),
}))

/** Matches the end of a Congress as a deadline: "through the 119th Congress". */
const CONGRESS =
  /\b(?:before the end of|by the end of|during|through|throughout|until|within) the (?:end of the )?(1[12]\d)(?:st|nd|rd|th) congress\b/

/**
 * Reads a numbered edition as its year ("98th Academy Awards" -> 2026), or a term of office, its beginning or a
 * Congress as its last day ("during Trump's term"), and returns that date with the rest of the text. Returns only the
 * text if it has none of them.
 */
export function readOrdinal(text: string): { mention?: DateMention; rest: string } {
  for (const [pattern, zeroth] of ORDINAL.test(text) ? NUMBERED : []) {
    const match = pattern.exec(text)
    if (match) return { mention: held(zeroth + Number(match[1])), rest: text.replace(pattern, '') }
  }
  const bowl = SUPER_BOWL.exec(text)?.[1]
  if (bowl)
    return { mention: held(superBowl.zeroth + (Number(bowl) || roman(bowl))), rest: text.replace(SUPER_BOWLS, '') }
  const congress = text.includes(' congress') ? CONGRESS.exec(text)?.[1] : undefined
  if (congress)
    return { mention: until(dayNumber(zerothCongress + 2 * Number(congress), 1, 3)), rest: text.replace(CONGRESS, '') }
  if (text.includes('100 days')) {
    const term = TERMS.find(({ holder, days }) => text.includes(holder) && days.test(text))
    // the day of the oath may count or not
    if (term) return { mention: { ...until(term.begins + 100), ambiguousEnd: true }, rest: text.replace(term.days, '') }
  }
  const spanned = SPAN.test(text) ? readSpan(text) : undefined
  if (spanned) return spanned
  const term = IN_OFFICE.test(text)
    ? TERMS.find(({ holder, pattern }) => text.includes(holder) && pattern.test(text))
    : undefined
  return term
    ? { mention: until(term.ends), rest: text.replace(term.pattern, '') }
    : { rest: text.replace(FIRST_OF_TERMS, '') }
}

/** Reads the beginning of a term: "in his first 6 months". Undefined where a text has none. */
function readSpan(text: string): { mention: DateMention; rest: string } | undefined {
  for (const { holder, span, begins } of TERMS) {
    const [, , count = '1', unit = ''] = text.includes(holder) ? (span.exec(text) ?? []) : []
    if (unit !== '') return { mention: until(after(begins, Number(count), unit)), rest: text.replace(span, '$1') }
  }
  return undefined
}

/** Returns the day that comes so many days, weeks, months or years after another one. */
function after(day: number, count: number, unit: string): number {
  if (unit === 'day' || unit === 'week') return day + count * (unit === 'day' ? 1 : 7)
  const months = unit === 'month' ? count : 12 * count
  const [month = 1, date = 1] = monthAndDay(day).split('-').map(Number)
  return dayNumber(yearOf(day), month + months, date)
}

/** Returns the deadline that ends with the day before `to`. */
const until = (to: number): DateMention => ({ role: 'by', unit: 'day', from: to - 1, to, year: yearOf(to - 1) })

function held(year: number): DateMention {
  return { role: 'in', unit: 'year', from: dayNumber(year, 1, 1), to: dayNumber(year + 1, 1, 1), year }
}

function roman(text: string): number {
  const values = [...text].map((letter) => ROMAN.get(letter) ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
