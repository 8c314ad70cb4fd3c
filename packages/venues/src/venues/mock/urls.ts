import type { PageTarget } from '../../venue.ts'

/** A page that could be an event's; the host does not exist. */
export const pageUrl = (eventId: string): string => `https://mock.example/events/${eventId}`

/** Reads such an address. */
export function parseUrl(url: URL): PageTarget | undefined {
  const eventId = url.hostname === 'mock.example' ? /^\/events\/([a-z]+)\/?$/.exec(url.pathname)?.[1] : undefined
  return eventId === undefined ? undefined : { eventId }
}
