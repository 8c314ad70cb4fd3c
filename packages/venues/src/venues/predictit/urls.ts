import type { PageTarget } from '../../venue.ts'

/**
 * Reads the address of a public page. Known forms:
 *
 *     /markets/detail/<id>           a market with its contracts
 *     /markets/detail/<id>/<slug>    the same; the digits alone count
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?predictit\.org$/i.test(url.hostname)) return undefined
  const eventId = /^\/markets\/detail\/(\d+)(\/[^/]*)?\/?$/i.exec(url.pathname)?.[1]
  return eventId === undefined ? undefined : { eventId }
}
