import { CrossvenueError, type PageTarget } from '@crossvenue/venues'
import { pageAddresses } from '../store/page-address.ts'
import type { View } from '../store/store.ts'
import type { ClusterQuery } from './cluster-query.ts'

/** Resolves the address of a public page to what it shows on a venue; undefined if no venue has such a page. */
export type ResolveUrl = (url: URL) => { venue: string; target: PageTarget } | undefined

/**
 * Returns the service ids of the events that a query is anchored to; undefined if it has no anchor. An event must fit all
 * anchors. Throws EVENT_NOT_FOUND if none does.
 */
export async function findAnchor(
  view: View,
  { eventId, slug, url }: Pick<ClusterQuery, 'eventId' | 'slug' | 'url'>,
  resolveUrl: ResolveUrl,
): Promise<ReadonlySet<string> | undefined> {
  const found: [field: string, value: string, ids: string[]][] = []
  if (eventId !== undefined) found.push(['eventId', eventId, await view.find({ eventId })])
  if (slug !== undefined) found.push(['slug', slug, await view.find({ slug })])
  if (url !== undefined) found.push(['url', url, await findByUrl(view, url, resolveUrl)])
  const [anchor, ...others] = found
  if (!anchor) return undefined

  const missing = found.find(([, , ids]) => ids.length === 0)
  if (missing) throw notFound(missing[0], `there is no event with the ${missing[0]} ${missing[1]}`)
  const ids = anchor[2].filter((id) => others.every(([, , more]) => more.includes(id)))
  if (ids.length === 0) {
    throw notFound(
      anchor[0],
      `there is no event with ${found.map(([field, value]) => `the ${field} ${value}`).join(' and ')}`,
    )
  }
  return new Set(ids)
}

/** Parses the address of a page, with or without its scheme. Throws VALIDATION_ERROR. */
export function urlOf(text: string): URL {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (URL.canParse(address)) return new URL(address)
  throw new CrossvenueError('VALIDATION_ERROR', `url must be a web address, got ${text}`, { field: 'url' })
}

async function findByUrl(view: View, text: string, resolveUrl: ResolveUrl): Promise<string[]> {
  const url = urlOf(text)
  const target = resolveUrl(url)
  const ids = target ? await view.find(target) : []
  if (ids.length > 0) return ids
  // No adapter knows this form of address: look for events that carry the address itself.
  for (const page of pageAddresses(url.href)) {
    const same = await view.find({ page })
    if (same.length > 0) return same
  }
  return []
}

const notFound = (field: string, message: string) => new CrossvenueError('EVENT_NOT_FOUND', message, { field })
