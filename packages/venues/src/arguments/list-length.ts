import type { Method } from '../operations.ts'

/** Length of a list whose caller names no limit: more than nearly every venue has, and no more than fits in memory. */
export const MAX_LIST_LENGTH = 20_000

/** Operations that return all that the venue has where the caller names no limit. */
export const wholeLists: readonly Method[] = ['loadMarkets', 'fetchMarkets', 'fetchEvents', 'fetchSeries']

/** Whether an answer was cut at `MAX_LIST_LENGTH`, so that the venue may have more. */
export function isCut(method: Method, [params]: readonly unknown[], answer: unknown): boolean {
  if (!wholeLists.includes(method) || (params as { limit?: number } | undefined)?.limit !== undefined) return false
  return Object.keys(answer ?? {}).length >= MAX_LIST_LENGTH
}
