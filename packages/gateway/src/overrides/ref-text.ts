import type { Ref } from '@crossvenue/matcher'
import { CrossvenueError } from '@crossvenue/venues'
import { parseServiceId, serviceId } from '../store/service-id.ts'
import type { CatalogueEvent } from '../store/store.ts'
import { refForm } from './ref-form.ts'

/** Writes a ref in the form that the command line reads. */
export const writeRef = ({ venue, eventId, marketId }: Ref): string =>
  marketId === undefined ? serviceId(venue, eventId) : `${serviceId(venue, eventId)}/${marketId}`

/** Returns the service ids of all events that a text may name, because venue ids may contain slashes themselves. */
export const eventsNamedBy = (text: string): string[] => splits(text).map(({ event }) => event)

/** Finds the event or market that a text names. Throws EVENT_NOT_FOUND or MARKET_NOT_FOUND. */
export function findRef(text: string, events: readonly CatalogueEvent[]): Ref {
  const found = splits(text).flatMap(({ event: id, marketId }) => {
    const event = events.find(({ sourceExchange, id: native }) => serviceId(sourceExchange, native) === id)
    return event ? [{ event, ref: { ...parseServiceId(id), ...(marketId !== undefined && { marketId }) } }] : []
  })
  if (found.length === 0) throw new CrossvenueError('EVENT_NOT_FOUND', `there is no event ${text}; write ${refForm}`)
  const fit = found.find(
    ({ event, ref }) => ref.marketId === undefined || event.markets.some(({ marketId }) => marketId === ref.marketId),
  )
  if (!fit) throw new CrossvenueError('MARKET_NOT_FOUND', `there is no market ${text}; write ${refForm}`)
  return fit.ref
}

/** Splits a text in every possible way: as an event, then as an event and a market at every slash. */
function splits(text: string): { event: string; marketId?: string }[] {
  const slashes = [...text.matchAll(/\//g)].map(({ index }) => index)
  return [
    { event: text },
    ...slashes.map((slash) => ({ event: text.slice(0, slash), marketId: text.slice(slash + 1) })),
  ]
}
