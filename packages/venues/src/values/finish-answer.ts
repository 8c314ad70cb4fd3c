import type { Method, Result } from '../operations.ts'
import { changeRecords } from './change-records.ts'
import { cleanEvent, cleanMarket, cleanPosition, cleanSeries } from './clean-texts.ts'

/**
 * Returns an answer without characters that control the display of terminals, logs or pages, and with the time at which
 * the prices of its markets were read. A time that the venue itself states stays.
 */
export function finishAnswer<M extends Method>(method: M, answer: Result<M>, readAt: number): Result<M> {
  const asOf = new Date(readAt).toISOString()
  return changeRecords(method, answer, {
    market: (market) => ({ asOf, ...cleanMarket(market) }),
    event: cleanEvent,
    series: cleanSeries,
    position: cleanPosition,
    ticker: (ticker) => ({ asOf, ...ticker }),
  })
}
