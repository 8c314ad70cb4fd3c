import type { EdgeScope } from '../store/store.ts'
import { MERGING } from './cluster-links.ts'
import type { ClusterQuery } from './cluster-query.ts'

/**
 * Returns the part of a query that is about edges; equal parts have equal JSON. Without a relation in the query, only
 * the edges between equivalent events count: clusters are what the service calls equivalent. With `withOrderbook`
 * a market of an edge must be on a venue whose books can be fetched, and have had a resting bid or ask when last read;
 * where lists carry none, it must be open and its book not have been empty when last asked for.
 */
export function edgeScope(query: ClusterQuery, bookVenues: readonly string[]): EdgeScope {
  const { relation, relations, minConfidence, updatedSince, withOrderbook } = query
  // Every filter narrows: both given, an edge must fit both.
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
