import type { UnifiedEvent } from '@crossvenue/venues'
import type { Edge } from './edge.ts'
import { createMatchIndex, type MatchOptions } from './match-index.ts'

/**
 * Finds how the markets of different venues relate: reads every event, brings together what may be one, compares,
 * and keeps what is consistent. Pure: the same events give the same edges, in any order. Overrides win over all of it.
 */
export function match(events: Iterable<UnifiedEvent>, options: MatchOptions = {}): Edge[] {
  const index = createMatchIndex(options)
  for (const event of events) index.put(event)
  return [...index.pairs()].flatMap(({ edges }) => edges)
}
