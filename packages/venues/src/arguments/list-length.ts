import type { Method } from '../operations.ts'

/** The length of a list without a limit: more than nearly every venue has, and no more than fits in memory. */
export const MAX_LIST_LENGTH = 20_000

/** Operations that return everything the venue has when the caller sets no limit. */
export const wholeLists: readonly Method[] = ['loadMarkets', 'fetchMarkets', 'fetchEvents', 'fetchSeries']

/** Returns whether an answer was cut at `MAX_LIST_LENGTH`, so that the venue may have more. */
export function isCut(method: Method, [params]: readonly unknown[], answer: unknown): boolean {
  if (!wholeLists.includes(method) || (params as { limit?: number } | undefined)?.limit !== undefined) return false
  return Object.keys(answer ?? {}).length >= MAX_LIST_LENGTH
}
