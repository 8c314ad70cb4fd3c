import type { PageTarget } from '../../venue.ts'

/** The public page of an event. */
export const pageUrl = ({ id, slug }: { id: string; slug?: string | null | undefined }): string =>
  `https://smarkets.com/event/${id}${slug ? `/${slug}` : ''}`

/**
 * Reads the address of a public page. Known forms, any query:
 *
 *     /event/<id>                    an event
 *     /event/<id>/<any path>         the same
 *     /listing/<any path>/<id>/<slug>/    the same, from a list
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?smarkets\.com$/i.test(url.hostname)) return undefined
  const path = /^\/event\/(\d+)(?:\/|$)|^\/listing\/.*\/(\d+)\/[^/]+\/?$/.exec(url.pathname)
  const eventId = path?.[1] ?? path?.[2]
  return eventId === undefined ? undefined : { eventId }
}
