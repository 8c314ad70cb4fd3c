import type { Counters, EdgeScope, Store, View } from '../store/store.ts'
import type { Tier } from '../store/titles/tiers.ts'
import type { ClusterPageMeta } from './cluster.ts'
import type { LinkCluster } from './cluster-links.ts'
import type { ClusterQuery } from './cluster-query.ts'
import { edgeScope } from './edge-scope.ts'
import { byPlace, keepFitting, type ListedCluster, placeOf } from './listing.ts'
import type { NamedCluster } from './name-clusters.ts'
import { type Place, writePlace } from './place.ts'
import { refuseUnknownVenues } from './refuse-unknown-venues.ts'
import { createStateCache } from './state-cache.ts'
import type { WrittenCluster } from './write-parts.ts'

/** The parameters that queries for clusters of events and of markets have in common. */
export type CommonQuery = Omit<ClusterQuery, 'eventId' | 'marketLimit' | 'sort'> & {
  sort: Place['sort']
  after?: Place
}

/** The members that a query is anchored to; undefined if it has no anchor. */
export type Anchor = ReadonlySet<string> | undefined

/** The kind of clusters that a lookup returns, by their members: events, or the markets of one question. */
export interface Level<Q extends CommonQuery, N extends NamedCluster, L extends N & ListedCluster> {
  anchor(view: View, query: Q): Promise<Anchor>
  /** Groups the members of the edges in scope into clusters, with their ids. */
  cluster(view: View, scope: EdgeScope): Promise<N[]>
  /** Adds to clusters the fields of the present catalogue by which they are filtered and sorted. */
  list(view: View, clusters: readonly N[]): Promise<L[]>
  /**
   * Limits a scope to `limit` edges between some members: those nearest to the anchor first, then the most confident.
   */
  limit(
    view: View,
    scope: EdgeScope,
    edges: { among: readonly string[]; anchor: Anchor; limit: number },
  ): Promise<EdgeScope>
  hydrate(view: View, page: readonly L[], scope: EdgeScope, query: Q): Promise<WrittenCluster[]>
}

export interface FindOptions {
  store: Pick<Store, 'read'>
  /** The venues whose order books can be fetched. */
  bookVenues: readonly string[]
}

/** A page of clusters, each as JSON text, because values would take several times the memory. */
export interface FoundClusters {
  clusters: readonly WrittenCluster[]
  meta: ClusterPageMeta
}

/** Creates the lookup of clusters (of events, or of markets) over a store. */
export function findClusters<Q extends CommonQuery, N extends NamedCluster, L extends N & ListedCluster>(
  level: Level<Q, N, L>,
  { store, bookVenues }: FindOptions,
) {
  const clusterings = createStateCache<N[]>({ maxBytes: 64 * MEGABYTE, bytesOf: bytesOfClusters })
  const listings = createStateCache<L[]>({ maxBytes: 64 * MEGABYTE, bytesOf: bytesOfClusters })

  /** Lists all clusters of the edges in scope. */
  function list(view: View, scope: EdgeScope, { revision, catalogue }: Counters): Promise<L[]> {
    // Edges change with the revision; quotes, titles and volumes with the catalogue.
    const key = JSON.stringify(scope)
    const ofEdges = scope.quotedOn ? `${key} ${catalogue}` : key
    return listings.get(`${revision} ${catalogue}`, key, async () =>
      level.list(view, await clusterings.get(String(revision), ofEdges, () => level.cluster(view, scope))),
    )
  }

  /**
   * Returns the edges to scan. A limit counts edges of the clusters that fit the query, those nearest to the anchor first;
   * if it counted all edges, a small limit would rarely include the requested clusters.
   */
  async function scopeOf(
    view: View,
    query: Q,
    { anchor, tiers, counters }: { anchor: Anchor; tiers: Tier[] | undefined; counters: Counters },
  ): Promise<EdgeScope> {
    const scope = edgeScope(query, bookVenues)
    const { edgeLimit } = query
    if (edgeLimit === undefined) return scope
    const fitting = keepFitting(near(await list(view, scope, counters), anchor), query, tiers)
    return level.limit(view, scope, { among: membersOf(fitting.map(({ item }) => item)), anchor, limit: edgeLimit })
  }

  async function pageOf(view: View, query: Q, counters: Counters): Promise<FoundClusters> {
    await refuseUnknownVenues(view, query)
    const anchor = await level.anchor(view, query)
    const tiers = query.query === undefined ? undefined : await view.tiers(query.query)
    const scope = await scopeOf(view, query, { anchor, tiers, counters })
    const fitting = keepFitting(near(await list(view, scope, counters), anchor), query, tiers)
    const { limit, offset, after, sort } = query
    const left = after ? fitting.filter((one) => byPlace(after, placeOf(one, sort)) < 0) : fitting.slice(offset)
    const clusters = await level.hydrate(
      view,
      left.slice(0, limit).map(({ item }) => item),
      scope,
      query,
    )
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
    find: (query: Q): Promise<FoundClusters> => store.read(async (view) => pageOf(view, query, await view.counters())),
  }
}

const MEGABYTE = 1_000_000
const BYTES_PER_CLUSTER = 500
const BYTES_PER_MEMBER = 300

const bytesOfClusters = (clusters: readonly LinkCluster[]): number =>
  clusters.reduce((sum, { members }) => sum + BYTES_PER_CLUSTER + members.length * BYTES_PER_MEMBER, 0)

/** Returns the clusters with a member of the anchor; all of them if there is no anchor. */
const near = <C extends LinkCluster>(clusters: readonly C[], anchor: Anchor): readonly C[] =>
  anchor ? clusters.filter(({ members }) => members.some((member) => anchor.has(member))) : clusters

export const membersOf = (clusters: readonly LinkCluster[]): string[] => clusters.flatMap(({ members }) => members)
