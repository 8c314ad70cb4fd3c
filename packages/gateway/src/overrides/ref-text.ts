import type { Ref } from '@crossvenue/matcher'
import { CrossvenueError } from '@crossvenue/venues'
import { parseServiceId, serviceId } from '../store/service-id.ts'
import type { CatalogueEvent } from '../store/store.ts'
import { refForm } from './ref-form.ts'

/** Writes a ref as people name it. */
export const writeRef = ({ venue, eventId, marketId }: Ref): string =>
  marketId === undefined ? serviceId(venue, eventId) : `${serviceId(venue, eventId)}/${marketId}`

/** Returns the service ids of all events a text may be about: ids of venues may hold slashes themselves. */
export const eventsNamedBy = (text: string): string[] => readings(text).map(({ event }) => event)

/** Finds what a text names among events. Throws EVENT_NOT_FOUND or MARKET_NOT_FOUND where there is no such thing. */
export function findRef(text: string, events: readonly CatalogueEvent[]): Ref {
  const found = readings(text).flatMap(({ event: id, marketId }) => {
    const event = events.find(({ sourceExchange, id: native }) => serviceId(sourceExchange, native) === id)
    return event ? [{ event, ref: { ...parseServiceId(id), ...(marketId !== undefined && { marketId }) } }] : []
  })
  if (found.length === 0) throw new CrossvenueError('EVENT_NOT_FOUND', `No event ${text}; name it ${refForm}`)
  const fit = found.find(
    ({ event, ref }) => ref.marketId === undefined || event.markets.some(({ marketId }) => marketId === ref.marketId),
  )
  if (!fit) throw new CrossvenueError('MARKET_NOT_FOUND', `No market ${text}; name it ${refForm}`)
  return fit.ref
}

/** The text as an event, then as an event and a market at every slash. */
function readings(text: string): { event: string; marketId?: string }[] {
  const slashes = [...text.matchAll(/\//g)].map(({ index }) => index)
  return [
    { event: text },
    ...slashes.map((slash) => ({ event: text.slice(0, slash), marketId: text.slice(slash + 1) })),
  ]
}
