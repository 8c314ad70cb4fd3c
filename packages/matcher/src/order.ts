import type { Ref } from './edge.ts'

/** Orders texts by their code units, the same everywhere. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Compares two refs for sorting: by venue, then event, then market. */
export const compareRefs = (a: Ref, b: Ref): number =>
  compareTexts(a.venue, b.venue) ||
  compareTexts(a.eventId, b.eventId) ||
  compareTexts(a.marketId ?? '', b.marketId ?? '')
