import type { EventRecord } from '../extract/proposition.ts'

/** Finds the events with a market that another event names as a twin, whatever their texts. */
export interface TwinIndex<Event> {
  add(event: Event, record: EventRecord): void
  remove(event: Event, record: EventRecord): void
  /** Returns the events that this one names, and those that name it. */
  partners(record: EventRecord): Set<Event>
}

/**
 * Creates an empty index of twins. The ids of all markets are noted only from the first event on that names a twin,
 * because most catalogues have none.
 */
export function createTwinIndex<Event>(): TwinIndex<Event> {
  const events = new Map<Event, EventRecord>()
  const holders = new Map<string, Set<Event>>()
  const namedBy = new Map<string, Set<Event>>()
  let isUsed = false

  const hold = (event: Event, record: EventRecord) => {
    for (const id of idsOf(record)) note(holders, id, event)
  }

  return {
    add(event, record) {
      events.set(event, record)
      if (!isUsed && record.hasTwins) {
        isUsed = true
        for (const [one, other] of events) hold(one, other)
      } else if (isUsed) hold(event, record)
      for (const id of twinsOf(record)) note(namedBy, id, event)
    },
    remove(event, record) {
      events.delete(event)
      if (!isUsed) return
      for (const id of idsOf(record)) holders.get(id)?.delete(event)
      for (const id of twinsOf(record)) namedBy.get(id)?.delete(event)
    },
    partners(record) {
      if (!isUsed && !record.hasTwins) return new Set()
      const found = twinsOf(record).flatMap((id) => [...(holders.get(id) ?? [])])
      return new Set([...found, ...idsOf(record).flatMap((id) => [...(namedBy.get(id) ?? [])])])
    },
  }
}

function note<Event>(index: Map<string, Set<Event>>, id: string, event: Event): void {
  const known = index.get(id)
  if (known) known.add(event)
  else index.set(id, new Set([event]))
}

const idOf = (venue: string, id: string) => `${venue} ${id.toLowerCase()}`

/** The ids by which others name the markets of an event; an outcome without a token has none but its market's. */
const idsOf = ({ venue, markets }: EventRecord): string[] =>
  markets.flatMap(({ ref: { marketId }, contractAddress, yes, no }) => {
    const tokens = yes?.includes(':') ? [] : [yes, no]
    return [marketId, contractAddress, ...tokens].flatMap((id) => (id === undefined ? [] : [idOf(venue, id)]))
  })

const twinsOf = ({ hasTwins, markets }: EventRecord): string[] =>
  hasTwins
    ? markets.flatMap(({ twins = [] }) =>
        twins.flatMap(({ exchange, marketId, contractAddress, outcomeIds = [] }) =>
          [marketId, contractAddress, ...outcomeIds].flatMap((id) => (id === undefined ? [] : [idOf(exchange, id)])),
        ),
      )
    : []
