import { findAnchor } from './anchor.ts'
import type { PlacedQuery } from './cluster-query.ts'
import { type FindOptions, type FoundClusters, findClusters, type Level } from './find-clusters.ts'
import { hydrate } from './hydrate.ts'
import { createEventLists } from './list-events.ts'
import type { ListedCluster } from './listing.ts'
import { nearestEdges } from './nearest-edges.ts'
import type { ResolveUrl } from './resolve-url.ts'
import { createRowIndex } from './row-index.ts'

export interface ClustersOptions extends FindOptions {
  resolveUrl: ResolveUrl
}

export interface Clusters {
  find(query: PlacedQuery): Promise<FoundClusters>
}

/** Creates the lookup of matched event clusters over a store. */
export const createClusters = ({ resolveUrl, ...options }: ClustersOptions): Clusters =>
  findClusters<PlacedQuery, ListedCluster, ListedCluster>(eventLevel(resolveUrl), options)

function eventLevel(resolveUrl: ResolveUrl): Level<PlacedQuery, ListedCluster, ListedCluster> {
  const rowsWith = createRowIndex(({ members }: ListedCluster) => members)
  return {
    anchor: (view, query) => findAnchor(view, query, resolveUrl),
    list: createEventLists(),
    near: async (_, rows, anchor) => rowsWith(rows, anchor),
    fill: async (_, rows) => rows,
    async limit(view, scope, { among, anchor, limit }) {
      // By their numbers, because a page reads them several times, and each time would look for the surest of all edges.
      const limited = anchor
        ? nearestEdges(await view.edges(scope, among), anchor).slice(0, limit)
        : await view.edges({ ...scope, among, limit })
      return { ...scope, ids: limited.map(({ id }) => id).sort((one, other) => one - other) }
    },
    hydrate,
  }
}
