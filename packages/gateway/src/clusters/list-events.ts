import { LRUCache } from 'lru-cache'
import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import { byConfidence } from '../store/by-confidence.ts'
import { currentClusters } from '../store/current-clusters.ts'
import type { Counters, EdgeScope, Link, View } from '../store/store.ts'
import { clusterLinks, type LinkCluster } from './cluster-links.ts'
import { type ListedCluster, type Listing, listCluster, type TitledEvent, titled } from './listing.ts'
import { type NamedCluster, nameClusters } from './name-clusters.ts'
import { createScopeCache } from './scope-cache.ts'
import { createStateCache } from './state-cache.ts'

/** The clusters that scopes share, in number; several times those of a large catalogue. */
const MAX_SHARED = 50_000
/** The memory of a listing besides its clusters. */
const BYTES_PER_ROW = 32

/** The links, ids and rulings that the clusters of every scope are made from, in one revision of the edges. */
interface Ground {
  /** All links, the most confident first. */
  links: readonly Link[]
  members: readonly string[]
  apart: readonly [string, string][]
  /** Returns the id of the stored cluster with exactly these members. */
  idOf(cluster: LinkCluster): string | undefined
  /** Clusters by all that they consist of. */
  shared: LRUCache<string, NamedCluster>
}

/** The events of one state of the catalogue, and the clusters that have their fields. */
interface Events {
  byId: ReadonlyMap<string, TitledEvent>
  listed: WeakMap<NamedCluster, ListedCluster>
}

/**
 * Creates a function that lists the clusters of events by the edges in scope. Links, ids and events are read once for all
 * scopes, and scopes share the clusters that they have in common.
 */
export function createEventLists(): (
  view: View,
  scope: EdgeScope,
  counters: Counters,
) => Promise<Listing<ListedCluster>> {
  const grounds = createStateCache<Ground>({ maxBytes: 1_000, bytesOf: () => 1 })
  const catalogues = createStateCache<Events>({ maxBytes: 1_000, bytesOf: () => 1 })
  const groundOf = (view: View, { revision }: Counters) => grounds.get(String(revision), '', () => readGround(view))
  return createScopeCache({
    cluster: async (view, scope, counters) => clustersIn(view, scope, await groundOf(view, counters)),
    async list(view, clusters, counters) {
      const { members } = await groundOf(view, counters)
      const { byId, listed } = await catalogues.get(`${counters.revision} ${counters.catalogue}`, '', async () => {
        const summaries = await view.summaries(members)
        return { byId: new Map(summaries.map((event) => [event.id, titled(event)])), listed: new WeakMap() }
      })
      return clusters.map((cluster) => {
        const known = listed.get(cluster) ?? listCluster(cluster, byId)
        listed.set(cluster, known)
        return known
      })
    },
    bytesOf: (clusters) => clusters.length * BYTES_PER_ROW,
  })
}

async function readGround(view: View): Promise<Ground> {
  const links = (await view.links({})).sort(byConfidence)
  const members = [...new Set(links.flatMap(({ a, b }) => [a, b]))]
  const known = await view.clusterIds(members)
  const current = currentClusters(known)
  return {
    links,
    members,
    apart: forbiddenEvents(effectiveOverrides(await view.overrides()).overrides),
    idOf({ members: given }) {
      const id = known.members.get(given[0] ?? '')
      const stored = id === undefined ? undefined : current.get(id)
      const isSame = stored?.length === given.length && stored.every((member, place) => member === given[place])
      return isSame ? id : undefined
    },
    shared: new LRUCache({ max: MAX_SHARED }),
  }
}

async function clustersIn(view: View, scope: EdgeScope, ground: Ground): Promise<NamedCluster[]> {
  const { relations, minConfidence = 0, ...others } = scope
  const links =
    Object.keys(others).length > 0
      ? await view.links(scope)
      : ground.links.filter(
          ({ confidence, relation }) => confidence >= minConfidence && (relations?.includes(relation) ?? true),
        )
  const clusters = clusterLinks(links, { apart: ground.apart })
  // A cluster with exactly the members of a stored one has its id, whatever the other clusters are.
  const changed = clusters.filter((cluster) => ground.idOf(cluster) === undefined)
  const known = await view.clusterIds(changed.flatMap(({ members }) => members))
  const named = new Map((await nameClusters(changed, known)).map((cluster) => [cluster.members, cluster.id]))
  return clusters.map((cluster) => {
    const id = ground.idOf(cluster) ?? named.get(cluster.members) ?? ''
    const key = JSON.stringify([id, cluster])
    const shared = ground.shared.get(key) ?? { ...cluster, id }
    ground.shared.set(key, shared)
    return shared
  })
}
