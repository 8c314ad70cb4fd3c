import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import { findAnchor } from './anchor.ts'
import { clusterLinks } from './cluster-links.ts'
import type { PlacedQuery } from './cluster-query.ts'
import { type FindOptions, type FoundClusters, findClusters, membersOf } from './find-clusters.ts'
import { hydrate } from './hydrate.ts'
import { type ListedCluster, listClusters } from './listing.ts'
import { type NamedCluster, nameClusters } from './name-clusters.ts'
import { nearestEdges } from './nearest-edges.ts'
import type { ResolveUrl } from './resolve-url.ts'

export interface ClustersOptions extends FindOptions {
  resolveUrl: ResolveUrl
}

export interface Clusters {
  find(query: PlacedQuery): Promise<FoundClusters>
}

/** Creates the lookup of matched event clusters over a store. */
export const createClusters = ({ resolveUrl, ...options }: ClustersOptions): Clusters =>
  findClusters<PlacedQuery, NamedCluster, ListedCluster>(
    {
      anchor: (view, query) => findAnchor(view, query, resolveUrl),
      async cluster(view, scope) {
        const apart = forbiddenEvents(effectiveOverrides(await view.overrides()).overrides)
        const clusters = clusterLinks(await view.links(scope), { apart })
        return nameClusters(clusters, await view.clusterIds(membersOf(clusters)))
      },
      list: async (view, clusters) => listClusters(clusters, await view.summaries(membersOf(clusters))),
      async limit(view, scope, { among, anchor, limit }) {
        if (!anchor) return { ...scope, among, limit }
        const nearest = nearestEdges(await view.edges(scope, among), anchor).slice(0, limit)
        return { ...scope, ids: nearest.map(({ id }) => id).sort((one, other) => one - other) }
      },
      hydrate,
    },
    options,
  )
