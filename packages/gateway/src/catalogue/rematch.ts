import type { Edge } from '@crossvenue/matcher'
import { assignClusterIds } from '../clusters/cluster-ids.ts'
import { clusterEdges } from '../clusters/cluster-edges.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'

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
  const { counters, events, known } = await store.read(async (view) => {
    const counters = await view.counters()
    const isDue = always || counters.content !== counters.matched
    return { counters, events: isDue ? await view.events() : undefined, known: await view.clusterIds() }
  })
  if (!events) return undefined

  const edges = await match(events)
  const clusters = clusterEdges(edges).map((cluster) => cluster.members)
  const { ids, minted, merged } = assignClusterIds(clusters, known)
  const members = new Map(clusters.flatMap((cluster, index) => cluster.map((member) => [member, ids[index] ?? ''])))
  const revision = await store.replaceEdges({ edges, content: counters.content, members, minted, merged, at: now() })
  return { edges: edges.length, revision }
}
