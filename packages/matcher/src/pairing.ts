import { assign } from './assignment.ts'
import { blockedOf, createBlocks } from './block/blocks.ts'
import type { Edge } from './edge.ts'
import { edgesOfPair } from './edges-of-pair.ts'
import { type BlockedEntry, type Entry, type Link, type Pair, pairOf } from './index-entries.ts'
import { createLinks } from './links.ts'
import type { Omissions, Suspect } from './omissions.ts'
import { overridesByEvent } from './overrides/overrides-by-event.ts'
import type { Override } from './overrides/rulings.ts'
import { type Given, type Match, pairEvents } from './pair-events.ts'

interface PairingOptions {
  given: Given
  overrides: readonly Override[]
  omissions: Omissions
  /** Finds an event by its id, unless it is absent or still waits to be paired. */
  ready: (event: Entry['ref']) => Entry | undefined
  /** Hears of the pairs whose edges may be other than before. */
  onChanged: (pair: Pair) => void
}

/** The pairs of the events of an index. */
export interface Pairing {
  /** Pairs an event with those that were paired before and that it may match. */
  meet(entry: Entry): void
  /** Takes an event out of the blocks and away from its partners. */
  part(entry: Entry): void
  /** Decides which matches fit together, where some came or went. */
  flush(): void
  edgesBetween(a: Entry, b: Entry): Edge[]
  /** Returns the event that cannot be compared even with itself, or both; none where one is reported already. */
  suspectsOf(...both: readonly [Entry, Entry]): Suspect[]
}

/** Creates the pairs of an index: blocks propose partners, comparisons match their markets, links keep what fits. */
export function createPairing({ given, overrides, omissions, ready, onChanged }: PairingOptions): Pairing {
  const ruled = overridesByEvent(overrides)
  const blocks = createBlocks<BlockedEntry>()
  const links = createLinks(keptOf, onChanged)

  function part(entry: Entry): void {
    if (entry.blocked) blocks.remove(entry.blocked)
    delete entry.blocked
    for (const [partner, pair] of entry.pairs) {
      partner.pairs.delete(entry)
      entry.pairs.delete(partner)
      links.remove(pair)
      onChanged(pair)
    }
  }

  function meet(entry: Entry): void {
    const blocked: BlockedEntry = { ...blockedOf(entry.record), entry }
    const found = blocks.partners(blocked)
    blocks.add(blocked)
    entry.blocked = blocked
    const named = ruled
      .of(entry.ref)
      .flatMap(({ a, b }) => [ready(a), ready(b)])
      .filter((end) => end !== undefined && end.ref.venue !== entry.ref.venue)
    const partners = new Set([...found.events.map(({ entry: partner }) => partner), ...(named as Entry[])])
    for (const partner of partners) join(entry, partner, false)
    for (const { entry: partner } of found.lists) if (!partners.has(partner)) join(entry, partner, true)
  }

  function join(one: Entry, other: Entry, asLists: boolean): void {
    const pair = omissions.attempt(
      'comparing it with another event',
      () => suspectsOf(one, other),
      () => pairOf([one, other], { asLists, overrides: ruled.between(one.ref, other.ref) }, given),
    )
    if (!pair) return
    one.pairs.set(other, pair)
    other.pairs.set(one, pair)
    links.add(pair)
    onChanged(pair)
  }

  function suspectsOf(...both: readonly [Entry, Entry]): Suspect[] {
    if (both.some(({ ref }) => omissions.has(ref))) return []
    const guilty = both.filter(({ record }) => !succeeds(() => pairEvents(record, record, given)))
    return (guilty.length > 0 ? guilty : [...both]).map(suspectOf)
  }

  function keptOf(group: readonly Link[]): ReadonlySet<Match> {
    const [pinned, found] = [group.filter((link) => link.pinned), group.filter((link) => !link.pinned)]
    const events = new Set(group.flatMap(({ pair: { a, b } }) => [a, b]))
    const kept = omissions.attempt(
      'making its matches consistent',
      () => [...events].map(suspectOf),
      () => assign(found, pinned, given),
    )
    return new Set(kept ?? pinned)
  }

  function edgesBetween(a: Entry, b: Entry): Edge[] {
    const pair = a.pairs.get(b)
    const matches = pair ? [...pair.links.filter(({ kept }) => kept), ...pair.others] : []
    return edgesOfPair(
      matches,
      given,
      (find) => omissions.attempt('explaining a match', () => suspectsOf(a, b), find) ?? [],
    )
  }

  return { meet, part, flush: links.flush, edgesBetween, suspectsOf }
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** Returns an event by its id and title, for the report of a failure. */
export const suspectOf = ({ ref, read }: Entry): Suspect => ({ ref, title: read.title })
