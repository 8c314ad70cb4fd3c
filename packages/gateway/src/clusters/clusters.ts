import { CrossvenueError, venues as registry } from '@crossvenue/venues'
import type { Counters, Store, View } from '../store/store.ts'
import { findAnchor, type ResolveUrl } from './anchor.ts'
import type { ClusterPage } from './cluster.ts'
import type { ClusterQuery } from './cluster-query.ts'
import { type EventCluster, nameClusters } from './clustering.ts'
import { type EdgeScope, edgeScope, readEdges } from './edge-scope.ts'
import { hydrate } from './hydrate.ts'
import { byQuery, type ListedCluster, listClusters } from './listing.ts'
import { createRecent } from './recent.ts'

export interface ClustersOptions {
  store: Store
  resolveUrl: ResolveUrl
  /** Whether order books of a venue can be fetched. */
  hasOrderBook: (venue: string) => boolean
}

export interface Clusters {
  find(query: ClusterQuery): Promise<ClusterPage>
}

/** Creates the lookup of matched event clusters over a store. */
export function createClusters({ store, resolveUrl, hasOrderBook }: ClustersOptions): Clusters {
  const clusterings = createRecent<EventCluster[]>(32)
  const listings = createRecent<ListedCluster[]>(32)

  /** All clusters of the edges in scope. */
  async function clusteringOf(view: View, scope: EdgeScope, counters: Counters): Promise<EventCluster[]> {
    // Quotes move with the catalogue, edges with the revision.
    const key = JSON.stringify([scope, counters.revision, scope.withOrderbook && counters.catalogue])
    return clusterings.get(key, async () =>
      nameClusters(await readEdges(view, scope, hasOrderBook), await view.clusterIds()),
    )
  }

  async function listed(view: View, query: ClusterQuery, counters: Counters): Promise<ListedCluster[]> {
    const anchor = await findAnchor(view, query, resolveUrl)
    const scope = edgeScope(query)
    if (!anchor) {
      const key = JSON.stringify([scope, counters.revision, counters.catalogue])
      return listings.get(key, async () =>
        listClusters(await clusteringOf(view, scope, counters), await view.summaries()),
      )
    }
    const { edgeLimit, ...unlimited } = scope
    const around = (await clusteringOf(view, unlimited, counters)).filter(touches(anchor))
    if (edgeLimit === undefined) return listClusters(around, await view.summaries())
    // The edges to scan are then those around the anchor, else a small limit would seldom reach it.
    const near = new Set(around.flatMap((found) => found.edges.map((edge) => edge.id)))
    const edges = (await readEdges(view, unlimited, hasOrderBook)).filter((edge) => near.has(edge.id))
    const clusters = nameClusters(edges.slice(0, edgeLimit), await view.clusterIds())
    return listClusters(clusters.filter(touches(anchor)), await view.summaries())
  }

  return {
    find: (query) =>
      store.read(async (view) => {
        await refuseUnknownVenues(view, query)
        const counters = await view.counters()
        const fitting = byQuery(await listed(view, query, counters), query)
        const { limit, offset } = query
        const page = fitting.slice(offset, offset + limit)
        const data = await hydrate(view, page, query)
        return { data, meta: { count: data.length, total: fitting.length, limit, offset, revision: counters.revision } }
      }),
  }
}

const touches =
  (anchor: ReadonlySet<string>) =>
  ({ members }: EventCluster) =>
    members.some((member) => anchor.has(member))

/** A misspelt venue would otherwise look like a venue without matches. */
async function refuseUnknownVenues(view: View, query: ClusterQuery): Promise<void> {
  for (const field of ['venues', 'excludeVenues'] as const) {
    const unknown = (query[field] ?? []).filter((venue) => !Object.hasOwn(registry, venue))
    if (unknown.length === 0) continue
    const present = new Set((await view.venues()).map(({ venue }) => venue))
    const missing = unknown.find((venue) => !present.has(venue))
    if (missing !== undefined) {
      throw new CrossvenueError('VALIDATION_ERROR', `${field}: no venue named ${missing}`, { field })
    }
  }
}
