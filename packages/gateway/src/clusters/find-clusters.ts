import type { Counters, EdgeScope, Store, View } from '../store/store.ts'
import type { Tier } from '../store/titles/tiers.ts'
import type { ClusterPageMeta } from './cluster.ts'
import type { LinkCluster } from './cluster-links.ts'
import type { ClusterQuery } from './cluster-query.ts'
import { edgeScope } from './edge-scope.ts'
import { byPlace, type Fitting, keepFitting, type Listed, type Listing, placeOf, type Row } from './listing.ts'
import { type Place, writePlace } from './place.ts'
import { refuseUnknownVenues } from './refuse-unknown-venues.ts'
import type { WrittenCluster } from './write-parts.ts'
import { createWrittenCache, type WrittenCache } from './written-cache.ts'

/** The parameters that queries for clusters of events and of markets have in common. */
export type CommonQuery = Omit<ClusterQuery, 'eventId' | 'marketLimit' | 'sort'> & {
  sort: Place['sort']
  after?: Place
}

/** The members that a query is anchored to; undefined if it has no anchor. */
export type Anchor = ReadonlySet<string> | undefined

/** The kind of clusters that a lookup returns, by their members: events, or the markets of one question. */
export interface Level<Q extends CommonQuery, R extends Row, L extends Listed> {
  anchor(view: View, query: Q): Promise<Anchor>
  /** Lists the clusters of the edges in scope. */
  list(view: View, scope: EdgeScope, counters: Counters): Promise<Listing<R>>
  /** Returns the rows of clusters with a member of the anchor, in the same order. */
  near(view: View, rows: readonly R[], anchor: ReadonlySet<string>): Promise<readonly R[]>
  /** Reads the clusters of some rows. */
  fill(view: View, rows: readonly R[]): Promise<readonly L[]>
  /**
   * Limits a scope to `limit` edges between some members: those nearest to the anchor first, then the most confident.
   */
  limit(
    view: View,
    scope: EdgeScope,
    edges: { among: readonly string[]; anchor: Anchor; limit: number },
  ): Promise<EdgeScope>
  hydrate(view: View, page: readonly L[], scope: EdgeScope, query: Q, cache: WrittenCache): Promise<WrittenCluster[]>
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
export function findClusters<Q extends CommonQuery, R extends Row, L extends Listed>(
  level: Level<Q, R, L>,
  { store, bookVenues }: FindOptions,
) {
  const written = createWrittenCache()

  /** Returns the clusters that fit a query, in its order. */
  async function fittingOf(
    view: View,
    query: Q,
    scope: EdgeScope,
    { anchor, tiers, counters }: { anchor: Anchor; tiers: Tier[] | undefined; counters: Counters },
  ): Promise<Fitting<R>> {
    const sorted = (await level.list(view, scope, counters)).sorted(query.sort)
    return keepFitting(anchor ? await level.near(view, sorted, anchor) : sorted, query, tiers)
  }

  /**
   * Returns the edges to scan. A limit counts edges of the clusters that fit the query, those nearest to the anchor first;
   * if it counted all edges, a small limit would rarely include the requested clusters.
   */
  async function scopeOf(view: View, query: Q, found: Parameters<typeof fittingOf>[3]): Promise<EdgeScope> {
    const scope = edgeScope(query, bookVenues)
    const { edgeLimit } = query
    if (edgeLimit === undefined) return scope
    const { rows } = await fittingOf(view, query, scope, found)
    const among = membersOf(await level.fill(view, rows))
    return level.limit(view, scope, { among, anchor: found.anchor, limit: edgeLimit })
  }

  async function pageOf(view: View, query: Q, counters: Counters): Promise<FoundClusters> {
    await refuseUnknownVenues(view, query)
    const anchor = await level.anchor(view, query)
    const tiers = query.query === undefined ? undefined : await view.tiers(query.query)
    const found = { anchor, tiers, counters }
    const scope = await scopeOf(view, query, found)
    const { rows, ranks } = await fittingOf(view, query, scope, found)
    const { limit, offset, after, sort } = query
    const placeAt = (index: number): Place => placeOf(rows[index] as R, sort, ranks?.[index])
    const next = after ? rows.findIndex((_, index) => byPlace(after, placeAt(index)) < 0) : offset
    const start = next < 0 ? rows.length : next
    const page = await level.fill(view, rows.slice(start, start + limit))
    const clusters = await level.hydrate(view, page, scope, query, written(counters))
    const count = clusters.length
    const left = rows.length - start
    const last = left > count && count > 0 ? placeAt(start + count - 1) : undefined
    const meta = { count, total: rows.length, limit, offset, revision: counters.revision }
    return {
      clusters,
      meta: {
        ...meta,
        ...(count < Math.min(limit, left) && { cut: true }),
        ...(last && { nextCursor: writePlace(last) }),
      },
    }
  }

  return {
    find: (query: Q): Promise<FoundClusters> => store.read(async (view) => pageOf(view, query, await view.counters())),
  }
}

export const membersOf = (clusters: readonly LinkCluster[]): string[] => clusters.flatMap(({ members }) => members)
