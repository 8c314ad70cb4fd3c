import type { OrderHistoryParams } from '../parameters.ts'
import { parseInstant } from '../values/instant.ts'

/** Returns the items within a time span, newest first, at most `limit`; items without a time come last. */
export function newestFirst<T extends { timestamp?: number | undefined }>(
  list: readonly T[],
  { since, until, limit }: Pick<OrderHistoryParams, 'since' | 'until' | 'limit'>,
): T[] {
  const from = since === undefined ? -Infinity : parseInstant(since)
  const to = until === undefined ? Infinity : parseInstant(until)
  return list
    .filter(({ timestamp }) => timestamp === undefined || (timestamp >= from && timestamp <= to))
    .sort((a, b) => (b.timestamp ?? 0) - (a.timestamp ?? 0))
    .slice(0, limit)
}
