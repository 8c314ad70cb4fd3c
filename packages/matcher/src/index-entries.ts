import type { Blocked } from './block/blocks.ts'
import type { Ref } from './edge.ts'
import type { EventRecord } from './extract/proposition.ts'
import type { Claim } from './lists/compare-lists.ts'
import { compareRefs } from './order.ts'
import type { Override } from './overrides/rulings.ts'
import { type Given, type Match, merges, pairEvents, pairLists } from './pair-events.ts'

/** An event of the index. */
export interface Entry {
  ref: Pick<Ref, 'venue' | 'eventId'>
  /** As read, before games are put on their days. */
  read: EventRecord
  record: EventRecord
  /** As it stands in the blocks; absent until it is compared. */
  blocked?: BlockedEntry
  pairs: Map<Entry, Pair>
}

/** An event in the blocks. */
export interface BlockedEntry extends Blocked {
  entry: Entry
}

/** Two events that have something in common; `a` sorts first. */
export interface Pair {
  a: Entry
  b: Entry
  links: readonly Link[]
  others: readonly Match[]
  claim?: Claim | undefined
}

/** An identity or complement, pinned or found, and whether it fits to the others. */
export interface Link extends Match {
  pair: Pair
  pinned: boolean
  kept: boolean
}

/** Pairs two events, whichever comes first; undefined where they have nothing in common. */
export function pairOf(
  [one, other]: readonly [Entry, Entry],
  { asLists, overrides }: { asLists: boolean; overrides: readonly Override[] },
  given: Given,
): Pair | undefined {
  const [a, b] = compareRefs(one.ref, other.ref) < 0 ? [one, other] : [other, one]
  const { merging, related, pinned, claim } = asLists
    ? { ...pairLists(a.record, b.record, given), related: [], pinned: [] }
    : pairEvents(a.record, b.record, given, overrides)
  if (merging.length + related.length + pinned.length === 0) return undefined
  const pair: Pair = { a, b, links: [], others: [...related, ...pinned.filter((pin) => !merges(pin))], claim }
  pair.links = [
    ...merging.map((match): Link => ({ ...match, pair, pinned: false, kept: false })),
    ...pinned.filter(merges).map((match): Link => ({ ...match, pair, pinned: true, kept: true })),
  ]
  return pair
}
