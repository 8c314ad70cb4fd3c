import { assignPartners } from './assignment.ts'
import { createBlocks, toBlockedEvent } from './block/blocks.ts'
import { createTwinIndex } from './block/twin-index.ts'
import type { Edge } from './edge.ts'
import { edgesOfPair } from './edges-of-pair.ts'
import { type BlockedEntry, type EventPair, type IndexEntry, type MarketLink, pairEntries } from './index-entries.ts'
import { createLinks } from './links.ts'
import type { Omissions, Suspect } from './omissions.ts'
import { type Override, overridesByEvent } from './overrides/rulings.ts'
import { unpackMatches } from './packed-matches.ts'
import { type PropositionMatch, pairEvents, type RulingsAndWeights } from './pair-events.ts'

interface PairingOptions {
  given: RulingsAndWeights
  overrides: readonly Override[]
  omissions: Omissions
  /** Returns an event by its id; undefined if it is not in the index or not yet paired. */
  ready: (event: IndexEntry['ref']) => IndexEntry | undefined
  /** Called with each pair of events whose edges may have changed. */
  onChanged: (pair: EventPair) => void
}

/** All pairs of events of an index that are compared, with the relations found between their markets. */
export interface Pairing {
  /** Finds the partners of an event among the events that are already paired, and compares it with them. */
  meet(entry: IndexEntry): void
  /** Removes an event with all its pairs. */
  part(entry: IndexEntry): void
  /** Replaces the overrides, for the events that meet from now on. */
  overrule(overrides: readonly Override[]): void
  /** Decides again which matches are kept, where some were added or removed. */
  flush(): void
  edgesBetween(a: IndexEntry, b: IndexEntry): Edge[]
  /**
   * Returns the event that cannot be compared even with itself, or both if neither or both can; none if one is already
   * reported.
   */
  suspectsOf(...both: readonly [IndexEntry, IndexEntry]): Suspect[]
}

/**
 * Creates an empty set of pairs: blocking proposes partners for each event, comparisons match their markets, and
 * assignment decides which matches are kept.
 */
export function createPairing({ given, overrides, omissions, ready, onChanged }: PairingOptions): Pairing {
  let ruled = overridesByEvent(overrides)
  const blocks = createBlocks<BlockedEntry>()
  const twins = createTwinIndex<IndexEntry>()
  const links = createLinks(keptOf, onChanged)

  function part(entry: IndexEntry): void {
    if (entry.blocked) blocks.remove(entry.blocked)
    delete entry.blocked
    twins.remove(entry, entry.record)
    for (const [partner, pair] of entry.pairs) {
      partner.pairs.delete(entry)
      entry.pairs.delete(partner)
      links.remove(pair)
      onChanged(pair)
    }
  }

  function overrule(next: readonly Override[]): void {
    ruled = overridesByEvent(next)
  }

  function meet(entry: IndexEntry): void {
    const blocked: BlockedEntry = { ...toBlockedEvent(entry.record), entry }
    const found = blocks.partners(blocked)
    blocks.add(blocked)
    entry.blocked = blocked
    twins.add(entry, entry.record)
    const twinned = [...twins.partners(entry.record)].filter(({ ref }) => ref.venue !== entry.ref.venue)
    const named = ruled
      .of(entry.ref)
      .flatMap(({ a, b }) => [ready(a), ready(b)])
      .filter((end) => end !== undefined && end.ref.venue !== entry.ref.venue)
    const blocking = found.events.map(({ entry: partner }) => partner)
    const partners = new Set([...blocking, ...(named as IndexEntry[]), ...twinned])
    for (const partner of partners) join(entry, partner, false)
    for (const { entry: partner } of found.lists) if (!partners.has(partner)) join(entry, partner, true)
  }

  function join(one: IndexEntry, other: IndexEntry, asLists: boolean): void {
    const pair = omissions.attempt(
      'comparing it with another event',
      () => suspectsOf(one, other),
      () => pairEntries([one, other], { asLists, overrides: ruled.between(one.ref, other.ref) }, given),
    )
    if (!pair) return
    one.pairs.set(other, pair)
    other.pairs.set(one, pair)
    links.add(pair)
    onChanged(pair)
  }

  function suspectsOf(...both: readonly [IndexEntry, IndexEntry]): Suspect[] {
    if (both.some(({ ref }) => omissions.has(ref))) return []
    const guilty = both.filter(({ record }) => !succeeds(() => pairEvents(record, record, given)))
    return (guilty.length > 0 ? guilty : [...both]).map(suspectOf)
  }

  function keptOf(group: readonly MarketLink[]): ReadonlySet<PropositionMatch> {
    const [pinned, found] = [group.filter((link) => link.pinned), group.filter((link) => !link.pinned)]
    const events = new Set(group.flatMap(({ pair: { a, b } }) => [a, b]))
    const kept = omissions.attempt(
      'making its matches consistent',
      () => [...events].map(suspectOf),
      () => assignPartners(found, pinned, given),
    )
    return new Set(kept ?? pinned)
  }

  function edgesBetween(a: IndexEntry, b: IndexEntry): Edge[] {
    const pair = a.pairs.get(b)
    const matches = pair ? [...pair.links.filter(({ kept }) => kept), ...unpackMatches(pair.others)] : []
    return edgesOfPair(
      matches,
      given,
      (find) => omissions.attempt('explaining a match', () => suspectsOf(a, b), find) ?? [],
    )
  }

  return { meet, part, overrule, flush: links.flush, edgesBetween, suspectsOf }
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** Returns the id and title of an event, with which a failure is reported. */
export const suspectOf = ({ ref, read }: IndexEntry): Suspect => ({ ref, title: read.title })
