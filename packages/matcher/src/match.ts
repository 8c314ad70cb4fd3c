import type { UnifiedEvent } from '@crossvenue/venues'
import { align } from './align.ts'
import { assign } from './assign.ts'
import { type Candidate, candidates } from './block/candidates.ts'
import type { Edge } from './edge.ts'
import { readEvent } from './extract/event.ts'
import type { Override } from './overrides.ts'
import { fittedWeights, type Weights } from './score.ts'

/**
 * Finds how the markets of different venues relate: reads every event, brings together what may be one, compares,
 * and keeps what is consistent. Pure: the same events give the same edges, in any order. Overrides win over all of it.
 */
export function match(
  events: readonly UnifiedEvent[],
  { overrides = [], weights = fittedWeights }: { overrides?: readonly Override[]; weights?: Weights } = {},
): Edge[] {
  const records = recordsOf(events)
  return assign(records, candidates(records), { overrides, weights })
}

/** Every pair of propositions that `match` compares. */
export function candidatePairs(events: readonly UnifiedEvent[]): Candidate[] {
  return candidates(recordsOf(events))
}

const recordsOf = (events: readonly UnifiedEvent[]) => align(events.map(readEvent).sort(byVenueAndId))

function byVenueAndId(a: { venue: string; eventId: string }, b: { venue: string; eventId: string }): number {
  return compareText(a.venue, b.venue) || compareText(a.eventId, b.eventId)
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
