import type { Counters, EdgeScope, View } from '../store/store.ts'
import type { LinkCluster } from './cluster-links.ts'
import { createListing, type Listing, type Row } from './listing.ts'
import { createStateCache } from './state-cache.ts'

const MEGABYTE = 1_000_000
const BYTES_PER_CLUSTER = 500
const BYTES_PER_MEMBER = 300

const bytesOf = (clusters: readonly LinkCluster[]): number =>
  clusters.reduce((sum, { members }) => sum + BYTES_PER_CLUSTER + members.length * BYTES_PER_MEMBER, 0)

/**
 * Creates a function that lists the clusters of the edges in scope. It caches the clusters that `cluster` makes of the
 * edges until an edge changes, and what `list` adds from the catalogue until an event changes.
 */
export function createScopeCache<N extends LinkCluster, R extends N & Row>(
  cluster: (view: View, scope: EdgeScope) => Promise<N[]>,
  list: (view: View, clusters: readonly N[]) => Promise<R[]>,
): (view: View, scope: EdgeScope, counters: Counters) => Promise<Listing<R>> {
  const clusterings = createStateCache<N[]>({ maxBytes: 64 * MEGABYTE, bytesOf })
  const listings = createStateCache<Listing<R>>({ maxBytes: 64 * MEGABYTE, bytesOf: ({ rows }) => bytesOf(rows) })
  return (view, scope, { revision, catalogue }) => {
    // Edges change with the revision; quotes, titles and volumes with the catalogue.
    const key = JSON.stringify(scope)
    const ofEdges = scope.quotedOn ? `${key} ${catalogue}` : key
    return listings.get(`${revision} ${catalogue}`, key, async () =>
      createListing(await list(view, await clusterings.get(String(revision), ofEdges, () => cluster(view, scope)))),
    )
  }
}
