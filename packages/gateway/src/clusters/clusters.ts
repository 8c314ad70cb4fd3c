import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import type { Counters, EdgeScope, Store, View } from '../store/store.ts'
import { findAnchor, type ResolveUrl } from './anchor.ts'
import type { ClusterPage } from './cluster.ts'
import { clusterLinks, type LinkCluster } from './cluster-links.ts'
import type { ClusterQuery, PlacedQuery } from './cluster-query.ts'
import { edgeScope } from './edge-scope.ts'
import { hydrate } from './hydrate.ts'
import { byPlace, keepFitting, type ListedCluster, listClusters, placeOf } from './listing.ts'
import { type EventCluster, nameClusters } from './name-clusters.ts'
import { writePlace } from './place.ts'
import { createRecent } from './recent.ts'
import { refuseUnknownVenues } from './refuse-unknown-venues.ts'

export interface ClustersOptions {
  store: Pick<Store, 'read'>
  resolveUrl: ResolveUrl
  /** The venues whose order books can be fetched. */
  bookVenues: readonly string[]
}

export interface Clusters {
  /** Returns the very same page for the same query until something changed. */
  find(query: PlacedQuery): Promise<ClusterPage>
}

/** Creates the lookup of matched event clusters over a store. */
export function createClusters({ store, resolveUrl, bookVenues }: ClustersOptions): Clusters {
  const clusterings = createRecent<EventCluster[]>(32)
  const listings = createRecent<ListedCluster[]>(32)
  const pages = createRecent<ClusterPage>(16)

  async function cluster(view: View, scope: EdgeScope): Promise<EventCluster[]> {
    const apart = forbiddenEvents(effectiveOverrides(await view.overrides()).overrides)
    const clusters = clusterLinks(await view.links(scope), { apart })
    return nameClusters(clusters, await view.clusterIds(membersOf(clusters)))
  }

  /** Lists all clusters of the edges in scope. */
  function list(view: View, scope: EdgeScope, { revision, catalogue }: Counters): Promise<ListedCluster[]> {
    // Edges move with the revision; quotes, titles and volumes with the catalogue.
    const key = JSON.stringify(scope)
    const ofEdges = scope.quotedOn ? `${key} ${catalogue}` : key
    return listings.get(`${revision} ${catalogue}`, key, async () => {
      const clusters = await clusterings.get(String(revision), ofEdges, () => cluster(view, scope))
      return listClusters(clusters, await view.summaries(membersOf(clusters)))
    })
  }

  /** Returns the edges to scan: where there is an anchor those around it, else a small limit would seldom reach it. */
  async function scopeOf(view: View, query: ClusterQuery, isNear: IsNear, counters: Counters): Promise<EdgeScope> {
    const scope = edgeScope(query, bookVenues)
    if (query.edgeLimit === undefined) return scope
    const among = isNear && membersOf((await list(view, scope, counters)).filter(isNear))
    return { ...scope, ...(among && { among }), limit: query.edgeLimit }
  }

  async function pageOf(view: View, query: PlacedQuery, counters: Counters): Promise<ClusterPage> {
    await refuseUnknownVenues(view, query)
    const anchor = await findAnchor(view, query, resolveUrl)
    const isNear: IsNear = anchor && (({ members }) => members.some((member) => anchor.has(member)))
    const scope = await scopeOf(view, query, isNear, counters)
    const listed = await list(view, scope, counters)
    const fitting = keepFitting(isNear ? listed.filter(isNear) : listed, query)
    const { limit, offset, after, sort } = query
    const left = after ? fitting.filter((one) => byPlace(after, placeOf(one, sort)) < 0) : fitting.slice(offset)
    const page = left.slice(0, limit)
    const last = left.length > limit ? page.at(-1) : undefined
    const data = await hydrate(view, page, scope, query)
    const { revision } = counters
    const meta = { count: data.length, total: fitting.length, limit, offset, revision }
    return { data, meta: { ...meta, ...(last && { nextCursor: writePlace(placeOf(last, sort)) }) } }
  }

  return {
    find: (query) =>
      store.read(async (view) => {
        const counters = await view.counters()
        const { revision, catalogue } = counters
        return pages.get(`${revision} ${catalogue}`, JSON.stringify(query), () => pageOf(view, query, counters))
      }),
  }
}

/** Whether a cluster holds an event that was asked for; absent where none was. */
type IsNear = ((cluster: LinkCluster) => boolean) | undefined

const membersOf = (clusters: readonly LinkCluster[]): string[] => clusters.flatMap(({ members }) => members)
