import type { Method, Result } from '../operations.ts'
import { changeRecords } from './change-records.ts'
import { cleanEvent, cleanMarket, cleanPosition, cleanSeries } from './clean-texts.ts'

/**
 * Returns an answer without characters that control the display of terminals, logs or pages, and with the time at which
 * the prices of its markets were read. A time that the venue itself states stays. Without `hasPages`, addresses of public
 * pages are dropped.
 */
export function finishAnswer<M extends Method>(
  method: M,
  answer: Result<M>,
  readAt: number,
  hasPages = true,
): Result<M> {
  const asOf = new Date(readAt).toISOString()
  const paged = <T extends { url?: string | undefined }>(record: T): T =>
    hasPages ? record : (({ url: _, ...rest }) => rest as T)(record)
  return changeRecords(method, answer, {
    market: (market) => ({ asOf, ...paged(cleanMarket(market)) }),
    event: (event) => paged(cleanEvent(event)),
    series: (series) => paged(cleanSeries(series)),
    position: cleanPosition,
    ticker: (ticker) => ({ asOf, ...ticker }),
  })
}
