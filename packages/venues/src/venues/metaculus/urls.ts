import type { PageTarget } from '../../venue.ts'

/** The public page of a post. */
export const pageUrl = ({ id, slug }: { id: number; slug?: string | null | undefined }): string =>
  `https://www.metaculus.com/questions/${id}/${slug ? `${slug}/` : ''}`

/**
 * Reads the address of a public page. Known forms:
 *
 *     /questions/<post>            a post with its questions
 *     /questions/<post>/<slug>     the same; the digits alone count
 */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(www\.)?metaculus\.com$/i.test(url.hostname)) return undefined
  const eventId = /^\/questions\/(\d+)(?:\/[^/]*)?\/?$/.exec(url.pathname)?.[1]
  return eventId === undefined ? undefined : { eventId }
}
