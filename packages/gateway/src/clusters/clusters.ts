import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import type { Counters, EdgeScope, Store, View } from '../store/store.ts'
import { findAnchor, type ResolveUrl } from './anchor.ts'
import type { ClusterPageMeta } from './cluster.ts'
import { clusterLinks, type LinkCluster } from './cluster-links.ts'
import type { ClusterQuery, PlacedQuery } from './cluster-query.ts'
import { edgeScope } from './edge-scope.ts'
import { hydrate, type WrittenCluster } from './hydrate.ts'
import { byPlace, keepFitting, type ListedCluster, listClusters, placeOf } from './listing.ts'
import { type EventCluster, nameClusters } from './name-clusters.ts'
import { nearestEdges } from './nearest-edges.ts'
import { writePlace } from './place.ts'
import { refuseUnknownVenues } from './refuse-unknown-venues.ts'
import { createStateCache } from './state-cache.ts'

export interface ClustersOptions {
  store: Pick<Store, 'read'>
  resolveUrl: ResolveUrl
  /** The venues whose order books can be fetched. */
  bookVenues: readonly string[]
}

/** A page of clusters, each as JSON text, because values would take several times the memory. */
export interface FoundClusters {
  clusters: readonly WrittenCluster[]
  meta: ClusterPageMeta
}

export interface Clusters {
  find(query: PlacedQuery): Promise<FoundClusters>
}

/** Creates the lookup of matched event clusters over a store. */
export function createClusters({ store, resolveUrl, bookVenues }: ClustersOptions): Clusters {
  const clusterings = createStateCache<EventCluster[]>({ maxBytes: 64 * MEGABYTE, bytesOf: bytesOfClusters })
  const listings = createStateCache<ListedCluster[]>({ maxBytes: 64 * MEGABYTE, bytesOf: bytesOfClusters })

  async function cluster(view: View, scope: EdgeScope): Promise<EventCluster[]> {
    const apart = forbiddenEvents(effectiveOverrides(await view.overrides()).overrides)
    const clusters = clusterLinks(await view.links(scope), { apart })
    return nameClusters(clusters, await view.clusterIds(membersOf(clusters)))
  }

  /** Lists all clusters of the edges in scope. */
  function list(view: View, scope: EdgeScope, { revision, catalogue }: Counters): Promise<ListedCluster[]> {
    // Edges change with the revision; quotes, titles and volumes with the catalogue.
    const key = JSON.stringify(scope)
    const ofEdges = scope.quotedOn ? `${key} ${catalogue}` : key
    return listings.get(`${revision} ${catalogue}`, key, async () => {
      const clusters = await clusterings.get(String(revision), ofEdges, () => cluster(view, scope))
      return listClusters(clusters, await view.summaries(membersOf(clusters)))
    })
  }

  /**
   * Returns the edges to scan. A limit counts edges of the clusters that fit the query, those nearest to the anchor first;
   * if it counted all edges, a small limit would rarely include the requested clusters.
   */
  async function scopeOf(view: View, query: ClusterQuery, anchor: Anchor, counters: Counters): Promise<EdgeScope> {
    const scope = edgeScope(query, bookVenues)
    const { edgeLimit } = query
    if (edgeLimit === undefined) return scope
    const listed = await list(view, scope, counters)
    const fitting = keepFitting(near(listed, anchor), query)
    const among = membersOf(fitting)
    if (!anchor) return { ...scope, ...(fitting.length < listed.length && { among }), limit: edgeLimit }
    const nearest = nearestEdges(await view.edges(scope, among), anchor).slice(0, edgeLimit)
    return { ...scope, ids: nearest.map(({ id }) => id).sort((one, other) => one - other) }
  }

  async function pageOf(view: View, query: PlacedQuery, counters: Counters): Promise<FoundClusters> {
    await refuseUnknownVenues(view, query)
    const anchor = await findAnchor(view, query, resolveUrl)
    const scope = await scopeOf(view, query, anchor, counters)
    const fitting = keepFitting(near(await list(view, scope, counters), anchor), query)
    const { limit, offset, after, sort } = query
    const left = after ? fitting.filter((one) => byPlace(after, placeOf(one, sort)) < 0) : fitting.slice(offset)
    const clusters = await hydrate(view, left.slice(0, limit), scope, query)
    const count = clusters.length
    const last = left.length > count ? left[count - 1] : undefined
    const meta = { count, total: fitting.length, limit, offset, revision: counters.revision }
    return {
      clusters,
      meta: {
        ...meta,
        ...(count < Math.min(limit, left.length) && { cut: true }),
        ...(last && { nextCursor: writePlace(placeOf(last, sort)) }),
      },
    }
  }

  return {
    find: (query) => store.read(async (view) => pageOf(view, query, await view.counters())),
  }
}

const MEGABYTE = 1_000_000
const BYTES_PER_CLUSTER = 500
const BYTES_PER_MEMBER = 300

const bytesOfClusters = (clusters: readonly LinkCluster[]): number =>
  clusters.reduce((sum, { members }) => sum + BYTES_PER_CLUSTER + members.length * BYTES_PER_MEMBER, 0)

/** The events that the query is anchored to; undefined if it has no anchor. */
type Anchor = ReadonlySet<string> | undefined

/** Returns the clusters that hold an event of the anchor; all of them without an anchor. */
const near = <C extends LinkCluster>(clusters: readonly C[], anchor: Anchor): readonly C[] =>
  anchor ? clusters.filter(({ members }) => members.some((member) => anchor.has(member))) : clusters

const membersOf = (clusters: readonly LinkCluster[]): string[] => clusters.flatMap(({ members }) => members)
