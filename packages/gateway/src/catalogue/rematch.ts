import type { Edge } from '@crossvenue/matcher'
import { clusterEdges } from '../clusters/cluster-edges.ts'
import { assignClusterIds } from '../clusters/cluster-ids.ts'
import type { CatalogueEvent, ClusterIds, NamedClusters, Store } from '../store/store.ts'

/** Finds the edges among events of different venues; may work elsewhere and answer later. */
export type Match = (events: readonly CatalogueEvent[]) => readonly Edge[] | Promise<readonly Edge[]>

export interface RematchOptions {
  store: Store
  match: Match
  /** Match even if no event changed since the last time, after a change of the matcher. */
  always?: boolean
  now?: () => number
}

/** Matches the catalogue if it changed since it was matched last, and returns what that gave. */
export async function rematch({
  store,
  match,
  always = false,
  now = Date.now,
}: RematchOptions): Promise<{ edges: number; revision: number } | undefined> {
  const { content, events } = await store.read(async (view) => {
    const { content, matched } = await view.counters()
    return { content, events: always || content !== matched ? await view.events() : undefined }
  })
  if (!events) return undefined
  const edges = await match(events)
  const clusters = clusterEdges(edges).map(({ members }) => members)
  const revision = await store.replaceEdges({
    edges,
    content,
    name: (known) => nameMembers(clusters, known),
    at: now(),
  })
  return { edges: edges.length, revision }
}

function nameMembers(clusters: readonly string[][], known: ClusterIds): NamedClusters {
  const { ids, minted, merged } = assignClusterIds(clusters, known)
  const members = clusters.flatMap((cluster, index) => cluster.map((member) => [member, ids[index] ?? ''] as const))
  return { members: new Map(members), minted, merged }
}
