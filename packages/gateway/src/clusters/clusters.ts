import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import type { Counters, Store, View } from '../store/store.ts'
import { findAnchor, type ResolveUrl } from './anchor.ts'
import type { ClusterPage } from './cluster.ts'
import type { ClusterRules } from './cluster-edges.ts'
import type { ClusterQuery } from './cluster-query.ts'
import { type EdgeScope, edgeScope, readEdges } from './edge-scope.ts'
import { hydrate } from './hydrate.ts'
import { keepFitting, type ListedCluster, listClusters } from './listing.ts'
import { type EventCluster, nameClusters } from './name-clusters.ts'
import { createRecent } from './recent.ts'
import { refuseUnknownVenues } from './refuse-unknown-venues.ts'

export interface ClustersOptions {
  store: Store
  resolveUrl: ResolveUrl
  /** Whether order books of a venue can be fetched. */
  hasOrderBook: (venue: string) => boolean
}

export interface Clusters {
  /** Returns the very same page for the same query until something changed. */
  find(query: ClusterQuery): Promise<ClusterPage>
}

/** Creates the lookup of matched event clusters over a store. */
export function createClusters({ store, resolveUrl, hasOrderBook }: ClustersOptions): Clusters {
  const clusterings = createRecent<EventCluster[]>(32)
  const listings = createRecent<ListedCluster[]>(32)
  const pages = createRecent<ClusterPage>(16)

  const rulesOf = async (view: View, limit: number | undefined): Promise<ClusterRules> => ({
    limit,
    apart: forbiddenEvents(effectiveOverrides(await view.overrides()).overrides),
  })

  /** Lists all clusters of the surest edges in scope. */
  function list(view: View, scope: EdgeScope, edgeLimit: number | undefined, { revision, catalogue }: Counters) {
    // Edges move with the revision; quotes, titles and volumes with the catalogue.
    const ofEdges = JSON.stringify([scope, edgeLimit, revision, scope.withOrderbook && catalogue])
    const clustering = async () =>
      nameClusters(await readEdges(view, scope, hasOrderBook), await view.clusterIds(), await rulesOf(view, edgeLimit))
    return listings.get(JSON.stringify([ofEdges, catalogue]), async () =>
      listClusters(await clusterings.get(ofEdges, clustering), await view.summaries()),
    )
  }

  async function listAround(view: View, anchor: ReadonlySet<string>, query: ClusterQuery, counters: Counters) {
    const touches = ({ members }: EventCluster) => members.some((member) => anchor.has(member))
    const around = (await list(view, edgeScope(query), undefined, counters)).filter(touches)
    if (query.edgeLimit === undefined) return around
    // The edges to scan are those around the anchor, else a small limit would seldom reach it.
    const edges = around.flatMap((cluster) => cluster.edges)
    const clusters = nameClusters(edges, await view.clusterIds(), await rulesOf(view, query.edgeLimit)).filter(touches)
    return listClusters(clusters, await view.summaries(clusters.flatMap(({ members }) => members)))
  }

  async function pageOf(view: View, query: ClusterQuery, counters: Counters): Promise<ClusterPage> {
    await refuseUnknownVenues(view, query)
    const anchor = await findAnchor(view, query, resolveUrl)
    const listed = anchor
      ? await listAround(view, anchor, query, counters)
      : await list(view, edgeScope(query), query.edgeLimit, counters)
    const fitting = keepFitting(listed, query)
    const { limit, offset } = query
    const data = await hydrate(view, fitting.slice(offset, offset + limit), query)
    return { data, meta: { count: data.length, total: fitting.length, limit, offset, revision: counters.revision } }
  }

  return {
    find: (query) =>
      store.read(async (view) => {
        const counters = await view.counters()
        const { revision, catalogue } = counters
        return pages.get(JSON.stringify([query, revision, catalogue]), () => pageOf(view, query, counters))
      }),
  }
}
