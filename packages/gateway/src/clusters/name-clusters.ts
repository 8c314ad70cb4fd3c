import type { ClusterIds, StoredEdge } from '../store/store.ts'
import { type ClusterRules, clusterEdges, type EdgeCluster } from './cluster-edges.ts'
import { assignClusterIds } from './cluster-ids.ts'

/** A cluster under its lasting id. */
export interface EventCluster extends EdgeCluster<StoredEdge> {
  id: string
}

/** Groups events by their edges and names each group. */
export function nameClusters(edges: readonly StoredEdge[], known: ClusterIds, rules: ClusterRules): EventCluster[] {
  const clusters = clusterEdges(edges, rules)
  const { ids } = assignClusterIds(
    clusters.map(({ members }) => members),
    known,
  )
  return clusters.flatMap((cluster, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...cluster, id }]
  })
}
