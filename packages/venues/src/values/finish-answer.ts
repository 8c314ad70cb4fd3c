import type { Method, Result } from '../operations.ts'
import { changeRecords } from './change-records.ts'
import { cleanEvent, cleanMarket, cleanPosition, cleanSeries } from './clean-texts.ts'

/**
 * Returns an answer that contains no text that controls the display of a terminal, a log or a page, and whose markets
 * state when their prices were read; a time that the venue states itself stays.
 */
export function finishAnswer<M extends Method>(method: M, answer: Result<M>, readAt: number): Result<M> {
  const asOf = new Date(readAt).toISOString()
  return changeRecords(method, answer, {
    market: (market) => ({ asOf, ...cleanMarket(market) }),
    event: cleanEvent,
    series: cleanSeries,
    position: cleanPosition,
  })
}
