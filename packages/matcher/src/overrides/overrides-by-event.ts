import type { EventRef } from '../match-index.ts'
import type { Override } from './rulings.ts'

/**
 * Indexes overrides by event: `of` returns the overrides about an event, `between` those about two events. Empty lists
 * where there are none.
 */
export function overridesByEvent(overrides: readonly Override[]) {
  const events = new Map<string, readonly Override[]>()
  for (const override of overrides) {
    for (const key of new Set([keyOf(override.a), keyOf(override.b)])) {
      events.set(key, [...(events.get(key) ?? []), override])
    }
  }
  const of = (ref: EventRef) => events.get(keyOf(ref)) ?? []
  const between = (one: EventRef, other: EventRef) =>
    of(one).filter(({ a, b }) => [a, b].some((end) => keyOf(end) === keyOf(other)))
  return { of, between }
}

const keyOf = ({ venue, eventId }: EventRef) => `${venue} ${eventId}`
