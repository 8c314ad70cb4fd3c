import { isOnSite, type Network } from '../../network.ts'
import type { PageTarget } from '../../venue.ts'

/**
 * Reads the address of a public page. The venue does not document them, and the words of leagues do not follow from
 * their labels, so none is made. Seen forms, each with the id of an event at its end:
 *
 *     /<sport>/<league>/<group of bets>/L18053574
 *     /event/L18053574
 */
export function parseUrl(url: URL, network: Network): PageTarget | undefined {
  if (!isOnSite(url, network)) return undefined
  const eventId = /^(?:\/[\w-]+){1,3}\/(L\d+)\/?$/.exec(url.pathname)?.[1]
  return eventId === undefined ? undefined : { eventId }
}
