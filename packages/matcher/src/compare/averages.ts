import type { Proposition } from '../extract/proposition.ts'
import { type Comparison, veto } from './comparison.ts'

/** Matches averages over several days: "200-day moving average", "7-day rolling average". */
const AVERAGE =
  /\b(?:moving|rolling|trailing|\d+-?(?:day|week|month)|(?:seven|thirty)-day) (?:simple |moving |rolling )?average\b|\b\d+-?d?ma\b/i

/**
 * Returns a veto where one question reads an average over several days and the other the value of one day: neither
 * implies the other. Empty for all other pairs.
 */
export function compareAverages(a: Proposition, b: Proposition): Comparison[] {
  if (!a.interval || !b.interval || AVERAGE.test(a.title) === AVERAGE.test(b.title)) return []
  return [veto('average-beside-day', 'overlap', [a.title, b.title])]
}
