import { MERGING } from '../store/merging-relations.ts'
import type { EdgeScope } from '../store/store.ts'
import type { ClusterQuery } from './cluster-query.ts'

/**
 * Returns the part of a query that is about edges; equal parts have equal JSON. Without a relation in the query, only
 * identities and complements count, because a cluster holds equivalent events. With `withOrderbook`, a market of an edge
 * must be on a venue whose books can be fetched, and must have had a resting bid or ask when last read; if the venue's
 * lists carry no quotes, it must be open, and its book must not have been empty when last requested.
 */
export function edgeScope(
  query: Pick<ClusterQuery, 'relation' | 'relations' | 'minConfidence' | 'updatedSince' | 'withOrderbook'>,
  bookVenues: readonly string[],
): EdgeScope {
  const { relation, relations, minConfidence, updatedSince, withOrderbook } = query
  // if both relation parameters are given, an edge must satisfy both
  const both =
    relation && relations
      ? relations.filter((one) => one === relation)
      : (relations ?? (relation ? [relation] : MERGING))
  return {
    relations: [...new Set(both)].sort(),
    minConfidence,
    ...(updatedSince !== undefined && { updatedSince }),
    ...(withOrderbook && { quotedOn: bookVenues }),
  }
}
