import { type groups, type Method, methods, operations } from './operations.ts'
import type { Venue } from './venue.ts'

/** Groups that no venue offers itself: the matching across venues, and direct calls of venue endpoints. */
const OUTSIDE = ['Matching', 'Venue endpoints'] as const
type Group = Exclude<keyof typeof groups, (typeof OUTSIDE)[number]>

/**
 * The reasons why a venue does not offer an operation: one sentence per operation, or one for a whole group. An
 * operation is either a function of the venue or has a reason here, never both.
 */
export type Unsupported = Partial<Record<Method | Group, string>>

/** The reason for an operation that the venue offers and this library does not implement yet. */
export const NOT_IMPLEMENTED = 'Not built here yet.'

/** The operations that a venue can offer. */
export const venueMethods: readonly Method[] = methods.filter(
  (method) => !(OUTSIDE as readonly string[]).includes(operations[method].group),
)

/** Returns the reason for each operation that a venue does not offer. */
export function reasonsOf(venue: Venue, unsupported: Unsupported): Partial<Record<Method, string>> {
  const missing = venueMethods.filter((method) => !venue[method])
  return Object.fromEntries(
    missing.flatMap((method) => {
      const reason = unsupported[method] ?? unsupported[operations[method].group as Group]
      return reason === undefined ? [] : [[method, reason]]
    }),
  )
}
