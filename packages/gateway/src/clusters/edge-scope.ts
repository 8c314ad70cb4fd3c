import type { Ref } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'
import { serviceId } from '../store/service-id.ts'
import type { StoredEdge, View } from '../store/store.ts'
import type { ClusterQuery } from './cluster-query.ts'

/** Which edges clusters are built from. Equal scopes have equal JSON. */
export interface EdgeScope {
  relations?: Relation[]
  minConfidence: number
  updatedSince?: number
  withOrderbook: boolean
}

/** Returns the part of a query that is about edges. */
export function edgeScope(query: ClusterQuery): EdgeScope {
  const { relation, relations, minConfidence, updatedSince, withOrderbook } = query
  // Every filter narrows: both given, an edge must fit both.
  const both =
    relation && relations ? relations.filter((one) => one === relation) : (relations ?? (relation && [relation]))
  return {
    ...(both && { relations: [...new Set(both)].sort() }),
    minConfidence,
    ...(updatedSince !== undefined && { updatedSince }),
    withOrderbook,
  }
}

/** Reads the edges in scope. */
export async function readEdges(
  view: View,
  { withOrderbook, ...filter }: EdgeScope,
  hasOrderBook: (venue: string) => boolean,
): Promise<StoredEdge[]> {
  const edges = await view.edges(filter)
  return withOrderbook ? keepQuoted(view, edges, hasOrderBook) : edges
}

/**
 * Keeps the edges with a live order book: a bid or an ask was resting, when last ingested, on at least one of their
 * markets, on a venue whose books can be fetched. Asking the venues themselves would cost a call per market.
 */
async function keepQuoted(
  view: View,
  edges: readonly StoredEdge[],
  hasOrderBook: (venue: string) => boolean,
): Promise<StoredEdge[]> {
  const quoted = await view.quotedMarkets()
  const isLive = ({ venue, eventId, marketId }: Ref) =>
    hasOrderBook(venue) && quoted.has(`${serviceId(venue, eventId)}/${marketId}`)
  return edges.filter(({ a, b }) => isLive(a) || isLive(b))
}
