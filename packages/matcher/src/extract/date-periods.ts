import { dayNumber, moveToYear, yearOf } from './calendar.ts'
import type { DateMention } from './dates.ts'

/** The year that days get while their year is not known; a leap year, so that February 29 exists. */
export const NO_YEAR = 2000

/** The days that a date or period names, without its role. */
export type Period = Pick<DateMention, 'unit' | 'from' | 'to' | 'year'>

/** The months as the first three letters of their names. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Matches words and signs behind which a four-digit number is a price and not a year. */
const PRICE_BEFORE = /(?:[$£€<>=]|\b(?:reach|hit|hits|dip to|above|below|over|under|than|least|most|near))\s*$/
/** Matches words behind which the bare name of a month ("may", "march", "june") is no verb and no given name. */
const MONTH_BEFORE = /(?:^|\b(?:this|next|last|early|mid|late|may|s)\s+)$/
const MONTH_AFTER =
  /^\s*(?:[?:,)]|(?:fomc\s+)?meeting|cpi|jobs|inflation|unemployment|rates?|decision|nonfarm|payrolls)/

/** Matches the given name at the beginning of an answer, "Jan Topic", which is no month before what is measured in it. */
const JAN =
  /^jan (?=[a-z]{2,}(?: [a-z]+)?$)(?!(?:cpi|close|gdp|meeting|options|payrolls|pce|ppi|sales|temp(?:erature)?s?)\b)/

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1

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

/** Returns the period that a match of the pattern of dates names; undefined where it is none after all. */
export function periodOf(
  g: Record<string, string | undefined>,
  text: string,
  match: RegExpExecArray,
): Period | undefined {
  if (g.iso) {
    const [year, month = 0, date = 0] = g.iso.split('-').map(Number)
    return day(String(year), month, date)
  }
  if (g.m0 && g.d0) {
    const [first, last] = [g.d0, g.d0b].map((date = '') => day(g.y0, monthOf(g.m0 ?? ''), Number.parseInt(date, 10)))
    return first && last && last.to > first.from ? { ...first, unit: 'range', to: last.to } : undefined
  }
  if (g.m1 && g.d1) {
    const first = day(g.y1, monthOf(g.m1), Number.parseInt(g.d1, 10))
    if (!first || !g.d1b) return first
    const last = day(g.y1, monthOf(g.m1b ?? g.m1), Number.parseInt(g.d1b, 10))
    const days = last && daysTo(first.from, last.to, first.year)
    return days && days.to > days.from ? { ...first, unit: 'range', ...days } : first
  }
  if (g.d2 && g.m2) return day(g.y2, monthOf(g.m2), Number.parseInt(g.d2, 10))
  if (g.m3) return period('month', g.y3, monthOf(g.m3), 1)
  if (g.m10) return period('month', g.y10, monthOf(g.m10), 1)
  if (g.q4) return period('quarter', g.y4, Number(g.q4) * 3 - 2, 3)
  if (g.nth && g.part) return partOfYear(g.nth, g.part, g.yn)
  if (g.q5) return period('quarter', g.yq, Number(g.q5) * 3 - 2, 3)
  if (g.months) return monthsOf(g.months, g.ym)
  if (g.half ?? g.h5) return period('half', g.yh ?? g.yq, (g.half ?? g.h5) === '1' ? 1 : 7, 6)
  if (g.y5 && g.y5b) return season(g.y5, g.y5b)
  if (g.y6 && g.y6b) return season(g.y6, g.y6b)
  // a year of two digits is one of this century: "2/22/31"
  if (g.mm && g.dd) return day(g.y7?.padStart(4, '20'), Number(g.mm), Number(g.dd))
  const before = text.slice(0, match.index + match[0].search(/[a-z]*\d|\S+$/))
  if (g.y8) return PRICE_BEFORE.test(before) ? undefined : period('year', g.y8, 1, 12)
  if (g.m9) {
    if (JAN.test(text)) return undefined
    const after = text.slice(match.index + match[0].length)
    const bound = g.lead !== undefined || g.edge !== undefined || MONTH_BEFORE.test(text.slice(0, match.index))
    return bound || MONTH_AFTER.test(after) ? period('month', undefined, monthOf(g.m9), 1) : undefined
  }
  if (g.relative) return { unit: relativeUnit(g.relative), from: 0, to: 0 }
  return undefined
}

/**
 * Returns the days from one to another as days [from, to). Where the first one is half a year or more behind, the new
 * year lies between them: "Dec 29 - Jan 4"; `year` is that of the last day, where it is stated.
 */
export function daysTo(from: number, to: number, year: number | undefined): { from: number; to: number } {
  if (to > from - HALF_YEAR) return { from, to }
  return year === undefined ? { from, to: moveToYear(to, yearOf(from) + 1) } : { from: moveToYear(from, year - 1), to }
}

const HALF_YEAR = 180

/** Returns the period of "the fourth quarter of 2026"; undefined where there is none, such as a third half. */
function partOfYear(nth: string, part: string, year: string | undefined): Period | undefined {
  const number = ['first', 'second', 'third', 'fourth'].indexOf(nth) + 1 || Number.parseInt(nth, 10)
  if (part === 'quarter') return period('quarter', year, number * 3 - 2, 3)
  return number <= 2 ? period('half', year, number === 1 ? 1 : 7, 6) : undefined
}

/** Returns the quarter or half of a year that "first three months" and the like name. */
function monthsOf(words: string, year: string | undefined): Period {
  const months = /3|three/.test(words) ? 3 : 6
  return period(months === 3 ? 'quarter' : 'half', year, words.startsWith('first') ? 1 : 13 - months, months)
}

/** Returns the period of "this year" and the like. */
export function relativeUnit(words: string): 'week' | 'month' | 'year' {
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
