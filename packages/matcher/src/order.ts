import type { Ref } from './edge.ts'

/** Compares two texts by their code units, which gives the same order on every machine. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the event of a market, or the event itself. */
export const eventOf = ({ venue, eventId }: Ref): Ref => ({ venue, eventId })

/** Returns a string key for an event, also for that of a market. */
export const eventKey = ({ venue, eventId }: Ref): string => `${venue} ${eventId}`

/** Returns a string key for a market, or for an event as a whole. */
export const refKey = ({ venue, eventId, marketId = '' }: Ref): string => `${venue}\u0001${eventId}\u0001${marketId}`

/** Compares two ids of markets or events for sorting: by venue, then event, then market. */
export const compareRefs = (a: Ref, b: Ref): number =>
  compareTexts(a.venue, b.venue) ||
  compareTexts(a.eventId, b.eventId) ||
  compareTexts(a.marketId ?? '', b.marketId ?? '')
