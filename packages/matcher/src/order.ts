import type { Ref } from './edge.ts'

/** Compares two texts by their code units, which gives the same order on every machine. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Compares two ids of markets or events for sorting: by venue, then event, then market. */
export const compareRefs = (a: Ref, b: Ref): number =>
  compareTexts(a.venue, b.venue) ||
  compareTexts(a.eventId, b.eventId) ||
  compareTexts(a.marketId ?? '', b.marketId ?? '')
