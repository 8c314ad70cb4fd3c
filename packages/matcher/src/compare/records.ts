import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const RECORD = new RegExp(
  `\\b(?:cold|cool|dri|hott?|rain|warm|wett?)(?:i?est) (${MONTH}|day|month|quarter|season|spring|summer|fall|autumn|winter|year)\\b`,
  'i',
)

/** Returns the kind of period whose record a title asks for: "the hottest June" -> "june". Null for other titles. */
const recordOf = memoize((title: string): string | null => RECORD.exec(title)?.[1]?.toLowerCase() ?? null)

/**
 * Returns a veto where one question is about the record of all months and the other about that of all Junes: the hottest
 * month is also the hottest June, not the other way round. Other periods overlap. Empty for all other pairs.
 */
export function compareRecords(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [recordOf(a.title), recordOf(b.title)]
  if (x === null || y === null || x === y) return []
  const relation = x === 'month' && isMonth(y) ? 'inside' : y === 'month' && isMonth(x) ? 'contains' : 'overlap'
  return [veto('other-record', relation, [x, y])]
}

const isMonth = (period: string) => MONTH.split('|').includes(period)
