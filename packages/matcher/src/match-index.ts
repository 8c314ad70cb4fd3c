import type { UnifiedEvent } from '@crossvenue/venues'
import { createAlignment } from './alignment.ts'
import { assign } from './assignment.ts'
import { type Blocked, blockedOf, createBlocks } from './block/blocks.ts'
import type { Edge, Ref } from './edge.ts'
import { edgesOfPair } from './edges-of-pair.ts'
import { readEvent } from './extract/event.ts'
import type { EventRecord, Proposition } from './extract/proposition.ts'
import { createOmissions, type OmittedEvent, type Suspect } from './omissions.ts'
import { compareRefs } from './order.ts'
import { type Override, readRulings } from './overrides.ts'
import { overridesByEvent } from './overrides-by-event.ts'
import { type Given, type Match, merges, pairEvents } from './pair-events.ts'
import { fittedWeights, type Weights } from './score.ts'

/** Options of a match. */
export interface MatchOptions {
  overrides?: readonly Override[]
  weights?: Weights
  onProgress?: OnMatchProgress
}

/** Hears how far a step has come: how many events are compared, or have their edges explained, of how many. */
export type OnMatchProgress = (step: 'comparing events' | 'explaining edges', done: number, of: number) => void

/** The id of an event on its venue. */
export type EventRef = Pick<Ref, 'venue' | 'eventId'>

/** The edges between two events; none where they no longer have any. */
export interface PairEdges {
  a: EventRef
  b: EventRef
  edges: Edge[]
}

/** A catalogue that is kept matched. */
export interface MatchIndex {
  /** Adds an event, or takes it in the place of the one with its id. */
  put(event: UnifiedEvent): void
  remove(event: EventRef): void
  /** Pairs of events whose edges may be other than at the last call. */
  changes(): Generator<PairEdges>
  /** All pairs of events that have edges, in the order of their ids. */
  pairs(): Generator<PairEdges>
  /**
   * Returns the events that reading, comparing or explaining failed on, as of the last edge or evidence that was read.
   */
  omitted(): OmittedEvent[]
}

interface Entry {
  ref: EventRef
  /** As read, before games are put on their days. */
  read: EventRecord
  record: EventRecord
  blocked?: Blocked & { entry: Entry }
  pairs: Map<Entry, Pair>
}

/** Two events that have something in common; `a` sorts first. */
interface Pair {
  a: Entry
  b: Entry
  links: readonly Link[]
  others: readonly Match[]
}

/** An identity or complement, pinned or found, and whether it fits to the others. */
interface Link extends Match {
  pair: Pair
  pinned: boolean
  kept: boolean
}

/**
 * Matches events as they come and go. The result depends on the events alone, not on their order: whether two events
 * meet depends on the two of them, and partners are assigned within groups of markets that matches join.
 *
 *     put -> read -> games on their days -> events that meet -> matches of their markets -> assignment -> edges
 */
export function createMatchIndex({
  overrides = [],
  weights = fittedWeights,
  onProgress,
}: MatchOptions = {}): MatchIndex {
  const given: Given = { rulings: readRulings(overrides), weights }
  const ruled = overridesByEvent(overrides)
  const entries = new Map<string, Entry>()
  const entryOf = new Map<EventRecord, Entry>()
  const blocks = createBlocks<Blocked & { entry: Entry }>()
  const links = new Map<Proposition, Link[]>()
  /** To be paired again. */
  const pending = new Set<Entry>()
  /** Links of these changed since they were made consistent. */
  const dirty = new Set<Proposition>()
  const changed = new Map<string, readonly [Entry, Entry]>()
  const omissions = createOmissions()
  const alignment = createAlignment((one, other, work) =>
    omissions.attempt(
      'comparing its game with the game of another event',
      () => {
        const [a, b] = [entryOf.get(one), entryOf.get(other)]
        return a && b ? suspectsOf(a, b) : []
      },
      work,
    ),
  )

  function put(event: UnifiedEvent): void {
    const ref: EventRef = { venue: event.sourceExchange ?? '', eventId: event.id }
    remove(ref)
    const read = omissions.attempt(
      'reading it',
      () => [{ ref, title: event.title }],
      () => readEvent(event),
    )
    if (!read) return
    const entry: Entry = { ref, read, record: read, pairs: new Map() }
    entries.set(keyOf(ref), entry)
    entryOf.set(read, entry)
    alignment.add(read)
    pending.add(entry)
  }

  function remove(ref: EventRef): void {
    const entry = entries.get(keyOf(ref))
    if (entry) removeEntry(entry)
    omissions.forget(ref)
  }

  function removeEntry(entry: Entry): void {
    const { ref } = entry
    part(entry)
    entries.delete(keyOf(ref))
    entryOf.delete(entry.read)
    alignment.remove(entry.read)
    pending.delete(entry)
  }

  /** Takes an event out of the blocks and away from its partners. */
  function part(entry: Entry): void {
    if (entry.blocked) blocks.remove(entry.blocked)
    delete entry.blocked
    for (const [partner, pair] of entry.pairs) {
      for (const link of pair.links) for (const end of [link.a, link.b]) unlink(end, link)
      partner.pairs.delete(entry)
      note(pair.a, pair.b)
    }
    entry.pairs.clear()
  }

  function unlink(end: Proposition, link: Link): void {
    const left = links.get(end)?.filter((other) => other !== link) ?? []
    if (left.length > 0) links.set(end, left)
    else links.delete(end)
    dirty.add(end)
  }

  function flush(): void {
    for (const moved of alignment.moved()) {
      const entry = entryOf.get(moved)
      if (!entry || pending.has(entry)) continue
      part(entry)
      pending.add(entry)
    }
    const total = pending.size
    for (const entry of pending) {
      pending.delete(entry)
      onProgress?.('comparing events', total - pending.size, total)
      const partners = omissions.attempt(
        'finding what it may match',
        () => [suspectOf(entry)],
        () => {
          entry.record = alignment.aligned(entry.read)
          const blocked = { ...blockedOf(entry.record), entry }
          const found = partnersOf(entry.ref, blocked)
          blocks.add(blocked)
          entry.blocked = blocked
          return found
        },
      )
      for (const partner of partners ?? []) join(entry, partner)
    }
    for (const group of dirtyGroups()) assignGroup(group)
  }

  /** Those that an event is to be paired with, but for what is still fresh: that finds the event in its turn. */
  function partnersOf(ref: EventRef, blocked: Blocked & { entry: Entry }): Set<Entry> {
    const partners = new Set(blocks.partners(blocked).map(({ entry }) => entry))
    for (const { a, b } of ruled.of(ref)) {
      for (const end of [a, b]) {
        const other = entries.get(keyOf(end))
        if (other && end.venue !== ref.venue && !pending.has(other)) partners.add(other)
      }
    }
    return partners
  }

  function join(one: Entry, other: Entry): void {
    const [a, b] = compareRefs(one.ref, other.ref) < 0 ? [one, other] : [other, one]
    const both = ruled.between(a.ref, b.ref)
    const found = omissions.attempt(
      'comparing it with another event',
      () => suspectsOf(a, b),
      () => pairEvents(a.record, b.record, given, both),
    )
    if (!found) return
    const { merging, related, pinned } = found
    if (merging.length + related.length + pinned.length === 0) return
    const pair: Pair = { a, b, links: [], others: [...related, ...pinned.filter((pin) => !merges(pin))] }
    pair.links = [
      ...merging.map((match): Link => ({ ...match, pair, pinned: false, kept: false })),
      ...pinned.filter(merges).map((match): Link => ({ ...match, pair, pinned: true, kept: true })),
    ]
    a.pairs.set(b, pair)
    b.pairs.set(a, pair)
    for (const link of pair.links) {
      for (const end of [link.a, link.b]) {
        const known = links.get(end)
        if (known) known.push(link)
        else links.set(end, [link])
        dirty.add(end)
      }
    }
    note(a, b)
  }

  /** Returns the event that cannot be compared even with itself, or both; none where one is reported already. */
  function suspectsOf(a: Entry, b: Entry): Suspect[] {
    if (omissions.has(a.ref) || omissions.has(b.ref)) return []
    const guilty = [a, b].filter(({ record }) => !succeeds(() => pairEvents(record, record, given)))
    return (guilty.length > 0 ? guilty : [a, b]).map(suspectOf)
  }

  /** The groups of links that hang together and hold a market whose links changed. */
  function* dirtyGroups(): Generator<Link[]> {
    for (const start of dirty) {
      const group = new Set<Link>()
      const queue = [start]
      for (let end = queue.pop(); end; end = queue.pop()) {
        dirty.delete(end)
        for (const link of links.get(end) ?? []) {
          if (group.has(link)) continue
          group.add(link)
          queue.push(link.a, link.b)
        }
      }
      if (group.size > 0) yield [...group]
    }
  }

  function assignGroup(group: readonly Link[]): void {
    const pinned = group.filter((link) => link.pinned)
    const events = [...new Set(group.flatMap(({ pair: { a, b } }) => [a, b]))]
    const kept = new Set<Match>(
      omissions.attempt(
        'making its matches consistent',
        () => events.map(suspectOf),
        () =>
          assign(
            group.filter((link) => !link.pinned),
            pinned,
            given,
          ),
      ) ?? pinned,
    )
    for (const link of group) {
      link.kept = kept.has(link)
      note(link.pair.a, link.pair.b)
    }
  }

  const note = (a: Entry, b: Entry) => changed.set(`${keyOf(a.ref)}\n${keyOf(b.ref)}`, [a, b])

  const edgesBetween = (a: Entry, b: Entry): Edge[] => {
    const pair = a.pairs.get(b)
    if (!pair) return []
    const matches = [...pair.links.filter(({ kept }) => kept), ...pair.others]
    return edgesOfPair(
      matches,
      given,
      (find) => omissions.attempt('explaining a match', () => suspectsOf(a, b), find) ?? [],
    )
  }

  return {
    put,
    remove,
    omitted: omissions.list,
    *changes() {
      flush()
      const pairs = [...changed.values()].sort(byRefs)
      changed.clear()
      for (const [index, [a, b]] of pairs.entries()) {
        onProgress?.('explaining edges', index + 1, pairs.length)
        yield { a: a.ref, b: b.ref, edges: edgesBetween(a, b) }
      }
    },
    *pairs() {
      flush()
      const sorted = [...entries.values()].sort((x, y) => compareRefs(x.ref, y.ref))
      for (const [index, a] of sorted.entries()) {
        onProgress?.('explaining edges', index + 1, sorted.length)
        for (const [b, pair] of [...a.pairs].sort(([x], [y]) => compareRefs(x.ref, y.ref))) {
          if (pair.a !== a) continue
          const edges = edgesBetween(a, b)
          if (edges.length > 0) yield { a: a.ref, b: b.ref, edges }
        }
      }
    },
  }
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

const suspectOf = ({ ref, read }: Entry) => ({ ref, title: read.title })

const keyOf = ({ venue, eventId }: EventRef) => `${venue} ${eventId}`

const byRefs = ([a, b]: readonly [Entry, Entry], [c, d]: readonly [Entry, Entry]) =>
  compareRefs(a.ref, c.ref) || compareRefs(b.ref, d.ref)
