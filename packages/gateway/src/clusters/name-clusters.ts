import type { ClusterIds, StoredEdge } from '../store/store.ts'
import { clusterEdges, type EdgeCluster } from './cluster-edges.ts'
import { assignClusterIds } from './cluster-ids.ts'

/** A cluster under its lasting id. */
export interface EventCluster extends EdgeCluster<StoredEdge> {
  id: string
}

/** Groups events by the surest so many of their edges and names each group. */
export function nameClusters(edges: readonly StoredEdge[], known: ClusterIds, edgeLimit?: number): EventCluster[] {
  const clusters = clusterEdges(edges, edgeLimit)
  const { ids } = assignClusterIds(
    clusters.map(({ members }) => members),
    known,
  )
  return clusters.flatMap((cluster, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...cluster, id }]
  })
}
