import { LRUCache } from 'lru-cache'
import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import { currentClusters } from '../store/current-clusters.ts'
import type { Counters, EdgeScope, View } from '../store/store.ts'
import type { LinkCluster } from './cluster-links.ts'
import { createLinkParts, type LinkParts } from './link-parts.ts'
import { type ListedCluster, type Listing, listCluster, type TitledEvent, titled } from './listing.ts'
import { type NamedCluster, nameClusters } from './name-clusters.ts'
import { createScopeCache } from './scope-cache.ts'
import { createStateCache } from './state-cache.ts'

/** The clusters that scopes share, in number; several times those of a large catalogue. */
const MAX_SHARED = 50_000
/** The memory of a listing besides its clusters. */
const BYTES_PER_ROW = 32
/** The sets of relations and of venues with books whose links are cached, in number. */
const MAX_QUOTED = 8

type Soon<T> = T | Promise<T>

/** The links, ids and rulings that the clusters of every scope are made from, in one revision of the edges. */
interface Ground {
  parts: LinkParts
  members: readonly string[]
  apart: readonly [string, string][]
  /** Returns the id of the stored cluster with exactly these members. */
  idOf(cluster: LinkCluster): string | undefined
  /** The clusters that are stored, with their ids. */
  stored: WeakMap<LinkCluster, NamedCluster>
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
  const quoted = createStateCache<LinkParts>({ maxBytes: MAX_QUOTED, bytesOf: () => 1 })
  const groundOf = (view: View, { revision }: Counters) => grounds.get(String(revision), '', () => readGround(view))

  /** Returns the links that a scope chooses from. */
  function partsFor(view: View, scope: EdgeScope, counters: Counters, { parts, apart }: Ground): Soon<LinkParts> {
    const { relations, minConfidence: _, quotedOn, ...others } = scope
    const isAlike = Object.keys(others).length === 0
    if (isAlike && !quotedOn) return parts
    const read = async (wanted: EdgeScope) => createLinkParts(await view.links(wanted), { apart })
    if (!isAlike || !quotedOn) return read(scope)
    // Whether a market is quoted changes with the catalogue.
    const state = `${counters.revision} ${counters.catalogue}`
    const alike = { ...(relations && { relations }), quotedOn }
    return quoted.get(state, JSON.stringify(alike), () => read(alike))
  }

  return createScopeCache({
    async cluster(view, scope, counters) {
      const ground = await groundOf(view, counters)
      const parts = await partsFor(view, scope, counters, ground)
      return nameAll(view, parts.clusters(scope), ground)
    },
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
  const links = await view.links({})
  const members = [...new Set(links.flatMap(({ a, b }) => [a, b]))]
  const known = await view.clusterIds(members)
  const current = currentClusters(known)
  const apart = forbiddenEvents(effectiveOverrides(await view.overrides()).overrides)
  return {
    parts: createLinkParts(links, { apart }),
    members,
    apart,
    idOf({ members: given }) {
      const id = known.members.get(given[0] ?? '')
      const stored = id === undefined ? undefined : current.get(id)
      const isSame = stored?.length === given.length && stored.every((member, place) => member === given[place])
      return isSame ? id : undefined
    },
    stored: new WeakMap(),
    shared: new LRUCache({ max: MAX_SHARED }),
  }
}

/** Returns clusters with their ids; equal ones are one object. */
async function nameAll(view: View, clusters: readonly LinkCluster[], ground: Ground): Promise<NamedCluster[]> {
  const share = (cluster: LinkCluster, id: string, key = JSON.stringify([id, cluster])): NamedCluster => {
    const shared = ground.shared.get(key) ?? { ...cluster, id }
    ground.shared.set(key, shared)
    return shared
  }
  // A cluster with exactly the members of a stored one has its id, whatever the other clusters are.
  const changed: LinkCluster[] = []
  for (const cluster of clusters) {
    if (ground.stored.has(cluster)) continue
    const id = ground.idOf(cluster)
    if (id === undefined) changed.push(cluster)
    // The id says which members it has, and a start shares every cluster.
    else ground.stored.set(cluster, share(cluster, id, `${id} ${cluster.confidence} ${cluster.relations}`))
  }
  const known = await view.clusterIds(changed.flatMap(({ members }) => members))
  const named = new Map((await nameClusters(changed, known)).map((cluster) => [cluster.members, cluster.id]))
  return clusters.map((cluster) => ground.stored.get(cluster) ?? share(cluster, named.get(cluster.members) ?? ''))
}
