import { settings } from '../settings.ts'
import type { ContestClaim } from './compare-lists.ts'

/** An event with its pairs, by the other event of each pair. */
interface Competitor<Self> {
  ref: { venue: string }
  pairs: ReadonlyMap<Self, { claim?: ContestClaim | undefined }>
}

/**
 * Whether lists A and B may be matched, given all other lists with the same answers. A list is matched with at most one
 * list of a venue, and with none if the second best scores about as well.
 */
export function winsCompetition<Event extends Competitor<Event>>(a: Event, b: Event, claim: ContestClaim): boolean {
  if (claim.stated) return true
  const isRivalled = (one: Event, other: Event) =>
    [...one.pairs].some(
      ([rival, pair]) =>
        rival !== other &&
        rival.ref.venue === other.ref.venue &&
        pair.claim !== undefined &&
        pair.claim.score > claim.score - settings.lists.margin,
    )
  return !isRivalled(a, b) && !isRivalled(b, a)
}
