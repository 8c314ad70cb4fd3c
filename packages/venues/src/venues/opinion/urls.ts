import type { PageTarget } from '../../venue.ts'

/** The public page of a root or of a binary market. */
export const pageUrl = (marketId: string, isRoot: boolean): string =>
  `https://app.opinion.trade/detail?topicId=${marketId}${isRoot ? '&type=multi' : ''}`

/** Reads the address of a public page: `/detail?topicId=<market>`, with `&type=multi` where it is a root. */
export function parseUrl(url: URL): PageTarget | undefined {
  if (!/^(app\.|www\.)?opinion\.trade$/i.test(url.hostname) || !/^\/detail\/?$/.test(url.pathname)) return undefined
  const eventId = url.searchParams.get('topicId')
  return eventId && /^\d+$/.test(eventId) ? { eventId } : undefined
}
