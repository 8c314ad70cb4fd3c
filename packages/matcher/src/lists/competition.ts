import { settings } from '../settings.ts'
import type { ContestClaim } from './compare-lists.ts'

/** An event with its pairs, by the event at the other end. */
interface Competitor<Self> {
  ref: { venue: string }
  pairs: ReadonlyMap<Self, Claimed>
}

interface Claimed {
  claim?: ContestClaim | undefined
}

/**
 * Whether lists A and B may be matched beside all other lists with the same answers: each gets one list per venue, and
 * none where the second best scores about as well.
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
