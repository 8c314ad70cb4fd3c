import type { Counters, EdgeScope, View } from '../store/store.ts'
import type { LinkCluster } from './cluster-links.ts'
import { createListing, type Listing, type Row } from './listing.ts'
import { createStateCache } from './state-cache.ts'

const MAX_BYTES = 64_000_000

interface Making<N, R> {
  /** Groups the members of the edges in scope into clusters, with their ids. */
  cluster(view: View, scope: EdgeScope, counters: Counters): Promise<N[]>
  /** Adds to clusters the fields of the present catalogue by which they are filtered and sorted. */
  list(view: View, clusters: readonly N[], counters: Counters): Promise<R[]>
  /** Estimates what clusters, or their listing, take in memory. */
  bytesOf(clusters: readonly N[]): number
}

/**
 * Creates a function that lists the clusters of the edges in scope. It caches the clusters until an edge changes, and
 * their listing until an event changes.
 */
export function createScopeCache<N extends LinkCluster, R extends N & Row>({
  cluster,
  list,
  bytesOf,
}: Making<N, R>): (view: View, scope: EdgeScope, counters: Counters) => Promise<Listing<R>> {
  const clusterings = createStateCache<N[]>({ maxBytes: MAX_BYTES, bytesOf })
  const listings = createStateCache<Listing<R>>({ maxBytes: MAX_BYTES, bytesOf: ({ rows }) => bytesOf(rows) })
  let last: { state: string; orders: Listing<R>['orders'] } | undefined
  return (view, scope, counters) => {
    const { revision, catalogue } = counters
    const state = `${revision} ${catalogue}`
    // Edges change with the revision; quotes, titles and volumes with the catalogue.
    const key = JSON.stringify(scope)
    const ofEdges = scope.quotedOn ? `${key} ${catalogue}` : key
    return listings.get(state, key, async () => {
      const clusters = await clusterings.get(String(revision), ofEdges, () => cluster(view, scope, counters))
      const rows = await list(view, clusters, counters)
      const listing = createListing(rows, last?.state === state ? last.orders : undefined)
      last = { state, orders: listing.orders }
      return listing
    })
  }
}
