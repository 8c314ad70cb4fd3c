import type { UnifiedEvent } from '@crossvenue/venues'
import type { Edge } from './edge.ts'
import { createMatchIndex, type MatchOptions } from './match-index.ts'

/**
 * Returns the edges between all events: the pairs of markets of different venues that ask the same or related
 * questions. The same events give the same edges, in any order; overrides replace the relations that are found. Empty
 * where nothing is related.
 */
export function match(events: Iterable<UnifiedEvent>, options: MatchOptions = {}): Edge[] {
  const index = createMatchIndex(options)
  for (const event of events) index.put(event)
  return [...index.pairs()].flatMap(({ edges }) => edges)
}
