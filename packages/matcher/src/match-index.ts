import type { UnifiedEvent } from '@crossvenue/venues'
import { createAlignment } from './alignment.ts'
import { assign } from './assignment.ts'
import { blockedOf, createBlocks } from './block/blocks.ts'
import type { Edge, Ref } from './edge.ts'
import { edgesOfPair } from './edges-of-pair.ts'
import { readEvent } from './extract/event.ts'
import type { EventRecord } from './extract/proposition.ts'
import { type BlockedEntry, type Entry, type Link, pairOf } from './index-entries.ts'
import { createLinks } from './links.ts'
import { createOmissions, type OmittedEvent, type Suspect } from './omissions.ts'
import { compareRefs } from './order.ts'
import { type Override, readRulings } from './overrides.ts'
import { overridesByEvent } from './overrides-by-event.ts'
import { type Given, type Match, pairEvents } from './pair-events.ts'
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

/**
 * Matches events as they come and go. The result depends on the events alone, not on their order: whether two events
 * meet depends on the two of them, partners are assigned within groups of markets that matches join, and lists of one
 * field compete with the lists that their events meet.
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
  const blocks = createBlocks<BlockedEntry>()
  /** To be paired again. */
  const pending = new Set<Entry>()
  const changed = new Map<string, readonly [Entry, Entry]>()
  const note = (a: Entry, b: Entry) => changed.set(`${keyOf(a.ref)}\n${keyOf(b.ref)}`, [a, b])
  const omissions = createOmissions()
  const links = createLinks(keptOf, ({ a, b }) => note(a, b))
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
    omissions.forget(ref)
    if (!entry) return
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
      partner.pairs.delete(entry)
      entry.pairs.delete(partner)
      links.remove(pair)
      note(pair.a, pair.b)
    }
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
      omissions.attempt(
        'finding what it may match',
        () => [suspectOf(entry)],
        () => meet(entry),
      )
    }
    links.flush()
  }

  /** Pairs an event with all others but those still pending: they find the event in their turn. */
  function meet(entry: Entry): void {
    entry.record = alignment.aligned(entry.read)
    const blocked: BlockedEntry = { ...blockedOf(entry.record), entry }
    const found = blocks.partners(blocked)
    blocks.add(blocked)
    entry.blocked = blocked
    const ends = ruled.of(entry.ref).flatMap(({ a, b }) => [entries.get(keyOf(a)), entries.get(keyOf(b))])
    const named = ends.filter((end) => end !== undefined && end.ref.venue !== entry.ref.venue && !pending.has(end))
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
    note(pair.a, pair.b)
  }

  /** Returns the event that cannot be compared even with itself, or both; none where one is reported already. */
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
