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
      changes: pairs,
      pairs,
      omitted: () => [],
      close: () => undefined,
    }
  }
