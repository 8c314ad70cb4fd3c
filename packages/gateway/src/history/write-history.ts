import type { WrittenPage } from '../clusters/write-page.ts'
import { writeAnswer } from '../lookups/write-answer.ts'
import type { Found } from '../matches/matches.ts'
import { digest } from '../store/digest.ts'
import { type HistoryQuery, historyAsCsv, type PriceHistory } from './price-history.ts'

/** Writes a history in the format requested. */
export function writeHistory(found: Found, query: HistoryQuery): WrittenPage {
  if (query.format === 'json') return writeAnswer(found, query)
  const body = historyAsCsv(found.data as PriceHistory)
  return { body: new TextEncoder().encode(body), tag: `W/"${digest(body)}"`, type: 'text/csv; charset=utf-8' }
}
