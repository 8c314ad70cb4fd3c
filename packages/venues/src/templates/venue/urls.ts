import type { PageTarget } from '../../venue.ts'

/**
 * Reads the address of a public page. Known forms:
 *
 *     /events/<id>    an event
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (url.hostname.toLowerCase() !== 'example.test') return undefined
  const eventId = /^\/events\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
  return eventId === undefined ? undefined : { eventId }
}
