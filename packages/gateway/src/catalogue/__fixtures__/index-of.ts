import type { Edge } from '@crossvenue/matcher'
import type { CatalogueEvent } from '../../store/store.ts'
import type { CreateIndex } from '../keep-matched.ts'

/** Creates an index that matches all its events again on every call. */
export const indexOf =
  (match: (events: readonly CatalogueEvent[]) => readonly Edge[]): CreateIndex =>
  () => {
    const events = new Map<string, CatalogueEvent>()
    const idOf = (venue: string, eventId: string) => `${venue}:${eventId}`
    const pairs = () => [match([...events.values()]).map((edge) => ({ a: edge.a, b: edge.b, edges: [edge] }))]
    return {
      put(some) {
        for (const event of some) events.set(idOf(event.sourceExchange, event.id), event)
      },
      remove(some) {
        for (const { venue, eventId } of some) events.delete(idOf(venue, eventId))
      },
      overrule: () => undefined,
      changes: pairs,
      pairs,
      omitted: () => [],
      close: () => undefined,
    }
  }

/** Matches the events of two venues that have the same id. */
export const edgesOfEqualIds = (
  events: readonly CatalogueEvent[],
  [first, second]: readonly [string, string],
): Edge[] =>
  events
    .filter((event) => event.sourceExchange === first)
    .map(({ id }) => ({
      a: { venue: first, eventId: id },
      b: { venue: second, eventId: id },
      relation: 'identity',
      confidence: 0.9,
      outcomes: [],
      evidence: [],
    }))
