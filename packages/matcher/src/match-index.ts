import type { UnifiedEvent } from '@crossvenue/venues'
import { createDayAlignment } from './day-alignment.ts'
import type { Edge, Ref } from './edge.ts'
import { readEvent } from './extract/event.ts'
import type { EventRecord } from './extract/proposition.ts'
import type { EventPair, IndexEntry } from './index-entries.ts'
import { createOmissions, type OmittedEvent } from './omissions.ts'
import { compareRefs, eventKey } from './order.ts'
import { createRulings } from './overrides/replaceable-rulings.ts'
import type { Override } from './overrides/rulings.ts'
import type { RulingsAndWeights } from './pair-events.ts'
import { createPairing, suspectOf } from './pairing.ts'
import { fittedWeights, type Weights } from './score.ts'

/** Options of `match` and `createMatchIndex`: an operator's overrides, other weights, a progress callback. */
export interface MatchOptions {
  overrides?: readonly Override[]
  weights?: Weights
  onProgress?: OnMatchProgress
}

/**
 * Receives the progress of a step: `done` events of `of` have been compared, or the evidence of their edges computed.
 */
export type OnMatchProgress = (step: 'comparing events' | 'explaining edges', done: number, of: number) => void

/** The id of an event on its venue. */
export type EventRef = Pick<Ref, 'venue' | 'eventId'>

/**
 * Two events with the edges between them (relations of their markets, as reported to users); an empty list of edges if
 * they no longer have any.
 */
export interface PairEdges {
  a: EventRef
  b: EventRef
  edges: Edge[]
}

/**
 * The events to match, and the edges (reported relations) between their markets. After each `put` and `remove`,
 * `changes` compares only the events that the change can affect.
 */
export interface MatchIndex {
  /** Adds an event, or replaces the one with the same id. */
  put(event: UnifiedEvent): void
  remove(event: EventRef): void
  /** Replaces the operator's overrides; only the events that the difference names are compared again. */
  overrule(overrides: readonly Override[]): void
  /** Returns the pairs of events whose edges may have changed since the last call. */
  changes(): Generator<PairEdges>
  /** Returns all pairs of events that have edges, sorted by their ids. */
  pairs(): Generator<PairEdges>
  /**
   * Returns the events that could not be read, compared or explained because of an error, up to the last edge or
   * evidence that was read.
   */
  omitted(): OmittedEvent[]
}

/**
 * Creates an empty match index. Events are added by `put`; `changes` then returns the pairs of events whose edges may have
 * changed, and `pairs` returns all pairs that have edges. The edges depend only on the set of events, not on their order.
 */
export function createMatchIndex({
  overrides = [],
  weights = fittedWeights,
  onProgress,
}: MatchOptions = {}): MatchIndex {
  // put -> read -> games on their days -> events that meet -> matches of their markets -> assignment -> edges
  const { rulings, replace } = createRulings(overrides)
  const given: RulingsAndWeights = { rulings, weights }
  const entries = new Map<string, IndexEntry>()
  const entryOf = new Map<EventRecord, IndexEntry>()
  /** Events whose pairs have to be compared again. */
  const pending = new Set<IndexEntry>()
  const changed = new Map<string, readonly [IndexEntry, IndexEntry]>()
  const onChanged = ({ a, b }: Pick<EventPair, 'a' | 'b'>) =>
    changed.set(`${eventKey(a.ref)}\n${eventKey(b.ref)}`, [a, b])
  const omissions = createOmissions()
  const ready = (ref: EventRef) => {
    const entry = entries.get(eventKey(ref))
    return entry && !pending.has(entry) ? entry : undefined
  }
  const pairing = createPairing({ given, overrides, omissions, ready, onChanged })
  const alignment = createDayAlignment((one, other, work) =>
    omissions.attempt(
      'comparing its game with the game of another event',
      () => {
        const [a, b] = [entryOf.get(one), entryOf.get(other)]
        return a && b ? pairing.suspectsOf(a, b) : []
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
    const entry: IndexEntry = { ref, read, record: read, pairs: new Map() }
    entries.set(eventKey(ref), entry)
    entryOf.set(read, entry)
    alignment.add(read)
    pending.add(entry)
  }

  function remove(ref: EventRef): void {
    const entry = entries.get(eventKey(ref))
    omissions.forget(ref)
    if (!entry) return
    pairing.part(entry)
    entries.delete(eventKey(ref))
    entryOf.delete(entry.read)
    alignment.remove(entry.read)
    pending.delete(entry)
  }

  function overrule(next: readonly Override[]): void {
    pairing.overrule(next)
    for (const key of replace(next)) compareAgain(entries.get(key))
  }

  function compareAgain(entry: IndexEntry | undefined): void {
    if (!entry || pending.has(entry)) return
    pairing.part(entry)
    pending.add(entry)
  }

  function flush(): void {
    for (const moved of alignment.moved()) compareAgain(entryOf.get(moved))
    const total = pending.size
    for (const entry of pending) {
      pending.delete(entry)
      onProgress?.('comparing events', total - pending.size, total)
      omissions.attempt(
        'finding what it may match',
        () => [suspectOf(entry)],
        () => {
          entry.record = alignment.aligned(entry.read)
          pairing.meet(entry)
        },
      )
    }
    pairing.flush()
  }

  return {
    put,
    remove,
    overrule,
    omitted: omissions.list,
    *changes() {
      flush()
      const pairs = [...changed.values()].sort(byRefs)
      changed.clear()
      for (const [index, [a, b]] of pairs.entries()) {
        onProgress?.('explaining edges', index + 1, pairs.length)
        yield { a: a.ref, b: b.ref, edges: pairing.edgesBetween(a, b) }
      }
    },
    *pairs() {
      flush()
      const sorted = [...entries.values()].sort((x, y) => compareRefs(x.ref, y.ref))
      for (const [index, a] of sorted.entries()) {
        onProgress?.('explaining edges', index + 1, sorted.length)
        for (const [b, pair] of [...a.pairs].sort(([x], [y]) => compareRefs(x.ref, y.ref))) {
          if (pair.a !== a) continue
          const edges = pairing.edgesBetween(a, b)
          if (edges.length > 0) yield { a: a.ref, b: b.ref, edges }
        }
      }
    },
  }
}

const byRefs = ([a, b]: readonly [IndexEntry, IndexEntry], [c, d]: readonly [IndexEntry, IndexEntry]) =>
  compareRefs(a.ref, c.ref) || compareRefs(b.ref, d.ref)
