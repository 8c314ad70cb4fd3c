import type { Relation } from '@crossvenue/venues'
import type { Comparison } from '../compare/comparison.ts'
import { type Ref, reversed } from '../edge.ts'
import { eventKey, eventOf, refKey } from '../order.ts'

/**
 * An operator's decision on the relation of two markets, or of two events as wholes; it replaces what the matcher
 * finds.
 */
export interface Override {
  a: Ref
  b: Ref
  /** How A relates to B; `none` forbids any relation between the two. */
  relation: Relation | 'none'
  note?: string
}

/** The relation that an operator set for a pair, with an optional note. */
export type Ruling = Pick<Override, 'relation' | 'note'>

/** Returns the operator's ruling on a pair, as the relation of A to B; undefined where there is none. */
export type Rulings = (a: Ref, b: Ref) => Ruling | undefined

/**
 * Returns a function that looks up rulings in overrides. A ruling "none" on two events holds for all their markets,
 * even pinned ones; another ruling on two events does not hold for their markets.
 */
export function readRulings(overrides: readonly Override[]): Rulings {
  if (overrides.length === 0) return () => undefined
  const rulings = new Map<string, Ruling>()
  const events = new Set<string>()
  for (const { a, b, relation, note } of overrides) {
    const said = note === undefined ? {} : { note }
    rulings.set(pairKey(a, b), { relation, ...said })
    rulings.set(pairKey(b, a), { relation: reversed(relation), ...said })
    events.add(eventKey(a)).add(eventKey(b))
  }
  return (a, b) => {
    // Quick exit, because this runs for every pair and few events have a ruling.
    if (!events.has(eventKey(a)) || !events.has(eventKey(b))) return undefined
    const ofEvents = rulings.get(pairKey(eventOf(a), eventOf(b)))
    if (a.marketId === undefined || b.marketId === undefined || ofEvents?.relation === 'none') return ofEvents
    return rulings.get(pairKey(a, b))
  }
}

/**
 * Returns the comparison that shows an operator's ruling and its note in the evidence of an edge. It adds no log-odds.
 */
export const comparisonOfRuling = ({ relation, note }: Ruling): Comparison => ({
  comparison: 'override',
  verdict: relation === 'none' ? 'veto' : 'agree',
  sides: [note, undefined],
  value: 0,
})

/** Returns the override with its two ids in the order of an edge; its relation is inverted if they change places. */
export function orderOverride(override: Override): Override {
  const { a, b, relation } = override
  return refKey(a) < refKey(b) ? override : { ...override, a: b, b: a, relation: reversed(relation) }
}

/**
 * Returns, in words, the reason why two refs cannot be the ends of an override ("both ends are in one event"); undefined
 * where they can.
 */
export function problemOfOverride(a: Ref, b: Ref, relation: Override['relation']): string | undefined {
  if ((a.marketId === undefined) !== (b.marketId === undefined)) return 'one end is a market, the other an event'
  if (a.venue === b.venue && a.eventId === b.eventId) return 'both ends are in one event'
  if (a.venue === b.venue && relation !== 'none') return 'both ends are on one venue, where pairs can only be forbidden'
  return undefined
}

/** Returns a string key for a pair of ids of markets or events, in this order. */
export const pairKey = (a: Ref, b: Ref): string =>
  JSON.stringify([a.venue, a.eventId, a.marketId, b.venue, b.eventId, b.marketId])

/**
 * Indexes overrides by event: `of` returns the overrides about an event, `between` those about two events. Empty lists
 * where there are none.
 */
export function overridesByEvent(overrides: readonly Override[]) {
  const events = new Map<string, readonly Override[]>()
  for (const override of overrides) {
    for (const key of new Set([eventKey(override.a), eventKey(override.b)])) {
      events.set(key, [...(events.get(key) ?? []), override])
    }
  }
  const of = (ref: Omit<Ref, 'marketId'>) => events.get(eventKey(ref)) ?? []
  const between = (one: Omit<Ref, 'marketId'>, other: Omit<Ref, 'marketId'>) =>
    of(one).filter(({ a, b }) => [a, b].some((end) => eventKey(end) === eventKey(other)))
  return { of, between }
}
