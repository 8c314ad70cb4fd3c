import type { Label } from '@crossvenue/matcher'
import type { UnifiedEvent, UnifiedMarket } from '@crossvenue/venues'

/** One end of a labelled pair: an event, or one of its markets. */
export type LabelEnd = Label['a']

/** A catalogue of several venues with labelled pairs of its events and markets. */
export interface LabelledSet {
  name: string
  events: readonly UnifiedEvent[]
  labels: readonly Label[]
  /** Labels that are measured apart from the others and never shown. */
  frozen: readonly Label[]
  find: (end: LabelEnd) => { event: UnifiedEvent; market?: UnifiedMarket }
}

/** Puts a set together. Throws where a label names what the catalogue lacks: it could only count as missed. */
export function labelledSet(name: string, events: readonly UnifiedEvent[], labels: readonly Label[]): LabelledSet {
  const byKey = new Map(events.map((event) => [`${event.sourceExchange} ${event.id}`, event]))
  const find = ({ venue, eventId, marketId }: LabelEnd) => {
    const event = byKey.get(`${venue} ${eventId}`)
    const market = event?.markets.find((one) => one.marketId === marketId)
    if (!event || (marketId !== undefined && !market)) {
      throw new Error(`${name}: a label names ${[venue, eventId, marketId].join(' ')}, which its catalogue lacks`)
    }
    return { event, ...(market && { market }) }
  }
  for (const { a, b } of labels) [a, b].forEach(find)
  return { name, events, labels, frozen: [], find }
}
