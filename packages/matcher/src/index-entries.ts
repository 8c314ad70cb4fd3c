import type { BlockedEvent } from './block/blocks.ts'
import type { Ref } from './edge.ts'
import type { EventRecord } from './extract/proposition.ts'
import type { ContestClaim } from './lists/compare-lists.ts'
import { compareRefs } from './order.ts'
import type { Override } from './overrides/rulings.ts'
import { isMerging, type PropositionMatch, pairEvents, pairLists, type RulingsAndWeights } from './pair-events.ts'

/** An event in the index, with the pairs that it forms with other events. */
export interface IndexEntry {
  ref: Pick<Ref, 'venue' | 'eventId'>
  /** As read, before games are put on their days. */
  read: EventRecord
  /** As compared, with its games on the corrected days. */
  record: EventRecord
  /** As it stands in the blocks; absent until it is compared. */
  blocked?: BlockedEntry
  pairs: Map<IndexEntry, EventPair>
}

/** The names, days and sides by which blocking finds an event of the index. */
export interface BlockedEntry extends BlockedEvent {
  entry: IndexEntry
}

/** Two events with the matches found between their markets; `a` sorts before `b`. */
export interface EventPair {
  a: IndexEntry
  b: IndexEntry
  links: readonly MarketLink[]
  /** Matches with another relation, and pinned ones. */
  others: readonly PropositionMatch[]
  claim?: ContestClaim | undefined
}

/** An identity or complement between two markets. `kept` says whether assignment has kept it. */
export interface MarketLink extends PropositionMatch {
  pair: EventPair
  pinned: boolean
  kept: boolean
}

/**
 * Returns the matches of two events, in either order; undefined where there is none. With `asLists`, only their lists
 * of answers are compared.
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
  const pair: EventPair = { a, b, links: [], others: [...related, ...pinned.filter((pin) => !isMerging(pin))], claim }
  pair.links = [
    ...merging.map((match): MarketLink => ({ ...match, pair, pinned: false, kept: false })),
    ...pinned.filter(isMerging).map((match): MarketLink => ({ ...match, pair, pinned: true, kept: true })),
  ]
  return pair
}
