import { type WrittenPage, withTag } from '../clusters/write-page.ts'
import { writeAnswer } from '../lookups/write-answer.ts'
import type { Found } from '../matches/found.ts'
import { digest } from '../store/digest.ts'
import { type HistoryQuery, historyAsCsv, historyAsParquet, type PriceHistory } from './price-history.ts'

/** Writes a history in the format requested. */
export async function writeHistory(found: Found, query: HistoryQuery): Promise<WrittenPage> {
  if (query.format === 'json') return writeAnswer(found, query)
  const history = found.data as PriceHistory
  if (query.format === 'csv') return { ...withTag(historyAsCsv(history)), type: 'text/csv; charset=utf-8' }
  const body = await historyAsParquet(history)
  return { body, tag: `W/"${digest(JSON.stringify(history))}"`, type: 'application/vnd.apache.parquet' }
}
