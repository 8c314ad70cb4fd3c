import type { EventRef } from '../match-index.ts'
import { eventKey } from '../order.ts'
import type { Override } from './rulings.ts'

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
  const of = (ref: EventRef) => events.get(eventKey(ref)) ?? []
  const between = (one: EventRef, other: EventRef) =>
    of(one).filter(({ a, b }) => [a, b].some((end) => eventKey(end) === eventKey(other)))
  return { of, between }
}
