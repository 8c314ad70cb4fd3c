import type { UnifiedEvent } from '@crossvenue/venues'
import type { Edge } from './edge.ts'
import { createMatchIndex, type MatchOptions } from './match-index.ts'

/**
 * Returns the edges between all events: which markets of different venues ask the same or related questions. The same
 * events give the same edges, in any order; overrides win over what is found. Empty where nothing is related.
 */
export function match(events: Iterable<UnifiedEvent>, options: MatchOptions = {}): Edge[] {
  const index = createMatchIndex(options)
  for (const event of events) index.put(event)
  return [...index.pairs()].flatMap(({ edges }) => edges)
}
