import type { Edge, Override } from '@crossvenue/matcher'
import { clusterEdges } from '../clusters/cluster-edges.ts'
import { assignClusterIds } from '../clusters/cluster-ids.ts'
import { effectiveOverrides, forbiddenEvents } from '../overrides/effective-overrides.ts'
import type { CatalogueEvent, ClusterIds, NamedClusters, Store } from '../store/store.ts'

/** Finds the edges among events of different venues, as overrides allow; may work elsewhere and answer later. */
export type Match = (
  events: readonly CatalogueEvent[],
  options: { overrides: readonly Override[] },
) => readonly Edge[] | Promise<readonly Edge[]>

export interface RematchOptions {
  store: Store
  match: Match
  /** Match even if nothing changed since the last time, after a change of the matcher. */
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
  const due = await store.read(async (view) => {
    const { content, matched } = await view.counters()
    if (!always && content === matched) return undefined
    const { overrides } = effectiveOverrides(await view.overrides())
    return { content, events: await view.events(), overrides }
  })
  if (!due) return undefined
  const { content, events, overrides } = due
  const edges = await match(events, { overrides })
  const clusters = clusterEdges(edges, { apart: forbiddenEvents(overrides) }).map(({ members }) => members)
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
