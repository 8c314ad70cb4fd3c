import type { View } from '../store/store.ts'
import type { ClusterQuery } from './cluster-query.ts'
import { findByUrl, fitNames } from './fit-names.ts'
import type { ResolveUrl } from './resolve-url.ts'

const EVENT = { noun: 'event', notFound: 'EVENT_NOT_FOUND', keyOf: (id: string) => id } as const

/**
 * Returns the service ids of the events that a query is anchored to; undefined if it has no anchor. An event must fit all
 * anchors. Throws EVENT_NOT_FOUND if none does.
 */
export async function findAnchor(
  view: View,
  { eventId, slug, url }: Pick<ClusterQuery, 'eventId' | 'slug' | 'url'>,
  resolveUrl: ResolveUrl,
): Promise<ReadonlySet<string> | undefined> {
  const ids = await fitNames(EVENT, [
    ['eventId', eventId, (name) => view.find({ eventId: name })],
    ['slug', slug, (name) => view.find({ slug: name })],
    ['url', url, (name) => findByUrl(view, name, { resolveUrl, find: view.find, ofEvents: async (events) => events })],
  ])
  return ids && new Set(ids)
}
