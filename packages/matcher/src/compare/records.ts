import { memoize } from '../extract/memoize.ts'
import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

const RECORD = /\b(?:cold|cool|dri|hott?|rain|warm|wett?)i?est ([a-z]+?)s?\b/i
const ALL = /^(?:day|month|quarter|season|spring|summer|fall|autumn|winter|year)$/

/** Returns the kind of period whose record a title asks for: "the hottest June" -> "june". Null for other titles. */
const recordOf = memoize((title: string): string | null => RECORD.exec(title)?.[1]?.toLowerCase() ?? null)

/**
 * Returns a veto where one question is about the record of all months and the other about that of all Junes: the hottest
 * month is also the hottest June, not the other way round. Other periods overlap. Empty for all other pairs.
 */
export function compareRecords(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [recordOf(a.title), recordOf(b.title)]
  if (x === null || y === null || x === y || !(ALL.test(x) || ALL.test(y))) return []
  const relation =
    ALL.test(x) && ALL.test(y) ? 'overlap' : x === 'month' ? 'inside' : y === 'month' ? 'contains' : 'overlap'
  return [veto('other-record', relation, [x, y])]
}
