import { type WrittenPage, withTag } from '../clusters/write-page.ts'
import { writeAnswer } from '../lookups/write-answer.ts'
import type { Found } from '../matches/found.ts'
import { type HistoryQuery, historyAsCsv, type PriceHistory } from './price-history.ts'

/** Writes a history in the format requested. */
export function writeHistory(found: Found, query: HistoryQuery): WrittenPage {
  if (query.format === 'json') return writeAnswer(found, query)
  return { ...withTag(historyAsCsv(found.data as PriceHistory)), type: 'text/csv; charset=utf-8' }
}
