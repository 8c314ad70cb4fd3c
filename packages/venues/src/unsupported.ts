import { type groups, type Method, methods, operations } from './operations.ts'
import type { Venue } from './venue.ts'

/** Groups that no venue offers of itself: what relates venues, and calls past the operation table. */
const OUTSIDE = ['Matching', 'Venue endpoints'] as const
type Group = Exclude<keyof typeof groups, (typeof OUTSIDE)[number]>

/**
 * Why a venue lacks what it lacks: a sentence for one operation, or for a group of which it offers nothing. An operation
 * is a function of the venue or stands here, never both.
 */
export type Unsupported = Partial<Record<Method | Group, string>>

/** The reason for what the venue may well offer, and we do not yet. */
export const NOT_IMPLEMENTED = 'Not built here yet.'

/** The operations that a venue can have. */
export const venueMethods: readonly Method[] = methods.filter(
  (method) => !(OUTSIDE as readonly string[]).includes(operations[method].group),
)

/** Says of each operation that a venue lacks why it does. */
export function reasonsOf(venue: Venue, unsupported: Unsupported): Partial<Record<Method, string>> {
  const missing = venueMethods.filter((method) => !venue[method])
  return Object.fromEntries(
    missing.flatMap((method) => {
      const reason = unsupported[method] ?? unsupported[operations[method].group as Group]
      return reason === undefined ? [] : [[method, reason]]
    }),
  )
}
