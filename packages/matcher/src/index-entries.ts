import type { BlockedEvent } from './block/blocks.ts'
import type { Ref } from './edge.ts'
import type { EventRecord } from './extract/proposition.ts'
import type { ContestClaim } from './lists/compare-lists.ts'
import { compareRefs } from './order.ts'
import type { Override } from './overrides/rulings.ts'
import { type PackedMatches, packMatches } from './packed-matches.ts'
import { isMerging, type PropositionMatch, pairEvents, pairLists, type RulingsAndWeights } from './pair-events.ts'

/** An event in the index, with the pairs that it forms with other events. */
export interface IndexEntry {
  ref: Pick<Ref, 'venue' | 'eventId'>
  /** The event as read, with the days of games as its venue states them. */
  read: EventRecord
  /** The event as compared, with its games on the corrected days. */
  record: EventRecord
  /** Its entry in the blocking index; absent until it is compared. */
  blocked?: BlockedEntry
  pairs: Map<IndexEntry, EventPair>
}

/** The blocking keys (names, days, teams) by which an event of the index is found. */
export interface BlockedEntry extends BlockedEvent {
  entry: IndexEntry
}

/** Two events with the matches found between their markets; `a` sorts before `b`. */
export interface EventPair {
  a: IndexEntry
  b: IndexEntry
  links: readonly MarketLink[]
  /** Matches with other relations than identity and complement, and pinned ones. */
  others: PackedMatches
  claim?: ContestClaim | undefined
}

/** An identity or complement between two markets. `kept` says whether assignment keeps it. */
export interface MarketLink extends PropositionMatch {
  pair: EventPair
  pinned: boolean
  kept: boolean
}

/**
 * Returns the matches of two events of the index, in either order; undefined where there is none. With `asLists`, the
 * two are compared only as lists of answers.
 */
export function pairEntries(
  [one, other]: readonly [IndexEntry, IndexEntry],
  { asLists, overrides }: { asLists: boolean; overrides: readonly Override[] },
  given: RulingsAndWeights,
): EventPair | undefined {
  const [a, b] = compareRefs(one.ref, other.ref) < 0 ? [one, other] : [other, one]
  const { merging, related, pinned, claim } = asLists
    ? { ...pairLists(a.record, b.record, given), related: [], pinned: [] }
    : pairEvents(a.record, b.record, given, overrides)
  if (merging.length + related.length + pinned.length === 0) return undefined
  const others = packMatches([...related, ...pinned.filter((pin) => !isMerging(pin))])
  const pair: EventPair = { a, b, links: [], others, claim }
  pair.links = [
    ...merging.map((match) => linkOf(match, pair, false)),
    ...pinned.filter(isMerging).map((match) => linkOf(match, pair, true)),
  ]
  return pair
}

/** Returns a match as a link. Naming the fields is several times as fast as copying all that there are. */
function linkOf(match: PropositionMatch, pair: EventPair, pinned: boolean): MarketLink {
  const { a, b, relation, confidence, logOdds, listed } = match
  return { a, b, relation, confidence, logOdds, pair, pinned, kept: pinned, ...(listed && { listed }) }
}
